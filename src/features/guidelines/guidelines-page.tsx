import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { PageHero } from '#ui/page-hero.tsx'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { ImportantSection } from './important-section.tsx'
import { PricesSection, type PlanPrice } from './prices-section.tsx'
import { ReadOnSection } from './read-on-section.tsx'
import { RiskLevelsSection } from './risk-levels-section.tsx'
import type { Guidelines } from './schema.ts'
import { StepsSection } from './steps-section.tsx'
import { TopicsSection } from './topics-section.tsx'

interface GuidelinesPageProps {
  guidelines: Guidelines
  /** Prices of the plans, where they can be read; `taxRate` in percent. */
  plans: PlanPrice[] | undefined
  taxRate: number
}

/** The guidelines page (docs/product.md#guidelines). */
export function GuidelinesPage({ guidelines, plans, taxRate }: GuidelinesPageProps) {
  const t = useTranslations('guidelines')
  const links = useSiteLinks()
  const { hero, steps, important, prices, riskLevels, buttons } = guidelines
  const sections = [
    { href: '#steps', title: steps.title },
    { href: '#rules', title: important.title },
    ...(plans ? [{ href: '#prices', title: prices.title }] : []),
    { href: '#risk-levels', title: riskLevels.title },
  ]
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
      <StepsSection {...steps} brokers={guidelines.brokers} />
      <ImportantSection {...important} />
      {plans && <PricesSection {...prices} plans={plans} taxRate={taxRate} />}
      <RiskLevelsSection {...riskLevels} />
      <TopicsSection sections={guidelines.sections} article={guidelines.article} />
      <ReadOnSection links={guidelines.links} tiles={guidelines.tiles} />
      <section aria-labelledby="closing-title" className="bg-chart">
        <div className="frame py-14 lg:py-20">
          <h2 id="closing-title">{t('closing')}</h2>
          <RiskNotice>{guidelines.riskWarning}</RiskNotice>
          <p className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">{actions}</p>
        </div>
      </section>
    </>
  )
}
