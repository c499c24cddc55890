import { X } from 'lucide'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Icon } from '#ui/icon.tsx'
import { languageLink } from './language-link.ts'

/** Texts of the offer in the offered language; the page's own messages have another one. */
const texts: Record<Locale, { read: string; dismiss: string }> = {
  en: { read: 'Read this page in English', dismiss: 'Dismiss' },
  vi: { read: 'Đọc trang này bằng tiếng Việt', dismiss: 'Bỏ qua' },
  cn: { read: '阅读本页的中文版', dismiss: '关闭' },
}

/** A hidden offer for each other language; language-offer.ts shows one. Unprefixed pages only. */
export function LanguageOffer({ query }: { query: string }) {
  if (locales[usePageLocale()].prefix) return null
  return localeCodes
    .filter((code) => locales[code].prefix)
    .map((code) => (
      <aside
        key={code}
        lang={locales[code].tag}
        className="language-offer items-center justify-center gap-4 bg-chart px-5 text-small"
      >
        <a
          href={languageLink(query, code)}
          hrefLang={locales[code].tag}
          className="py-3 font-[650] text-sea underline underline-offset-4"
        >
          {texts[code].read}
        </a>
        <button
          type="button"
          data-native
          data-offer-dismiss
          aria-label={texts[code].dismiss}
          className="grid size-11 place-items-center"
        >
          <Icon node={X} size={18} />
        </button>
      </aside>
    ))
}
