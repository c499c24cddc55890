import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import { locales } from '#i18n/locales.ts'
import { Card, cardSize, type CardText } from './card.tsx'

const weight = 600

/** Files of Fontsource; each letter is set in the first that has it. */
const latin = ['manrope-latin', 'manrope-latin-ext', 'manrope-vietnamese']
const chinese = ['noto-sans-sc-latin', 'noto-sans-sc-latin-ext', 'noto-sans-sc-chinese-simplified']

async function readFont(name: string): Promise<Font> {
  const family = name.startsWith('manrope') ? 'manrope' : 'noto-sans-sc'
  const file = `node_modules/@fontsource/${family}/files/${name}-${weight}-normal.woff`
  return { name, data: await readFile(file), weight, style: 'normal' }
}

/**
 * Reads the fonts and returns what sets the text of a card: as an SVG whose letters are outlines.
 * It throws on a character that no font has.
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
