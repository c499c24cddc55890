import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewsletterResultPage, signUpResults } from '#features/newsletter/newsletter-result-page.tsx'
import { newsletterSteps, NewsletterStepPage } from '#features/newsletter/newsletter-step-page.tsx'

const Step = v.picklist(newsletterSteps)
const Result = v.picklist(signUpResults)

export const Route = createFileRoute('/newsletter/$result')({
  loader: ({ params: { result } }) => {
    if (v.is(Step, result)) return { step: result }
    if (v.is(Result, result)) return { result }
    throw notFound()
  },
  head: ({ match: { context, status } }) =>
    status === 'notFound'
      ? {}
      : { meta: [{ title: context.messages.newsletter.resultTitle }, { name: 'robots', content: 'noindex' }] },
  component: NewsletterPage,
})

function NewsletterPage() {
  const { step, result } = Route.useLoaderData()
  return step ? <NewsletterStepPage step={step} /> : result && <NewsletterResultPage result={result} />
}
