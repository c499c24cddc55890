import { createFileRoute, notFound } from '@tanstack/react-router'

/** The page of every address that answers 410 (docs/product.md#not-found-and-gone). */
export const Route = createFileRoute('/gone')({
  loader: () => {
    throw notFound()
  },
})
