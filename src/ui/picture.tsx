import { pictureSources, sidesOf, type PictureSize } from '#model/picture-sizes.ts'

interface PictureProps {
  /** Id in the asset store; without one the local placeholder shows. */
  id?: string | undefined
  /** Text in the page's language; empty for decoration. */
  alt?: string | undefined
  /** Size on the page in CSS px; it also holds the place before the picture arrives. */
  size: PictureSize
  /** The first large picture of a page: fetched early and never lazily. */
  hero?: boolean
  className?: string
}

/**
 * A picture from the asset store, in the size asked for and twice that for dense screens.
 * The address is our own; the worker passes on what it does not hold itself (worker/assets/media.ts).
 */
export function Picture({ id = 'no-image', alt = 'image', size, hero = false, className }: PictureProps) {
  const { src, srcset } = pictureSources(id, size)
  return (
    <img
      src={src}
      srcSet={srcset}
      alt={alt}
      {...sidesOf(size)}
      className={className}
      decoding="async"
      {...(hero ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
