import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewsletterResultPage, SignUpResult } from '#features/newsletter/newsletter-result-page.tsx'

export const Route = createFileRoute('/newsletter/$result')({
  loader: ({ params }) => {
    if (!v.is(SignUpResult, params.result)) throw notFound()
    return params.result
  },
  head: ({ match: { context, status } }) =>
    status === 'notFound'
      ? {}
      : { meta: [{ title: context.messages.newsletter.resultTitle }, { name: 'robots', content: 'noindex' }] },
  component: () => <NewsletterResultPage result={Route.useLoaderData()} />,
})
