import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { locales } from '#i18n/locales.ts'
import { socialPath } from '#seo/social-picture.ts'
import { copyDrawing } from '#scripts/pictures/copy-drawing.ts'
import { Card, cardSize, colors, type CardText } from './card.tsx'
import type { SocialPage } from './pages.ts'

/** A small palette keeps a picture below 25 kB. */
const png = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 } as const
/** The part of the chart under the card, in px at the card's height. */
const cut = { left: 375, top: 0, ...cardSize }
/** Hides the contours under the text. */
const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="f">
  <stop offset=".25" stop-opacity="0"/><stop offset=".8"/></linearGradient><path fill="url(#f)" d="M0 0H1200V630H0z"/></svg>`

/** Files of Fontsource. The first font that has a letter sets it. */
const latin = ['manrope-latin', 'manrope-latin-ext', 'manrope-vietnamese']
const chinese = ['noto-sans-sc-latin', 'noto-sans-sc-latin-ext', 'noto-sans-sc-chinese-simplified']

async function readFont(name: string): Promise<Font> {
  const family = name.startsWith('manrope') ? 'manrope' : 'noto-sans-sc'
  const data = await readFile(`node_modules/@fontsource/${family}/files/${name}-600-normal.woff`)
  return { name, data, weight: 600, style: 'normal' }
}

/** Returns a function that renders a card as SVG outlines. It throws if no font has a character. */
async function typesetter(): Promise<(text: CardText) => Promise<string>> {
  const chineseFonts = await Promise.all(chinese.map(readFont))
  const allFonts = [...(await Promise.all(latin.map(readFont))), ...chineseFonts]
  return (text) =>
    satori(<Card {...text} />, {
      ...cardSize,
      fonts: locales[text.locale].fullWidthMarks ? chineseFonts : allFonts,
      loadAdditionalAsset: async (_language, characters) => {
        throw new Error(`"${text.title}": no font has ${characters}`)
      },
    })
}

/** The background of every card in raw pixels: the SVG `chart` without its course. */
async function drawBackground(chart: string): Promise<Buffer> {
  const contours = await sharp(Buffer.from(chart.replace('</style>', '.cs{display:none}</style>')))
    .resize({ height: cut.height })
    .extract(cut)
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(contours).flatten({ background: colors.paper }).raw().toBuffer()
}

/**
 * Draws the social picture of each page over a chart of the folder `pictures`. It throws an error that
 * names a character that no font has.
 */
export async function prepareSocialPictures(
  pages: SocialPage[],
  pictures: string,
  target: string,
  cache: string,
): Promise<void> {
  const chart = await readFile(join(pictures, 'banner-chart.svg'), 'utf8')
  await rm(join(target, 'social'), { recursive: true, force: true })
  let started: Promise<[(text: SocialPage) => Promise<string>, Buffer]> | undefined
  async function draw(page: SocialPage, cached: string) {
    const [typeset, background] = await (started ??= Promise.all([typesetter(), drawBackground(chart)]))
    await sharp(background, { raw: { ...cardSize, channels: 3 } })
      .composite([{ input: Buffer.from(await typeset(page)) }])
      .png(png)
      .toFile(cached)
  }
  await Promise.all(
    pages.map((page) => {
      // The markup holds the design of the card, so a change draws all cards again.
      const inputs = [renderToStaticMarkup(<Card {...page} />), chart, fade, png, cut]
      return copyDrawing(join(target, socialPath(page.locale, page.path)), cache, inputs, (cached) =>
        draw(page, cached),
      )
    }),
  )
}
