import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { defaultLocale, localeCodes, locales } from '#i18n/locales.ts'
import type { SectionName } from '#model/sections.ts'
import { incompleteLocales } from '#scripts/content/incomplete.ts'
import { toWrite } from '#scripts/content/unfinished.ts'

const intro = `${toWrite}: one or two sentences: what the reader learns, and for whom it is`
const tags = [`${toWrite}: a tag`]
const seo = {
  meta_title: `${toWrite}: the title in search results, at most 60 characters`,
  meta_description: `${toWrite}: what a search engine shows, 120 to 160 characters that answer the question`,
}

/**
 * For each kind: the folder of its texts, which also names the file of its records, and the front
 * matter to write.
 */
export const kinds = {
  post: { folder: 'blog', front: { intro, tags, seo } },
  update: { folder: 'product-updates', front: { intro, seo } },
  article: { folder: 'knowledge-base', front: { excerpt: intro, tags } },
  page: { folder: 'pages', front: { seo } },
} as const satisfies Record<string, { folder: SectionName; front: object }>
export type Kind = keyof typeof kinds

const Facts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/**
 * Inserts a record before the first one of `file`, with the values of that record except slug,
 * dates and marks; which plans a release affects, and until when, is its own.
 */
async function addRecord(file: string, slug: string, date: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const { 0: first = '', index = 0 } = /\{\s+"slug":[^{}]*\}/.exec(text) ?? {}
  const dates = { date_created: date, date_updated: date, updatedAt: date }
  const marks = { views: 0, popular: false, is_featured: false, version: toWrite }
  const own = new Map<string, unknown>(Object.entries({ slug, ...dates, ...marks }))
  const record = Object.entries(v.parse(Facts, first))
    .filter(([name]) => !['plans', 'action_due'].includes(name))
    .map(([name, value]) => [name, own.get(name) ?? value])
  const indent = text.slice(text.lastIndexOf('\n', index), index)
  const written = JSON.stringify(Object.fromEntries(record), null, 2).replaceAll('\n', indent)
  await writeFile(file, `${text.slice(0, index)}${written},${indent}${text.slice(index)}`)
}

/** The slug of a title; empty if the title has no Latin letters or digits. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/gi, 'd').toLowerCase()
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
}

/**
 * Writes the files of a new item into `directory`, which has the layout of `content/`: a text for each
 * complete language, and the item's record. Returns the files.
 * @param category of an article
 * @throws Error if one of the texts exists
 */
export async function createItem(directory: string, kind: Kind, title: string, date: string, category: string) {
  const { folder, front } = kinds[kind]
  const slug = slugOf(title)
  const files: string[] = []
  for (const locale of localeCodes.filter((code) => !incompleteLocales.has(code))) {
    const file = join(directory, locale, folder, `${slug}.md`)
    const { callouts, fullWidthMarks } = locales[locale]
    const callout = `> **${callouts.tip}${fullWidthMarks ? '：' : ':'}** ${toWrite}: a callout.\n`
    const body = `## ${toWrite}: a heading\n\n${toWrite}: a text with a link, such as [plans](/#pricing).\n\n${callout}`
    const own = { title: locale === defaultLocale ? title : `${toWrite}: ${title}`, ...front }
    const text = `---\n${stringify(own, { lineWidth: 0 })}---\n\n${body}`
    await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${file} exists; give another title`) : error
    })
    files.push(file)
  }
  if (kind === 'page') return files
  const records = join(directory, `${kind === 'article' ? `${folder}/${category}` : folder}.json`)
  await addRecord(records, slug, date)
  return [...files, records]
}
