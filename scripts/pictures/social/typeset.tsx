import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import { locales } from '#i18n/locales.ts'
import { Card, cardSize, type CardText } from './card.tsx'

/** Files of Fontsource. The first font that has a letter sets it. */
const latin = ['manrope-latin', 'manrope-latin-ext', 'manrope-vietnamese']
const chinese = ['noto-sans-sc-latin', 'noto-sans-sc-latin-ext', 'noto-sans-sc-chinese-simplified']

async function readFont(name: string): Promise<Font> {
  const family = name.startsWith('manrope') ? 'manrope' : 'noto-sans-sc'
  const data = await readFile(`node_modules/@fontsource/${family}/files/${name}-600-normal.woff`)
  return { name, data, weight: 600, style: 'normal' }
}

/**
 * Reads the fonts. Returns a function that renders a card as an SVG with outlined letters.
 * It throws if no font has a character.
 */
export async function typesetter(): Promise<(text: CardText) => Promise<string>> {
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
