import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { PictureSource } from '#scripts/pictures/picture-sources.ts'
import { messageOf } from '#worker/http/log.ts'
import { issueText, walk } from './faults.ts'
import { parseMarkdown } from './markdown.ts'

/** Fills in references, and checks the wording, of texts in one language. Faults are `line: reason`. */
export interface Rules {
  fill(text: string, isJson: boolean): { text: string; faults: string[] }
  /** @param english the English text of the same file */
  check(text: string, english?: string): string[]
}

const PictureRef = v.object({ id: v.string(), alt: v.unknown() })
const Records = v.array(v.object({ slug: v.string() }))

/** Reads and checks the files of `content/`, and collects their faults. */
export class ContentReader {
  /** As `content/file: field: reason`. */
  readonly faults = new Set<string>()
  /** Names in `content/` of all files except pictures. */
  readonly files: ReadonlySet<string>
  /** Files that were read or shown. */
  readonly used = new Set<string>()
  /** The schemas of each JSON file, for editors (editor-schemas.ts). */
  readonly schemas = new Map<string, Set<v.GenericSchema>>()
  /** Applied to the texts of each language, once they are set. */
  rules: Record<Locale, Rules> | undefined
  /** Internal links: paths without language, and the fields that hold them, such as `hero.buttons.0.url`. */
  readonly #links: { file: string; field: string; path: string }[] = []
  readonly #directory: string
  readonly #pictures: ReadonlyMap<string, PictureSource>
  readonly #incomplete: ReadonlySet<Locale>

  /** Languages in `incomplete` may lack files. */
  constructor(
    directory: string,
    pictures: ReadonlyMap<string, PictureSource>,
    incomplete: ReadonlySet<Locale> = new Set(),
  ) {
    this.#directory = directory
    this.#pictures = pictures
    this.#incomplete = incomplete
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll('\\', '/'))
    this.files = new Set(files.filter((file) => !file.startsWith('pictures/')))
  }

  /** Adds a fault, on one line. */
  fault(file: string, message: string): undefined {
    this.faults.add(`content/${file}: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}`)
  }

  /** Slugs of the English Markdown files in `folder`. Complete languages must have the same files. */
  slugs(folder: string): string[] {
    const names = new RegExp(`^${defaultLocale}/${folder}/([^/]+)\\.md$`)
    return [...this.files].flatMap((file) => names.exec(file)?.[1] ?? [])
  }

  /** Whether an incomplete language lacks this file. */
  isUnwritten(file: string): boolean {
    const [locale] = file.split('/')
    return isLocale(locale) && this.#incomplete.has(locale) && !this.files.has(file)
  }

  /**
   * The languages that have `content/{locale}/{name}`, as an item's `translations`; `undefined` if
   * all have it.
   */
  translations(name: string): { languages_code: string }[] | undefined {
    const written = localeCodes.filter((code) => !this.isUnwritten(`${code}/${name}`))
    if (written.length === localeCodes.length) return undefined
    return written.map((code) => ({ languages_code: locales[code].apiLanguage }))
  }

  /** A JSON file that fits `schema`, else `undefined` and a fault. English replaces an unwritten file. */
  json<T extends v.GenericSchema>(file: string, schema: T): v.InferOutput<T> | undefined {
    this.used.add(file)
    this.schemas.set(file, (this.schemas.get(file) ?? new Set()).add(schema))
    const text = this.#text(this.isUnwritten(file) ? file.replace(/^\w+/, defaultLocale) : file)
    if (text === undefined) return undefined
    try {
      return this.check(file, schema, JSON.parse(text))
    } catch (error) {
      return this.fault(file, `not valid JSON: ${messageOf(error)}`)
    }
  }

  /** A Markdown file with its `translations`; `undefined` if it is unwritten or, with a fault, invalid. */
  markdown<T extends v.GenericSchema>(locale: Locale, name: string, schema: T) {
    const file = `${locale}/${name}`
    this.used.add(file)
    const text = this.isUnwritten(file) ? undefined : this.#text(file)
    if (text === undefined) return undefined
    try {
      const parsed = parseMarkdown(text, {
        localize: (path) => localizePath(locale, path),
        sizeOf: (id) => this.picture(file, 'picture', id),
      })
      for (const fault of parsed.faults) this.fault(file, fault)
      this.#links.push(...parsed.links.map((path) => ({ file, field: 'link', path })))
      const front = this.check(file, schema, parsed.front, text)
      return front === undefined ? undefined : { ...parsed, front, translations: this.translations(name) }
    } catch (error) {
      return this.fault(file, messageOf(error))
    }
  }

  /**
   * Returns `value` if it fits `schema`. Checks its pictures and slugs, and collects its internal links.
   * @param front front matter that has `value`: faults name the line of their field
   */
  check<T extends v.GenericSchema>(
    file: string,
    schema: T,
    value: unknown,
    front?: string,
  ): v.InferOutput<T> | undefined {
    const result = v.safeParse(schema, value)
    if (!result.success) {
      for (const issue of result.issues) {
        const key = issue.path?.findLast(({ type }) => type === 'object')?.key
        const line = front?.split('\n').findIndex((text) => text.trim().startsWith(`${key}:`)) ?? -1
        this.fault(line < 0 ? file : `${file}:${line + 1}`, issueText(issue))
      }
      return undefined
    }
    walk(result.output, (found, field) => {
      if (typeof found === 'string') {
        if (found.startsWith('/') && /(^|\.)url$/.test(field)) this.#links.push({ file, field, path: found })
        if (/(^seo|\.seo|^seo_urls\.\d+\.seo_detail)\.meta_ogImage$/.test(field)) this.picture(file, field, found)
      } else if (v.is(PictureRef, found)) this.picture(file, `${field}.id`, found.id)
      else if (v.is(Records, found))
        for (const [index, { slug }] of found.entries())
          if (found.findIndex((record) => record.slug === slug) < index)
            this.fault(file, `${field && `${field}.`}${index}.slug: "${slug}" is that of another record, too`)
    })
    return result.output
  }

  /** The picture with this id; `undefined` and a fault if it does not exist. */
  picture(file: string, field: string, id: string): PictureSource | undefined {
    const picture = this.#pictures.get(id)
    if (picture) this.used.add(`pictures/${picture.file}`)
    else this.fault(file, `${field}: no picture "${id}" in content/pictures`)
    return picture
  }

  checkUnused(): void {
    const pictures = [...this.#pictures.values()].map(({ file }) => `pictures/${file}`)
    for (const file of [...this.files, ...pictures])
      if (!this.used.has(file)) this.fault(file, 'nothing shows this file: list it where it belongs, or delete it')
  }

  /** Adds a fault for each internal link that is not in `pages`, the paths of all pages without language. */
  checkLinks(pages: ReadonlySet<string>): void {
    for (const { file, field, path } of this.#links)
      if (!pages.has(path.replace(/[?#].*$/, ''))) this.fault(file, `${field}: no page at "${path}"`)
  }

  /** The text of a file with its references filled in. Checks its wording. */
  #text(file: string): string | undefined {
    if (!this.files.has(file)) return this.fault(file, 'the file is missing')
    const text = this.#read(file)
    const [locale, name] = file.split('/')
    // The words of visitors need not be ours.
    const rules = isLocale(locale) && name !== 'search.json' ? this.rules?.[locale] : undefined
    if (!rules) return text
    const filled = rules.fill(text, file.endsWith('.json'))
    const english = file.replace(/^\w+/, defaultLocale)
    const faults = rules.check(text, this.files.has(english) ? this.#read(english) : undefined)
    for (const fault of [...filled.faults, ...faults]) this.faults.add(`content/${file}:${fault}`)
    return filled.text
  }

  /** Some editors write a byte order mark. */
  #read(file: string): string {
    return readFileSync(join(this.#directory, file), 'utf8').replace(/^\uFEFF/, '')
  }
}
