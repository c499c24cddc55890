import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { socialPath } from '#seo/social-picture.ts'
import { copyDrawing } from '#scripts/pictures/copy-drawing.ts'
import { Card, cardSize, colors } from './card.tsx'
import type { SocialPage } from './pages.ts'
import { typesetter } from './typeset.tsx'

/** Few colours keep a picture under 25 kB. */
const png = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 } as const
/** Part of the chart, in px at the card's height, that lies under the card. */
const cut = { left: 375, top: 0, ...cardSize }
/** Where the contours come out from under the text. */
const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="f">
  <stop offset=".25" stop-opacity="0"/><stop offset=".8"/></linearGradient><path fill="url(#f)" d="M0 0H1200V630H0z"/></svg>`

/** The pixels under every card: the contours of the SVG `chart`, without its course. */
async function drawGround(chart: string): Promise<Buffer> {
  const contours = await sharp(Buffer.from(chart.replace('</style>', '.cs{display:none}</style>')))
    .resize({ height: cut.height })
    .extract(cut)
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(contours).flatten({ background: colors.paper }).raw().toBuffer()
}

/**
 * Draws the social picture of each of `pages` into `social/` of the folder `target`, at its path
 * (src/seo/social-picture.ts). A PNG is kept in `cache` by what it shows, so an unchanged title is
 * not drawn again. Returns how many were drawn.
 * @param chart an SVG in the chart language, the ground of every picture
 * @throws Error that names the title with a character that no font has
 */
export async function prepareSocialPictures(
  pages: SocialPage[],
  chart: string,
  target: string,
  cache: string,
): Promise<number> {
  await rm(join(target, 'social'), { recursive: true, force: true })
  let begun: Promise<[(text: SocialPage) => Promise<string>, Buffer]> | undefined
  async function draw(page: SocialPage, cached: string) {
    const [typeset, ground] = await (begun ??= Promise.all([typesetter(), drawGround(chart)]))
    await sharp(ground, { raw: { ...cardSize, channels: 3 } })
      .composite([{ input: Buffer.from(await typeset(page)) }])
      .png(png)
      .toFile(cached)
  }
  const drawn = pages.map((page) => {
    // The markup is all that the card is, so a change of its design draws everything anew.
    const shows = [renderToStaticMarkup(<Card {...page} />), chart, fade, png, cut]
    const file = join(target, socialPath(page.locale, page.path))
    return copyDrawing(file, cache, shows, (cached) => draw(page, cached))
  })
  return (await Promise.all(drawn)).filter(Boolean).length
}
