/** One full row of cards. */
const maxRelated = 3

/** Up to three other posts, those of the same category first, each in the order of `posts`. */
export function relatedPosts<T extends { slug: string; category: { id?: string | undefined } }>(
  posts: T[],
  post: T,
): T[] {
  const others = posts.filter(({ slug }) => slug !== post.slug)
  const near = others.filter(({ category }) => category.id === post.category.id)
  const far = others.filter(({ category }) => category.id !== post.category.id)
  return [...near, ...far].slice(0, maxRelated)
}
