import { createFileRoute, notFound } from '@tanstack/react-router'

/** What the gateway shows at every address that is gone (docs/product.md#not-found-and-gone). */
export const Route = createFileRoute('/gone')({
  loader: () => {
    throw notFound()
  },
})
