import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { incompleteLocales } from '#scripts/content/incomplete.ts'

const intro = 'One or two sentences: what the reader learns, and for whom it is.'
const seo = (title: string) => ({
  meta_title: `${title} | Helmsway`,
  meta_description: 'What a search engine shows: 120 to 160 characters that answer the question.',
})
const tipOf = (locale: Locale) => locales[locale].callouts.tip + (locales[locale].fullWidthMarks ? '：' : ':')

/**
 * Kinds of items: the folder of their texts, which names the file of their records, too, and their
 * front matter with examples.
 */
export const kinds = {
  post: { folder: 'blog', front: (title: string) => ({ title, intro, tags: ['order book'], seo: seo(title) }) },
  update: { folder: 'product-updates', front: (title: string) => ({ title, intro, seo: seo(title) }) },
  article: { folder: 'knowledge-base', front: (title: string) => ({ title, excerpt: intro, tags: ['API key'] }) },
  page: { folder: 'pages', front: (title: string) => ({ title, seo: seo(title) }) },
}
export type Kind = keyof typeof kinds

const Facts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Puts a record before the others of `file`: like the first of them, with what is its own. */
async function addRecord(file: string, slug: string, date: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const { 0: first = '', index = 0 } = /\{\s+"slug":[^{}]*\}/.exec(text) ?? {}
  const facts = v.parse(Facts, first)
  const dates = { date_created: date, date_updated: date, updatedAt: date }
  const own = new Map<string, unknown>(Object.entries({ slug, ...dates, views: 0, popular: false, is_featured: false }))
  const record = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, own.get(name) ?? value]))
  const indent = text.slice(text.lastIndexOf('\n', index), index)
  const written = JSON.stringify(record, null, 2).replaceAll('\n', indent)
  await writeFile(file, `${text.slice(0, index)}${written},${indent}${text.slice(index)}`)
}

/** The last part of an address, made of a title. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/gi, 'd')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

/**
 * Writes the files of a new item into `directory`, laid out as `content/`: a text in each complete
 * language, and its record where the kind has records (`category`: that of an article). Gives the
 * files.
 * @throws Error when one of the texts is there already
 */
export async function createItem(directory: string, kind: Kind, title: string, date: string, category: string) {
  const { folder, front } = kinds[kind]
  const slug = slugOf(title)
  const files: string[] = []
  for (const locale of localeCodes.filter((code) => !incompleteLocales.has(code))) {
    const file = join(directory, locale, folder, `${slug}.md`)
    const body = `## What it is about\n\nWrite here. A link: [plans](/#pricing).\n\n> **${tipOf(locale)}** A callout.\n`
    const text = `---\n${stringify(front(title))}---\n\n${body}`
    await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} is there already; give another title`) : error
    })
    files.push(file)
  }
  if (kind === 'page') return files
  const records = join(directory, `${kind === 'article' ? `${folder}/${category}` : folder}.json`)
  await addRecord(records, slug, date)
  return [...files, records]
}
