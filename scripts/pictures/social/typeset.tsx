import { readFile } from 'node:fs/promises'
import satori, { type Font } from 'satori'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { scriptOf } from '#i18n/writing.ts'
import { Card, cardSize, type CardText } from './card.tsx'

const weight = 600

/** Files of Fontsource; each letter is set in the first that has it. */
const latin = ['manrope-latin', 'manrope-latin-ext', 'manrope-vietnamese']
const chinese = ['noto-sans-sc-latin', 'noto-sans-sc-latin-ext', 'noto-sans-sc-chinese-simplified']
/** By script. A language in another one has the cards of the English pages. */
const fontNames: Record<string, string[]> = { Latn: [...latin, ...chinese], Hans: chinese }

/** Whether there are fonts for the cards of a language. */
export const hasCardFonts = (locale: Locale): boolean => Object.hasOwn(fontNames, scriptOf(locale))

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
  const fonts = new Map<string, Font[]>()
  for (const script of new Set(localeCodes.map(scriptOf)))
    fonts.set(script, await Promise.all((fontNames[script] ?? []).map(readFont)))
  return (text) =>
    satori(<Card {...text} />, {
      ...cardSize,
      fonts: fonts.get(scriptOf(text.locale)) ?? [],
      loadAdditionalAsset: async (_language, characters) => {
        throw new Error(`"${text.title}": no font has ${characters}`)
      },
    })
}
