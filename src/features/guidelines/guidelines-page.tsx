import { ArrowRight, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { Section } from '#ui/section.tsx'
import { PricesSection, type PlanPrice } from './prices-section.tsx'
import type { Guidelines } from './schema.ts'
import { StepsSection } from './steps-section.tsx'
import { TopicsSection } from './topics-section.tsx'
import { breakable } from '#i18n/breakable.ts'

interface GuidelinesPageProps {
  guidelines: Guidelines
  /** `undefined` if the plans are temporarily unavailable. */
  plans: PlanPrice[] | undefined
  taxRate: number
  /** Drawings of the app. */
  preview: ReactNode
}

/** The guidelines page (docs/product.md#guidelines). */
export function GuidelinesPage({ guidelines, plans, taxRate, preview }: GuidelinesPageProps) {
  const t = useTranslations('guidelines')
  const links = useSiteLinks()
  const { hero, steps, important, prices, riskLevels, buttons } = guidelines
  const sections = [
    { href: '#steps', title: steps.title },
    { href: '#rules', title: important.title },
    ...(plans ? [{ href: '#prices', title: prices.title }] : []),
    { href: '#risk-levels', title: riskLevels.title },
  ]
  const tiles = [
    { href: '/knowledge-base', ...guidelines.tiles.knowledgeBase },
    { href: '/resources/academy', ...guidelines.tiles.academy },
  ] as const
  const actions = (
    <>
      <ButtonLink href={links.register} kind="primary">
        {buttons.start}
      </ButtonLink>
      <ButtonLink href={links.support}>{buttons.support}</ButtonLink>
    </>
  )
  return (
    <>
      <PageHero name={t('title')} {...hero} actions={actions}>
        <nav aria-label={t('onThisPage')}>
          <ul className="ticks grid gap-x-8 pt-3 sm:grid-cols-2 lg:grid-cols-4">
            {sections.map((section) => (
              <li key={section.href}>
                <a
                  href={section.href}
                  className="flex min-h-11 items-center gap-3 text-small font-[550] hover:text-sea"
                >
                  <span aria-hidden className="size-2 shrink-0 rounded-full border-2 border-sea" />
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <StepsSection {...steps} brokers={guidelines.brokers} preview={preview} />
      <Section id="rules" title={important.title}>
        <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {important.items.map((item) => (
            <li key={item.title} className="border-t-2 border-signal pt-6">
              <h3 className="flex gap-3">
                <Icon node={TriangleAlert} size={24} className="mt-0.5 shrink-0 text-signal" />
                {item.title}
              </h3>
              <p className="mt-4">{item.content}</p>
            </li>
          ))}
        </ol>
      </Section>
      {plans && <PricesSection {...prices} plans={plans} taxRate={taxRate} />}
      <Section id="risk-levels" title={riskLevels.title}>
        <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
          {riskLevels.items.map((item, index) => (
            <li key={item.title} className="ticks pt-6">
              <p className="flex items-center gap-1.5">
                <span className="sr-only">{t('riskLevel', { number: index + 1, total: riskLevels.items.length })}</span>
                {riskLevels.items.map((other, step) => (
                  <span
                    key={other.title}
                    aria-hidden
                    className={`h-2.5 w-7 rounded-[2px] border ${step <= index ? 'border-signal bg-signal' : 'border-ink-soft/60'}`}
                  />
                ))}
              </p>
              <h3 className="mt-4" suppressHydrationWarning>
                {breakable(item.title)}
              </h3>
              <p className="mt-2 text-small text-ink-soft">{item.content}</p>
            </li>
          ))}
        </ol>
      </Section>
      <TopicsSection sections={guidelines.sections} article={guidelines.article} />
      <Section id="read-on" title={t('readOn')}>
        <ul className="grid gap-5 md:grid-cols-2">
          {tiles.map(({ href, title, content }) => (
            <li key={href} className="relative flex gap-6 rounded-card bg-chart p-6 lg:p-9">
              <div className="mr-auto">
                <h3>
                  <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:text-sea">
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-small text-ink-soft">{content}</p>
              </div>
              <Icon node={ArrowRight} size={24} className="mt-1 shrink-0 text-sea" />
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
          <ButtonLink href="/resources/blog">{guidelines.links.blog}</ButtonLink>
          <ButtonLink href="/resources/product-updates">{guidelines.links.updates}</ButtonLink>
        </p>
      </Section>
      <section aria-labelledby="closing-title" className="bg-chart">
        <div className="frame py-14 lg:py-20">
          <h2 id="closing-title" suppressHydrationWarning>
            {breakable(t('closing'))}
          </h2>
          <RiskNotice>{guidelines.riskWarning}</RiskNotice>
          <p className="mt-8 flex flex-wrap gap-x-3 gap-y-4 max-sm:*:grow">{actions}</p>
        </div>
      </section>
    </>
  )
}
