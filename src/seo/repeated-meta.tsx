import { useRouterState } from '@tanstack/react-router'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/** What stands in every head, and more than once under the same name: the router's own head keeps one of a name. */
export function RepeatedMeta({ locale }: { locale: Locale }) {
  // Texts, so that an equal answer is the same one.
  const translated = useRouterState({
    select: ({ matches }) => matches.flatMap(({ links = [] }) => links.map((link) => link?.hrefLang ?? '')).join(' '),
  }).split(' ')
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#07141f" />
      <meta property="og:locale" content={locales[locale].ogLocale} />
      {localeCodes
        .filter((code) => code !== locale && translated.includes(locales[code].tag))
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locales[code].ogLocale} />
        ))}
    </>
  )
}
