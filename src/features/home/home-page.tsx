import type { ReactNode } from 'react'
import { Remembered } from '#ui/remembered.tsx'
import { FaqSection } from './faq-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { InvestSection } from './invest-section.tsx'
import { PortfolioSection } from './portfolio-section.tsx'
import { ProfitSection } from './profit-section.tsx'
import { ResultsSection } from './results-section.tsx'
import type { FaqItem, Home } from './schema.ts'
import { TestimonialsSection } from './testimonials-section.tsx'
import { WhatYouGetSection } from './what-you-get-section.tsx'
import { WhySection } from './why-section.tsx'

interface HomePageProps {
  home: Home
  /** The questions, when they can be had. */
  faq: FaqItem[] | undefined
  /** The pricing section, when the content has one. */
  pricing: ReactNode
  /** All that `pricing` is made of. */
  pricingInputs: unknown[]
}

/**
 * The home page: eleven sections in the order of spec §2. One that the content lacks leaves the others standing. The first is
 * not remembered: React asks for its picture from the head of the page.
 */
export function HomePage({ home, faq, pricing, pricingInputs }: HomePageProps) {
  return (
    <>
      {home.hero && <HeroSection {...home.hero} />}
      <Remembered name="home" inputs={[home, faq, ...pricingInputs]}>
        {home.invest && <InvestSection {...home.invest} />}
        {home.results && <ResultsSection {...home.results} />}
        {home.profit && <ProfitSection {...home.profit} />}
        {home.why && <WhySection {...home.why} />}
        {home.how_it_works && <HowItWorksSection {...home.how_it_works} />}
        {pricing}
        {home.what_you_get && home.what_you_get.options.length > 0 && <WhatYouGetSection {...home.what_you_get} />}
        {home.testimonials && <TestimonialsSection {...home.testimonials} />}
        {home.faq && faq && <FaqSection {...home.faq} items={faq} />}
        {home.portfolio && <PortfolioSection {...home.portfolio} />}
      </Remembered>
    </>
  )
}
