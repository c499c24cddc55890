/** Sizes (CSS px) of the pictures of pages: what `/media/{id}` answers, and twice these. */
export const pictureSizes = [
  '40x40',
  '64x64',
  '72x72',
  '280x280',
  '320x210',
  '320x320',
  '480x480',
  '540x405',
  '560x640',
  '640x420',
  '640x520',
  '640x560',
  '720x540',
  '1100x750',
  '1200x700',
  '3000x1200',
] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Width (CSS px) of the column of rich texts. */
export const columnWidth = 800
/** Widths (CSS px) of pictures in rich texts, up to that of the column; the height follows. */
export const articleWidths = [100, 200, 400, columnWidth]
const densities = [1, 2]

/** A size in px as `/media/{id}` is asked for it; with `as`, always in that format. */
export interface PictureQuery {
  w: number
  h?: number
  as?: 'png'
}

/** Width and height of `size`, in CSS px. */
export function sidesOf(size: PictureSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** The size of the picture that stands for a page where its link is shared. */
const socialQuery: PictureQuery = { w: 1200, h: 630, as: 'png' }

const pageQuery = (size: PictureSize, density: number): PictureQuery => {
  const { width, height } = sidesOf(size)
  return { w: width * density, h: height * density }
}

const textOf = (query: PictureQuery) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Every query that pages write, by its text (`w=540&h=405`). */
export function pictureQueries(): ReadonlyMap<string, PictureQuery> {
  const pages = pictureSizes.flatMap((size) => densities.map((density) => pageQuery(size, density)))
  const articles = articleWidths.flatMap((width) => densities.map((density) => ({ w: width * density })))
  return new Map([...pages, ...articles, socialQuery].map((query) => [textOf(query), query]))
}

/** `src` and `srcset` of a picture, in its size and twice that for dense screens. */
function sources(id: string, queryAt: (density: number) => PictureQuery): { src: string; srcset: string } {
  const [src = '', ...others] = densities.map((density) => `/media/${id}?${textOf(queryAt(density))}`)
  const srcset = [src, ...others].map((address, index) => `${address} ${densities[index]}x`).join(', ')
  return { src, srcset }
}

/** `src` and `srcset` of a picture of a page. */
export const pictureSources = (id: string, size: PictureSize) => sources(id, (density) => pageQuery(size, density))

/** `src` and `srcset` of a picture in a rich text: the next width from `width` (CSS px) up. */
export function articleSources(id: string, width = columnWidth) {
  const offered = articleWidths.find((each) => each >= width) ?? columnWidth
  return sources(id, (density) => ({ w: offered * density }))
}

/** Path of the picture `id` for who shows a shared link. */
export const socialAddress = (id: string) => `/media/${id}?${textOf(socialQuery)}`
