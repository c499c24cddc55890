import { HeadContent, useRouterState } from '@tanstack/react-router'
import { createContext, memo, useContext } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { repeatedMeta } from './repeated-meta.ts'

/** Parts of the document that only the server has. */
interface ServerDocument {
  attributes: Record<string, string | undefined>
  /** Content of the head (head-html.ts), much faster than the browser's components. */
  head: string
}

export const DocumentContext = createContext<ServerDocument | undefined>(undefined)

/** `<head>`: the meta tags and links of the routes, and those of every page. */
export const DocumentHead = memo(function DocumentHead({ locale }: { locale: Locale }) {
  const server = useContext(DocumentContext)
  if (server) return <head dangerouslySetInnerHTML={{ __html: server.head }} />
  return (
    <head>
      <HeadContent />
      <RepeatedMeta locale={locale} />
    </head>
  )
})

function RepeatedMeta({ locale }: { locale: Locale }) {
  // A string, so that an equal selection compares as equal.
  const translated = useRouterState({
    select: ({ matches }) => matches.flatMap(({ links = [] }) => links.map((link) => link?.hrefLang ?? '')).join(' '),
  }).split(' ')
  return repeatedMeta(locale, translated).map((meta) => <meta key={meta.media ?? meta.content} {...meta} />)
}
