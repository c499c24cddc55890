import { ownOrEnglish, type WithEnglish } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { recipients, storedCookies, storedEntries, type Stored } from '#model/stored.ts'
import texts from '#model/stored-texts.json' with { type: 'json' }

/**
 * The heads of the tables, and the cells of each row by its thing's name. `{days}` is the thing's
 * lifetime.
 */
interface Texts {
  heads: Record<'cookies' | 'storage' | 'recipients', string[]>
  rows: Record<string, string[]>
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. Throws an error that names a thing without a text. */
function table(head: string[], rows: Texts['rows'], things: readonly Stored[]): string {
  const body = things.map(({ name, days }) => {
    const cells = rows[name]
    if (cells?.length !== head.length || (days !== undefined) !== cells.join('').includes('{days}'))
      throw new Error(
        `src/model/stored-texts.json needs ${head.length} texts for "${name}"${days ? ', one with {days}' : ''}`,
      )
    return line(cells.map((cell) => cell.replace('{days}', String(days))))
  })
  return [line(head), line(head.map(() => '---')), ...body].join('\n')
}

/** The tables of the privacy policy, by the name of their reference. */
export function storedTables(locale: Locale, all: WithEnglish<Texts> = texts): Record<string, string> {
  const { heads, rows } = ownOrEnglish(all, locale)
  return {
    'stored.cookies': table(heads.cookies, rows, storedCookies),
    'stored.storage': table(heads.storage, rows, storedEntries),
    'stored.recipients': table(heads.recipients, rows, recipients),
  }
}
