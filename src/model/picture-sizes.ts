/** Sizes (CSS px) of the pages' pictures. `/media/{id}` has these sizes and twice as many px. */
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
/** Widths (CSS px) of pictures in rich texts; the height follows. */
export const articleWidths = [100, 200, 400, columnWidth]
const densities = [1, 2]

/** A size in px as a query of `/media/{id}`; `as` fixes the format. */
export interface PictureQuery {
  w: number
  h?: number
  as?: 'png'
}

/** The picture of a shared link. */
const socialQuery: PictureQuery = { w: 1200, h: 630, as: 'png' }

/** Width and height of `size`, in CSS px. */
export function sidesOf(size: PictureSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** The queries of a picture, one for each density; sides in CSS px. */
const queriesOf = (width: number, height?: number): PictureQuery[] =>
  densities.map((density) => ({ w: width * density, ...(height && { h: height * density }) }))

const textOf = (query: PictureQuery) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** All queries of the site's pages, by their text (`w=540&h=405`). */
export function pictureQueries(): ReadonlyMap<string, PictureQuery> {
  const pages = pictureSizes.map(sidesOf).flatMap(({ width, height }) => queriesOf(width, height))
  const articles = articleWidths.flatMap((width) => queriesOf(width))
  return new Map([...pages, ...articles, socialQuery].map((query) => [textOf(query), query]))
}

const addressOf = (id: string, query: PictureQuery) => `/media/${id}?${textOf(query)}`

/** Browsers take `src` for normal screens. */
function sources(id: string, queries: PictureQuery[]): { src: string; srcset: string } {
  const [src = '', dense] = queries.map((query) => addressOf(id, query))
  return { src, srcset: `${dense} 2x` }
}

/** `src` and `srcset` of a picture of a page, for normal and dense screens. */
export function pictureSources(id: string, size: PictureSize) {
  const { width, height } = sidesOf(size)
  return sources(id, queriesOf(width, height))
}

/** `src` and `srcset` of a picture in a rich text: the next offered width from `width` (CSS px) up. */
export const articleSources = (id: string, width = columnWidth) =>
  sources(id, queriesOf(articleWidths.find((offered) => offered >= width) ?? columnWidth))

/** Path of the picture `id` in its size for shared links. */
export const socialAddress = (id: string) => addressOf(id, socialQuery)
