import { createFileRoute, notFound } from '@tanstack/react-router'
import { isSignUpResult, NewsletterResultPage } from '#features/newsletter/newsletter-result-page.tsx'

export const Route = createFileRoute('/newsletter/$result')({
  loader: ({ params }) => {
    if (!isSignUpResult(params.result)) throw notFound()
    return params.result
  },
  head: ({ match: { context, status } }) =>
    status === 'notFound'
      ? {}
      : { meta: [{ title: context.messages.newsletter.resultTitle }, { name: 'robots', content: 'noindex' }] },
  component: () => <NewsletterResultPage result={Route.useLoaderData()} />,
})
