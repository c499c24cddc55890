import type { AnyRouteMatch } from '@tanstack/react-router'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { themeScript } from '#ui/theme-script.ts'

interface Props {
  locale: Locale
  matches: readonly Pick<AnyRouteMatch, 'links'>[]
  /** Address of the browser's entry script. */
  entry: string
}

/** The scripts, and repeated meta tags, which the router's `HeadContent` would reduce to one. */
export function ServerHead({ locale, matches, entry }: Props) {
  const languages = new Set(matches.flatMap(({ links }) => links?.map((link) => link?.hrefLang)))
  const others = localeCodes.filter((code) => code !== locale && languages.has(locales[code].tag))
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#07141f" />
      <meta property="og:locale" content={locales[locale].ogLocale} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={locales[code].ogLocale} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <script type="module" src={entry} />
    </>
  )
}
