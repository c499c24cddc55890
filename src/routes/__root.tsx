import { createRootRouteWithContext, Outlet, useRouterState, type AnyRouteMatch } from '@tanstack/react-router'
import { useContext, useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import latinFont from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { SearchBox } from '#features/search/search-box.tsx'
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
  // Each navigation asks for the app config; one older than 10 s is fetched (browser-api.ts).
  // The router itself checks the age only of pages that are entered.
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

/** The title of a page that is not there or gone: its own head is empty. */
function missingTitle(
  { error }: Messages,
  matches: readonly Pick<AnyRouteMatch, 'routeId' | 'status' | '_notFound'>[],
) {
  if (matches.some(({ routeId }) => routeId === '/gone')) return error.goneTitle
  return matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? error.notFoundTitle : undefined
}

// The same elements for each page, so that React leaves header and footer alone when it changes
// (docs/decisions/077-page-change.md).
const search = <SearchBox />
const newsletter = <NewsletterForm id="footer-email" />

function Document({ children }: { children: ReactNode }) {
  const { locale, messages } = Route.useRouteContext()
  const shell = Route.useLoaderData()
  // The shown page: the router's location is already the next page's while that loads.
  const page = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const { tag } = locales[locale]
  const inEnglish = shell && !pageLanguages(shell.frame, page?.pathname ?? '/').includes(locale)
  const texts = useMemo(() => mergeMessages(messages, shell?.translations), [messages, shell?.translations])
  return (
    <html {...useContext(DocumentContext)?.attributes} lang={tag} suppressHydrationWarning>
      <DocumentHead />
      <body>
        <IntlProvider locale={tag} messages={texts} timeZone="UTC">
          {shell ? (
            <>
              <SiteHeader frame={shell.frame} query={queryOf(page?.search ?? {})} search={search} />
              {inEnglish && <EnglishFallbackNote />}
              <main id="content" lang={textLang({ inEnglish })} tabIndex={-1} className="outline-none">
                {children}
              </main>
              <SiteFooter frame={shell.frame} newsletter={newsletter} />
            </>
          ) : (
            <main id="content">{children}</main>
          )}
        </IntlProvider>
      </body>
    </html>
  )
}
