import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { NavEntry } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** The placeholder page at `/default`, with the links of the header. */
export function PlaceholderPage({ navigation }: { navigation: NavEntry[] }) {
  const t = useTranslations('placeholder')
  const links = navigation.flatMap(({ title, url, children }) => [
    ...(url ? [{ title, url }] : []),
    ...(children ?? []),
  ])
  return (
    <>
      <header className="border-b border-line bg-chart">
        <div className="frame py-14 lg:py-20">
          <div className="ticks mb-8 h-1.5" />
          <h1 suppressHydrationWarning>{breakable(t('title'))}</h1>
          <p className="mt-5 max-w-[40rem] text-ink-soft">{t('description')}</p>
        </div>
      </header>
      <ul className="frame grid gap-x-16 py-10 md:grid-cols-2 lg:py-16">
        {links.map((link) => (
          <li key={link.url} className="relative flex items-center gap-6 border-b border-line py-5">
            <div className="mr-auto">
              <Link href={link.url} className="text-h3 font-[650] after:absolute after:inset-0 hover:text-sea">
                {link.title}
              </Link>
              {'description' in link && <p className="mt-1 text-small text-ink-soft">{link.description}</p>}
            </div>
            <Icon node={ArrowRight} className="shrink-0 text-sea" />
          </li>
        ))}
      </ul>
    </>
  )
}
