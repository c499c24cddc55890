import { Globe } from 'lucide'
import { useTranslations } from 'use-intl'
import { localeCodes, locales } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Icon } from '#ui/icon.tsx'
import { languageLink } from './language-link.ts'

/** Plain links that switch the language; the gateway sets the cookie and redirects. */
export function LanguageMenu({ query }: { query: string }) {
  const t = useTranslations('shell')
  const locale = usePageLocale()
  return (
    <details data-menu className="relative">
      <summary className="flex min-h-11 items-center gap-2 px-2 whitespace-nowrap text-[0.9375rem] font-[550] hover:text-sea">
        <Icon node={Globe} />
        <span className="sr-only">{`${t('language')} `}</span>
        <span className="max-sm:sr-only lg:max-xl:sr-only">{locales[locale].name}</span>
      </summary>
      <ul className="absolute right-0 mt-4 w-44 rounded-card border border-line bg-float p-2 floats">
        {localeCodes.map((code) => (
          <li key={code}>
            <a
              href={languageLink(query, code)}
              lang={locales[code].tag}
              hrefLang={locales[code].tag}
              aria-current={code === locale ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-control px-4 hover:bg-chart hover:text-sea aria-current:font-[650] aria-current:text-sea"
            >
              {locales[code].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
