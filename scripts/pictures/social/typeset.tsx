import satori from 'satori'
import { localeCodes } from '#i18n/locales.ts'
import { Card, cardSize, cardWords, type CardText } from './card.tsx'
import { readFonts } from './fonts.ts'

const families = { en: ['manrope', 'noto-sans-sc'], vi: ['manrope', 'noto-sans-sc'], cn: ['noto-sans-sc'] }

/**
 * Reads the fonts for `texts` and returns what sets one of them: as an SVG whose letters are
 * outlines. It throws on a character that no font has.
 */
export async function typesetter(texts: CardText[]): Promise<(text: CardText) => Promise<string>> {
  const [en, vi, cn] = await Promise.all(
    localeCodes.map((locale) =>
      readFonts(texts.filter((text) => text.locale === locale).map(cardWords), families[locale]),
    ),
  )
  if (!en || !vi || !cn) throw new Error('A language has no fonts')
  const fonts = { en, vi, cn }
  return (text) => {
    const { fonts: loaded, stackOf } = fonts[text.locale]
    return satori(<Card {...text} fontFamily={stackOf(cardWords(text))} />, {
      ...cardSize,
      fonts: loaded,
      loadAdditionalAsset: async (_language, characters) => {
        throw new Error(`"${text.title}": no font has ${characters}`)
      },
    })
  }
}
