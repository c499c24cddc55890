import { defaultLocale, type Locale } from '#i18n/locales.ts'

/** Marks what is still to be written; `npm run new` writes it. */
export const toWrite = 'TODO'

/** Five words or more in a row without a letter that English lacks. */
const latinRun = /[a-z][a-z’'-]*(?:,? +[a-z][a-z’'-]*){4,}/gi
const englishWord = /\b(?:the|and|of|is|are|with|that|this|your|you|from|it|for)\b/gi
/** Names of people and companies are the same in all languages. */
const noName = /\p{L}{2,},? \p{Ll}\p{L}+,? \p{Ll}\p{L}+/u
/**
 * Two words are enough in a title of front matter. One word may be the same in all languages, such as
 * FAQ.
 */
const titleOfWords = /^title: .*\p{L}{2,} \p{Ll}{2,}/u

/** Lines of a text, without the comma that ends them in JSON. */
const linesOf = (text: string) => text.split('\n').map((line) => line.trim().replace(/,$/, ''))

/**
 * The unfinished parts of a text, as `line: reason`: marks of `npm run new`, and English in another
 * language.
 * @param english the English text of the same file
 */
export function unfinished(locale: Locale, text: string, english = ''): string[] {
  const same = new Set(linesOf(english))
  return linesOf(text).flatMap((line, index) => {
    const at = `${index + 1}: `
    if (line.includes(toWrite)) return `${at}"${toWrite}": write the text, then take the word out`
    if (locale === defaultLocale) return []
    const run = line.match(latinRun)?.find((words) => (words.match(englishWord)?.length ?? 0) > 1)
    const copied = same.has(line) && (noName.test(line) || titleOfWords.test(line)) ? line : undefined
    const found = run ?? copied
    return found ? `${at}"${found.slice(0, 60)}" is in English` : []
  })
}
