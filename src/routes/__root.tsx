import { createRootRouteWithContext, Outlet, useRouterState, type AnyRouteMatch } from '@tanstack/react-router'
import { useContext, useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import latinFont from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { SearchBox } from '#features/search/search-box.tsx'
import { sectionAt, sections } from '#model/sections.ts'
import { pageLanguages } from '#model/translations.ts'
import { readShell } from '#shell/loaders.ts'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'
import { textLang } from '#i18n/english-fallback.ts'
import { locales } from '#i18n/locales.ts'
import { mergeMessages } from '#i18n/merge-messages.ts'
import type { Messages } from '#i18n/messages.ts'
import { DocumentContext, DocumentHead } from '#render/document-head.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { queryOf } from '#ui/href.ts'
import styles from '#ui/app.css?url'
import type { RouterContext } from '#router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => readShell(context.api, context.locale, context.currentShell?.()),
  // Every navigation reads the app config again; browser-api.ts fetches it if it is older than 10 s.
  shouldReload: ({ cause, preload }) => cause === 'stay' && !preload,
  head: ({ loaderData, match: { context }, matches }) => ({
    meta: [
      { title: [missingTitle(context.messages, matches), loaderData?.frame.brand.name].filter(Boolean).join(' | ') },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { property: 'og:site_name', content: loaderData?.frame.brand.name },
      ...(missingTitle(context.messages, matches) ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

/** The title of a missing page (404, 410), which has no head of its own. */
function missingTitle(
  { error }: Messages,
  matches: readonly Pick<AnyRouteMatch, 'routeId' | 'status' | '_notFound'>[],
) {
  if (matches.some(({ routeId }) => routeId === '/gone')) return error.goneTitle
  return matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? error.notFoundTitle : undefined
}

// Constant elements: React does not render them again on navigation (docs/decisions/077-page-change.md).
const search = <SearchBox />
const newsletter = <NewsletterForm id="footer-email" />

function Document({ children }: { children: ReactNode }) {
  const { locale, messages } = Route.useRouteContext()
  const shell = Route.useLoaderData()
  // While a page loads, the router's location is already the next one; `matches` are the shown page's.
  const page = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const { tag } = locales[locale]
  const inEnglish = shell && !pageLanguages(shell.frame, page?.pathname ?? '/').includes(locale)
  const section = sectionAt(page?.pathname.replace(/(?<=.)\/$/, '') ?? '/')
  const hasSignedUp =
    section?.name === 'newsletter' && ['subscribed', 'check-inbox', 'confirmed'].includes(section.slug ?? '')
  const texts = useMemo(() => mergeMessages(messages, shell?.translations), [messages, shell?.translations])
  return (
    <html {...useContext(DocumentContext)?.attributes} lang={tag} suppressHydrationWarning>
      <DocumentHead />
      <body>
        <IntlProvider locale={tag} messages={texts} timeZone="UTC">
          {shell ? (
            <>
              <SiteHeader
                frame={shell.frame}
                query={queryOf(page?.search ?? {})}
                section={section && sections[section.name].path}
                search={search}
              />
              {inEnglish && <EnglishFallbackNote />}
              <main id="content" lang={textLang({ inEnglish })} tabIndex={-1} className="outline-none">
                {children}
              </main>
              <SiteFooter frame={shell.frame} newsletter={hasSignedUp ? undefined : newsletter} />
            </>
          ) : (
            <main id="content">{children}</main>
          )}
        </IntlProvider>
      </body>
    </html>
  )
}
