import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeCodes, locales } from '#i18n/locales.ts'
import { section } from '#model/sections.ts'
import { kinds, slugOf, type Kind } from './create-item.ts'

/** The texts of `directory`, which has the layout of `content/`. */
async function textFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true })
  return files.filter((file) => /\.(md|json)$/.test(file)).map((file) => join(directory, file))
}

/** Applies `change` to all texts. Returns the files that it changed. */
async function changeTexts(directory: string, change: (text: string, file: string) => string): Promise<string[]> {
  const changed: string[] = []
  for (const file of await textFiles(directory)) {
    const before = await readFile(file, 'utf8')
    const after = change(before, file)
    if (after !== before) changed.push(file)
    if (after !== before) await writeFile(file, after)
  }
  return changed
}

/**
 * The texts of an item, one file a language. It throws an error that names the known items if it has
 * none.
 */
async function textsOf(directory: string, kind: Kind, slug: string): Promise<string[]> {
  const { folder } = kinds[kind]
  const own = new RegExp(String.raw`[/\\](?:${localeCodes.join('|')})[/\\]${folder}[/\\]([^/\\]+)\.md$`)
  const texts = (await textFiles(directory)).filter((file) => own.test(file))
  const found = texts.filter((file) => own.exec(file)?.[1] === slug)
  if (found.length > 0) return found
  const known = [...new Set(texts.map((file) => own.exec(file)?.[1]))].toSorted()
  throw new Error(`No ${kind} is called "${slug}"; there are ${known.join(', ')}`)
}

/** Addresses of some pages are in the table of languages, too. */
function refuseNamed(kind: Kind, slug: string): void {
  const isNamed = localeCodes.some((code) => Object.hasOwn(locales[code].staticPages?.slugs ?? {}, slug))
  if (kind === 'page' && isNamed) throw new Error(`src/i18n/locales.ts names the address of "${slug}": it has to stay`)
}

/** Links to `from` lead to `to`. */
const linksTo = (from: string, to: string) => (text: string) =>
  text.replaceAll(new RegExp(String.raw`(?<![\w-])${from}(?![\w/-])`, 'g'), to)

/** Adds a redirect rule to the text of redirects.json. A rule from an address that has a page now goes. */
function addRule(text: string, rule: { from: string; to?: string; status: number }): string {
  const others = rule.to ? text.replace(new RegExp(String.raw`\s*\{ "from": "${rule.to}",[^{}]*\},?`), '') : text
  const written = JSON.stringify(rule)
    .replaceAll(/([:,])"/g, '$1 "')
    .replace('"status":', '"status": ')
  return others
    .replace('"rules": [', `"rules": [\n    ${written.replace('{', '{ ').replace('}', ' }')},`)
    .replace(/,(\s*\])/, '$1')
}

const isRedirects = (file: string) => file.endsWith('redirects.json')

/**
 * Renames an item: its texts, its record, the links to it, and a redirect from the old address.
 * Returns the changed files.
 * @throws Error if there is no such item, or its new name is taken or no slug
 */
export async function renameItem(directory: string, kind: Kind, old: string, slug: string): Promise<string[]> {
  const { folder } = kinds[kind]
  const { path } = section(folder)
  const texts = await textsOf(directory, kind, old)
  refuseNamed(kind, old)
  if (slugOf(slug) !== slug)
    throw new Error(`"${slug}" is no name of an address; write ${slugOf(slug) || 'a-new-name'}`)
  if (await textsOf(directory, kind, slug).catch(() => undefined)) throw new Error(`"${slug}" is taken`)
  const moved = texts.map((file) => join(file, '..', `${slug}.md`))
  for (const [index, file] of texts.entries()) await rename(file, moved[index] ?? file)
  const [from, to] = [`${path}/${old}`, `${path}/${slug}`]
  const relink = linksTo(from, to)
  const changed = await changeTexts(directory, (text, file) => {
    const isRecords = file.startsWith(join(directory, folder)) && file.endsWith('.json')
    const renamed = isRecords ? text.replace(`"slug": "${old}"`, `"slug": "${slug}"`) : text
    return isRedirects(file) ? addRule(relink(renamed), { from, to, status: 301 }) : relink(renamed)
  })
  return [...new Set([...moved, ...changed])]
}

/**
 * Retires an item: deletes its texts and its record. Its address and the links to it lead to `to`;
 * without `to` the address is gone (410), and the links stay for an editor.
 * @throws Error if there is no such item
 */
export async function retireItem(directory: string, kind: Kind, slug: string, to?: string): Promise<string[]> {
  const { folder } = kinds[kind]
  const from = `${section(folder).path}/${slug}`
  const texts = await textsOf(directory, kind, slug)
  refuseNamed(kind, slug)
  for (const file of texts) await rm(file)
  const record = String.raw`\{\s*"slug": "${slug}"[^{}]*\}`
  const relink = to ? linksTo(from, to) : (text: string) => text
  const changed = await changeTexts(directory, (text, file) => {
    if (!isRedirects(file)) {
      const isRecords = file.startsWith(join(directory, folder)) && file.endsWith('.json')
      return relink(
        isRecords ? text.replace(new RegExp(String.raw`\s*${record},|,\s*${record}|\s*${record}`), '') : text,
      )
    }
    const others = to ? relink(text) : text.replaceAll(`"to": "${from}", "status": 301`, '"status": 410')
    return addRule(others, to ? { from, to, status: 301 } : { from, status: 410 })
  })
  return [...texts, ...changed]
}
