/** A picture for shared links: absolute address, size in px. */
export interface SocialPicture {
  url: string
  width: number
  height: number
}

/** The picture that stands for a page where its link is shared; `undefined` for a page without one. `id` is that of a picture. */
export function socialPicture(origin: string, id: string | undefined): SocialPicture | undefined {
  return id ? { url: `${origin}/media/${id}?w=1200&h=630`, width: 1200, height: 630 } : undefined
}
