import { pictureSources, sidesOf, type PictureSize } from '#model/picture-sizes.ts'

interface PictureProps {
  /** Id in the asset store; without it a local placeholder is shown. */
  id?: string | undefined
  /** Text in the page's language; empty for decoration. */
  alt?: string | undefined
  /** Size on the page in CSS px. It reserves the space before the picture loads. */
  size: PictureSize
  /** The first large picture of a page: loaded early, never lazily. */
  hero?: boolean
  className?: string
}

/** A picture of the asset store (worker/pages/media.ts), twice as large for dense screens. */
export function Picture({ id = 'no-image', alt = 'image', size, hero = false, className }: PictureProps) {
  const { src, srcset } = pictureSources(id, size)
  return (
    <img
      src={src}
      // The preload that React writes for a hero knows the source set alone.
      srcSet={hero ? `${src} 1x, ${srcset}` : srcset}
      alt={alt}
      {...sidesOf(size)}
      className={className}
      decoding="async"
      {...(hero ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
