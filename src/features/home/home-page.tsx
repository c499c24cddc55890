import type { ReactNode } from 'react'
import { FaqSection } from './faq-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { InvestSection } from './invest-section.tsx'
import { PortfolioSection } from './portfolio-section.tsx'
import { ProfitSection } from './profit-section.tsx'
import { ResultsSection } from './results-section.tsx'
import type { SampleResultsProps } from './sample-results.tsx'
import type { FaqItem, Home } from './schema.ts'
import { TestimonialsSection } from './testimonials-section.tsx'
import { WhatYouGetSection } from './what-you-get-section.tsx'
import { WhySection } from './why-section.tsx'

interface HomePageProps {
  home: Home
  /** `undefined` if the questions are temporarily unavailable. */
  faq: FaqItem[] | undefined
  pricing: ReactNode
  /** Drawings of the app. */
  preview: ReactNode
  /** The sample months and a plan; `undefined` if the plans are unavailable. */
  sample: SampleResultsProps | undefined
}

/** The home page (docs/product.md#home-sections). A missing section does not affect the others. */
export function HomePage({ home, faq, pricing, preview, sample }: HomePageProps) {
  return (
    <>
      {home.hero && <HeroSection {...home.hero} />}
      {home.invest && <InvestSection {...home.invest} />}
      {home.results && <ResultsSection {...home.results} sample={sample} />}
      {home.profit && <ProfitSection {...home.profit} />}
      {home.why && <WhySection {...home.why} />}
      {home.how_it_works && <HowItWorksSection {...home.how_it_works} preview={preview} />}
      {pricing}
      {home.what_you_get && home.what_you_get.options.length > 0 && <WhatYouGetSection {...home.what_you_get} />}
      {home.testimonials && <TestimonialsSection {...home.testimonials} />}
      {home.faq && faq && <FaqSection {...home.faq} items={faq} />}
      {home.portfolio && <PortfolioSection {...home.portfolio} />}
    </>
  )
}
