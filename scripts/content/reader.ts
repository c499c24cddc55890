import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { PictureSource } from '#scripts/pictures/picture-sources.ts'
import { messageOf } from '#worker/http/log.ts'
import { doubledSlugs, issueText, walk } from './faults.ts'
import { parseMarkdown } from './markdown.ts'

/** What the texts of one language are held to; what is wrong is told as `line: reason`. */
export interface Rules {
  /** The text with its references filled in. */
  fill(text: string, isJson: boolean): { text: string; faults: string[] }
  /** What is wrong with its words. */
  check(text: string): string[]
}

const PictureRef = v.object({ id: v.string(), alt: v.unknown() })

/** Reads the files of `content/`, checks them, and collects what is wrong with them. */
export class ContentReader {
  /** Every fault found, as `content/file: field: reason`. */
  readonly faults = new Set<string>()
  /** All files but pictures, by their name in `content/`. */
  readonly files: ReadonlySet<string>
  /** Files that were asked for or shown. */
  readonly used = new Set<string>()
  /** What the texts of each language are held to, once it is read. */
  rules: Record<Locale, Rules> | undefined
  /** Addresses of the site's own without language, and where they stand: `hero.buttons.0.url`. */
  readonly #links: { file: string; field: string; path: string }[] = []
  readonly #directory: string
  readonly #pictures: ReadonlyMap<string, PictureSource>
  readonly #incomplete: ReadonlySet<Locale>

  /**
   * @param pictures those that exist, by id
   * @param incomplete languages whose files may be missing
   */
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

  /** Notes a fault in one line, whatever `message` quotes. */
  fault(file: string, message: string): undefined {
    this.faults.add(`content/${file}: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}`)
  }

  /**
   * Slugs of the Markdown files in a folder of the English content; the other complete languages
   * must have the same.
   */
  slugs(folder: string): string[] {
    const names = new RegExp(`^${defaultLocale}/${folder}/([^/]+)\\.md$`)
    return [...this.files].flatMap((file) => names.exec(file)?.[1] ?? [])
  }

  /** Whether a file of a language that is not complete has yet to be written. */
  isUnwritten(file: string): boolean {
    const [locale] = file.split('/')
    return isLocale(locale) && this.#incomplete.has(locale) && !this.files.has(file)
  }

  /**
   * The languages that have the file `name` of `content/{locale}/`, as `translations` of an item
   * lists them; `undefined` if all have it.
   */
  translations(name: string): { languages_code: string }[] | undefined {
    const written = localeCodes.filter((code) => !this.isUnwritten(`${code}/${name}`))
    if (written.length === localeCodes.length) return undefined
    return written.map((code) => ({ languages_code: locales[code].apiLanguage }))
  }

  /**
   * A JSON file that fits `schema`; `undefined`, and a fault, otherwise. For one that is yet to be
   * written the English file stands in.
   */
  json<T extends v.GenericSchema>(file: string, schema: T): v.InferOutput<T> | undefined {
    this.used.add(file)
    const text = this.#text(this.isUnwritten(file) ? file.replace(/^\w+/, defaultLocale) : file)
    if (text === undefined) return undefined
    try {
      const value: unknown = JSON.parse(text)
      for (const fault of doubledSlugs(value)) this.fault(file, fault)
      return this.check(file, schema, value)
    } catch (error) {
      return this.fault(file, `not valid JSON: ${messageOf(error)}`)
    }
  }

  /**
   * The Markdown file `name` of a language whose front matter fits `schema`, with its
   * `translations`; `undefined`, and a fault, otherwise; no fault if it is yet to be written.
   */
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
      const front = this.check(file, schema, parsed.front)
      return front === undefined ? undefined : { ...parsed, front, translations: this.translations(name) }
    } catch (error) {
      // YAML's messages go on with an extract.
      return this.fault(file, messageOf(error).replace(/:?\n[^]*$/, ''))
    }
  }

  /** `value` when it fits `schema`, its internal addresses and pictures included. */
  check<T extends v.GenericSchema>(file: string, schema: T, value: unknown): v.InferOutput<T> | undefined {
    const result = v.safeParse(schema, value)
    if (!result.success) {
      for (const issue of result.issues) this.fault(file, issueText(issue))
      return undefined
    }
    walk(result.output, (found, field) => {
      const isPicture =
        typeof found === 'string' && /(^seo|\.seo|^seo_urls\.\d+\.seo_detail)\.meta_ogImage$/.test(field)
      const isLink = typeof found === 'string' && found.startsWith('/') && /(^|\.)url$/.test(field)
      if (isLink) this.#links.push({ file, field, path: found })
      else if (isPicture) this.picture(file, field, found)
      else if (v.is(PictureRef, found)) this.picture(file, `${field}.id`, found.id)
    })
    return result.output
  }

  /** The picture that a field or text shows by its id; a fault when it does not exist. */
  picture(file: string, field: string, id: string): PictureSource | undefined {
    const picture = this.#pictures.get(id)
    if (picture) this.used.add(`pictures/${picture.file}`)
    else this.fault(file, `${field}: no picture "${id}" in content/pictures`)
    return picture
  }

  /** Notes each file that nothing has read or shown. */
  checkUnused(): void {
    const pictures = [...this.#pictures.values()].map(({ file }) => `pictures/${file}`)
    for (const file of [...this.files, ...pictures])
      if (!this.used.has(file)) this.fault(file, 'nothing shows this file: list it where it belongs, or delete it')
  }

  /** Checks all links against the pages that exist: `pages` holds their paths without language. */
  checkLinks(pages: ReadonlySet<string>): void {
    for (const { file, field, path } of this.#links)
      if (!pages.has(path.replace(/[?#].*$/, ''))) this.fault(file, `${field}: no page at "${path}"`)
  }

  /** The text of a file, with its references filled in and its words checked. */
  #text(file: string): string | undefined {
    if (!this.files.has(file)) return this.fault(file, 'the file is missing')
    // Some editors write a mark before the text.
    const text = readFileSync(join(this.#directory, file), 'utf8').replace(/^\uFEFF/, '')
    const [locale] = file.split('/')
    const rules = isLocale(locale) ? this.rules?.[locale] : undefined
    if (!rules) return text
    const filled = rules.fill(text, file.endsWith('.json'))
    for (const fault of [...filled.faults, ...rules.check(text)]) this.faults.add(`content/${file}:${fault}`)
    return filled.text
  }
}
