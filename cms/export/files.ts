import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { merge, printJson } from './merge.ts'
import { mergeText, type Text } from './text.ts'

/** The files of `content/`. `changed` names those that an export wrote or deleted. */
export class Files {
  readonly #directory: string
  readonly changed: string[] = []

  constructor(directory: string) {
    this.#directory = directory
  }

  #read(file: string): Promise<string | undefined> {
    return readFile(join(this.#directory, file), 'utf8').catch(() => undefined)
  }

  async #write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.#directory, file)), { recursive: true })
    await writeFile(join(this.#directory, file), text)
    this.changed.push(file)
  }

  /**
   * Changes the value of a JSON file. A file whose value stays the same keeps its form; a language may
   * lack the file.
   */
  async change(file: string, change: (raw: unknown) => unknown): Promise<void> {
    const text = await this.#read(file)
    if (text === undefined) return
    const raw: unknown = JSON.parse(text)
    const now = change(raw)
    if (JSON.stringify(now) !== JSON.stringify(raw)) await this.#write(file, `${printJson(now)}\n`)
  }

  /** Merges the server's value into a JSON file (merge.ts). */
  merge(file: string, before: unknown, now: unknown): Promise<void> {
    return this.change(file, (raw) => merge(raw, before, now))
  }

  /** Writes the texts of a folder, by slug, and deletes those that the server lacks. */
  async texts(folder: string, before: ReadonlyMap<string, Text>, now: ReadonlyMap<string, Text>): Promise<void> {
    for (const [slug, text] of now) {
      const file = `${folder}/${slug}.md`
      const raw = await this.#read(file)
      const merged = mergeText(text, raw, before.get(slug))
      if (merged !== raw) await this.#write(file, merged)
    }
    for (const slug of before.keys()) {
      if (now.has(slug)) continue
      await rm(join(this.#directory, `${folder}/${slug}.md`))
      this.changed.push(`${folder}/${slug}.md`)
    }
  }
}
