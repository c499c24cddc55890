import { access, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { PictureSource } from '#scripts/pictures/picture-sources.ts'
import { messageOf } from '#worker/runtime/log.ts'
import { doubledNames, issueText } from './faults.ts'
import { parseMarkdown, type MarkdownFile } from './markdown.ts'
import { walk } from './walk.ts'

/**
 * An address of the site's own, and where it stands, such as `hero.buttons.0.url`; `link` in a
 * text.
 */
interface InternalLink {
  file: string
  field: string
  /** Path without a language, perhaps with query and part. */
  path: string
}

/**
 * Makes a file's text ready to be parsed, and tells what is wrong with it, as `line: reason`
 * (scripts/content/prepare-text.ts).
 */
export type PrepareText = (file: string, text: string) => { text: string; faults: string[] }

const PictureRef = v.object({ id: v.string(), alt: v.unknown() })

/** Reads the files of `content/`, checks them, and collects what is wrong with them. */
export class ContentReader {
  /** Every fault found, as `content/file: field: reason`. */
  readonly faults = new Set<string>()
  /** The Markdown files read, without their front matter: file, as in `content/`, to text. */
  readonly texts = new Map<string, string>()
  /** Files that were read or shown, by their name in `content/`. */
  readonly used = new Set<string>()
  /** Whether a file could not be read; then nobody knows what else is used. */
  hasUnread = false
  /** Files of languages that are not complete, and whether they are there. */
  readonly found = new Map<string, boolean>()
  /** Checked at the end against all pages. */
  readonly #links: InternalLink[] = []
  readonly #directory: string
  readonly #pictures: ReadonlyMap<string, PictureSource>
  readonly #prepare: PrepareText | undefined
  readonly #incomplete: ReadonlySet<Locale>

  /**
   * @param pictures those that exist, by id
   * @param incomplete languages whose files may be missing
   */
  constructor(
    directory: string,
    pictures: ReadonlyMap<string, PictureSource>,
    { prepare, incomplete = new Set() }: { prepare?: PrepareText | undefined; incomplete?: ReadonlySet<Locale> } = {},
  ) {
    this.#directory = directory
    this.#pictures = pictures
    this.#prepare = prepare
    this.#incomplete = incomplete
  }

  /** Notes a fault in one line, whatever `message` quotes. */
  fault(file: string, message: string): void {
    this.faults.add(`content/${file}: ${message.trim().replaceAll(/\s*\n\s*/g, ' ')}`)
  }

  /**
   * Slugs of the Markdown files in a folder of the English content; the other complete languages
   * must have the same.
   */
  async slugs(folder: string): Promise<string[]> {
    const names = await readdir(join(this.#directory, defaultLocale, folder)).catch(() => [])
    return names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -'.md'.length))
  }

  /** Whether a file of a language that is not complete has yet to be written. */
  async isMissing(file: string): Promise<boolean> {
    const [locale] = file.split('/')
    if (!isLocale(locale) || !this.#incomplete.has(locale)) return false
    const known =
      this.found.get(file) ??
      (await access(join(this.#directory, file)).then(
        () => true,
        () => false,
      ))
    this.found.set(file, known)
    return !known
  }

  /**
   * The languages that have the file `name` of `content/{locale}/`, as `translations` of an item
   * lists them; `undefined` if all have it.
   */
  async translations(name: string): Promise<{ languages_code: string }[] | undefined> {
    const isMissing = await Promise.all(localeCodes.map((code) => this.isMissing(`${code}/${name}`)))
    if (!isMissing.includes(true)) return undefined
    return localeCodes
      .filter((_, index) => !isMissing[index])
      .map((code) => ({ languages_code: locales[code].apiLanguage }))
  }

  /**
   * A JSON file that fits `schema`; `undefined`, and a fault, otherwise. For one that is yet to be
   * written the English file stands in.
   */
  async json<T extends v.GenericSchema>(file: string, schema: T): Promise<v.InferOutput<T> | undefined> {
    const text = await this.#text((await this.isMissing(file)) ? file.replace(/^\w+/, defaultLocale) : file)
    if (text === undefined) return undefined
    try {
      const value: unknown = JSON.parse(text)
      for (const fault of doubledNames(value)) this.fault(file, fault)
      return this.check(file, schema, value)
    } catch (error) {
      this.hasUnread = true
      this.fault(file, `not valid JSON: ${messageOf(error)}`)
      return undefined
    }
  }

  /**
   * A Markdown file whose front matter fits `schema`; `undefined`, and a fault, otherwise; no fault
   * if it is yet to be written.
   */
  async markdown<T extends v.GenericSchema>(
    locale: Locale,
    file: string,
    schema: T,
  ): Promise<(Omit<MarkdownFile, 'front'> & { front: v.InferOutput<T> }) | undefined> {
    if (await this.isMissing(file)) return undefined
    const text = await this.#text(file)
    if (text === undefined) return undefined
    try {
      const parsed = parseMarkdown(text, {
        localize: (path) => localizePath(locale, path),
        sizeOf: (id) => this.picture(file, 'picture', id),
      })
      for (const fault of parsed.faults) this.fault(file, fault)
      this.#links.push(...parsed.links.map((path) => ({ file, field: 'link', path })))
      this.texts.set(file, parsed.body)
      const front = this.check(file, schema, parsed.front)
      return front === undefined ? undefined : { ...parsed, front }
    } catch (error) {
      this.hasUnread = true
      // YAML's messages go on with an extract.
      this.fault(file, messageOf(error).replace(/:?\n[^]*$/, ''))
      return undefined
    }
  }

  /** `value` when it fits `schema`, its internal addresses and pictures included. */
  check<T extends v.GenericSchema>(file: string, schema: T, value: unknown): v.InferOutput<T> | undefined {
    const result = v.safeParse(schema, value)
    if (!result.success) {
      this.hasUnread = true
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

  /** Checks all links against the pages that exist: `pages` holds their paths without language. */
  checkLinks(pages: ReadonlySet<string>): void {
    for (const { file, field, path } of this.#links)
      if (!pages.has(path.replace(/[?#].*$/, ''))) this.fault(file, `${field}: no page at "${path}"`)
  }

  async #text(file: string): Promise<string | undefined> {
    this.used.add(file)
    const read = await readFile(join(this.#directory, file), 'utf8').catch(() => undefined)
    // Some editors write a mark before the text.
    const text = read?.replace(/^\uFEFF/, '')
    if (text === undefined) {
      this.hasUnread = true
      this.fault(file, 'the file is missing')
    }
    if (text === undefined || !this.#prepare) return text
    const prepared = this.#prepare(file, text)
    for (const fault of prepared.faults) this.faults.add(`content/${file}:${fault}`)
    return prepared.text
  }
}
