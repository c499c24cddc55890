import { X } from 'lucide'
import { localeCodes, locales } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Icon } from '#ui/icon.tsx'
import { languageLink } from './language-link.ts'

/** Hidden offers of the other languages, on English pages; language-offer.ts shows one. */
export function LanguageOffer({ query }: { query: string }) {
  if (locales[usePageLocale()].prefix) return null
  return localeCodes
    .filter((code) => locales[code].prefix)
    .map((code) => (
      <aside
        key={code}
        lang={locales[code].tag}
        suppressHydrationWarning
        className="language-offer items-center justify-center gap-4 bg-chart px-5 text-small"
      >
        <a
          href={languageLink(query, code)}
          hrefLang={locales[code].tag}
          className="py-3 font-[650] text-sea underline underline-offset-4"
        >
          {locales[code].offer.read}
        </a>
        <button
          type="button"
          data-native
          data-offer-dismiss
          aria-label={locales[code].offer.dismiss}
          className="grid size-11 place-items-center"
        >
          <Icon node={X} size={18} />
        </button>
      </aside>
    ))
}
