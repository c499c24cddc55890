import { HeadContent, useRouterState } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { repeatedMeta } from './repeated-meta.ts'

/** What the server alone knows of the document. */
interface ServerDocument {
  /** Attributes of `<html>` for scripts. */
  attributes: Record<string, string | undefined>
  /** The content of the head as HTML (head-html.ts): made in a fraction of the time of the components that browsers have. */
  head: string
}

export const DocumentContext = createContext<ServerDocument | undefined>(undefined)

/** `<head>`: what the routes say of the page, and what stands in every head. */
export function DocumentHead({ locale }: { locale: Locale }) {
  const server = useContext(DocumentContext)
  if (server) return <head dangerouslySetInnerHTML={{ __html: server.head }} />
  return (
    <head>
      <HeadContent />
      <RepeatedMeta locale={locale} />
    </head>
  )
}

function RepeatedMeta({ locale }: { locale: Locale }) {
  // Texts, so that an equal answer is the same one.
  const translated = useRouterState({
    select: ({ matches }) => matches.flatMap(({ links = [] }) => links.map((link) => link?.hrefLang ?? '')).join(' '),
  }).split(' ')
  return repeatedMeta(locale, translated).map((meta) => <meta key={meta.media ?? meta.content} {...meta} />)
}
