import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewsletterResultPage, signUpResults } from '#features/newsletter/newsletter-result-page.tsx'
import { newsletterSteps, NewsletterStepPage } from '#features/newsletter/newsletter-step-page.tsx'
import { useShell } from '#shell/route.ts'

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
  const { navigation, footer } = useShell().frame
  const links = navigation.flatMap(({ title, url, children }) => children ?? (url ? [{ title, url }] : []))
  const pages = links.filter(({ url }) => !url.includes('#')).slice(0, 3)
  const after = { description: footer.newsletter.description, pages }
  return step ? (
    <NewsletterStepPage step={step} after={after} />
  ) : (
    result && <NewsletterResultPage result={result} after={after} />
  )
}
