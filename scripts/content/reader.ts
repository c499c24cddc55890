import { access, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { parseMarkdown, type MarkdownFile } from './markdown.ts'

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

/** Calls `visit` for every value inside `value`, with its path such as `hero.buttons.0.url`. */
function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}

/** Reads the files of `content/`, checks them, and collects what is wrong with them. */
export class ContentReader {
  /** Every fault found, as `content/file: field: reason`. */
  readonly faults = new Set<string>()
  /** The Markdown files read, without their front matter: file, as in `content/`, to text. */
  readonly texts = new Map<string, string>()
  /** Files of languages that are not complete, and whether they are there. */
  readonly found = new Map<string, boolean>()
  /** Checked at the end against all pages. */
  readonly #links: InternalLink[] = []
  readonly #directory: string
  readonly #pictures: ReadonlySet<string>
  readonly #prepare: PrepareText | undefined
  readonly #incomplete: ReadonlySet<Locale>

  /**
   * @param pictures ids of the pictures that exist
   * @param incomplete languages whose files may be missing
   */
  constructor(
    directory: string,
    pictures: ReadonlySet<string>,
    { prepare, incomplete = new Set() }: { prepare?: PrepareText | undefined; incomplete?: ReadonlySet<Locale> } = {},
  ) {
    this.#directory = directory
    this.#pictures = pictures
    this.#prepare = prepare
    this.#incomplete = incomplete
  }

  fault(file: string, message: string): void {
    this.faults.add(`content/${file}: ${message}`)
  }

  /**
   * Slugs of the Markdown files in a folder of the English content; the other complete languages
   * must have the same.
   */
  async slugs(folder: string): Promise<string[]> {
    const names = await readdir(join(this.#directory, defaultLocale, folder))
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
      return this.check(file, schema, JSON.parse(text))
    } catch (error) {
      this.fault(file, `not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
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
      const parsed = parseMarkdown(text, (path) => localizePath(locale, path))
      this.#links.push(...parsed.links.map((path) => ({ file, field: 'link', path })))
      this.texts.set(file, parsed.body)
      const front = this.check(file, schema, parsed.front)
      return front === undefined ? undefined : { ...parsed, front }
    } catch (error) {
      this.fault(file, error instanceof Error ? error.message : String(error))
      return undefined
    }
  }

  /** `value` when it fits `schema`, its internal addresses and pictures included. */
  check<T extends v.GenericSchema>(file: string, schema: T, value: unknown): v.InferOutput<T> | undefined {
    const result = v.safeParse(schema, value)
    if (!result.success) {
      for (const issue of result.issues) this.fault(file, `${v.getDotPath(issue) ?? 'whole file'}: ${issue.message}`)
      return undefined
    }
    walk(result.output, (found, field) => {
      const isLink = typeof found === 'string' && found.startsWith('/') && /(^|\.)url$/.test(field)
      if (isLink) this.#links.push({ file, field, path: found })
      else if (v.is(PictureRef, found)) this.picture(file, `${field}.id`, found.id)
    })
    return result.output
  }

  /** A fault for each picture id that does not exist: for fields that hold a bare id. */
  picture(file: string, field: string, id: string): void {
    if (!this.#pictures.has(id)) this.fault(file, `${field}: no picture "${id}" in content/pictures`)
  }

  /** Checks all links against the pages that exist: `pages` holds their paths without language. */
  checkLinks(pages: ReadonlySet<string>): void {
    for (const { file, field, path } of this.#links)
      if (!pages.has(path.replace(/[?#].*$/, ''))) this.fault(file, `${field}: no page at "${path}"`)
  }

  async #text(file: string): Promise<string | undefined> {
    const text = await readFile(join(this.#directory, file), 'utf8').catch(() => undefined)
    if (text === undefined) this.fault(file, 'the file is missing')
    if (text === undefined || !this.#prepare) return text
    const prepared = this.#prepare(file, text)
    for (const fault of prepared.faults) this.faults.add(`content/${file}:${fault}`)
    return prepared.text
  }
}
