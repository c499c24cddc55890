import * as v from 'valibot'
import { defaultLocale } from '../../../src/i18n/locales.ts'
import { ArticleHtml } from '../../../src/model/article.ts'
import { readingMinutes } from '../../../src/model/reading-minutes.ts'
import { cleanHtml } from '../../../worker/cms/clean-html.ts'
import { RedirectRule } from '../../../worker/redirects/rule.ts'
import { RedirectTable } from '../../../worker/redirects/table.ts'
import type { Field } from '../../model/fields.ts'
import { tables, type Table } from '../../model/tables.ts'
import { isRow } from './asked.ts'
import type { Directus, HookContext, Hooks, Row } from './directus.ts'
import { Refusal } from './refusal.ts'

const wordsOf = (name: string) => name.replaceAll('_', ' ')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The sentence for a value that breaks the rule of its field. */
function fault({ kind, pattern, required, choices, min = 0 }: Field, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '')
    return required && kind !== 'flag' ? 'Write some text here' : undefined
  if (choices && kind === 'choice')
    return choices.some((one) => one === value) ? undefined : `Choose ${choices.join(', ')}`
  if (kind === 'flag') return undefined
  if (kind === 'whole')
    return Number.isInteger(Number(value)) && Number(value) >= min ? undefined : `Write a whole number from ${min}`
  if (typeof value !== 'string') return 'Write some text here'
  return pattern && !new RegExp(pattern.regex).test(value) ? pattern.sentence : undefined
}

/** The first fault of a list, whose entries the API of Directus does not check. */
function listFault(field: Field, value: unknown): string | undefined {
  if (value === undefined || value === null) return field.required ? 'write a list' : undefined
  if (!Array.isArray(value)) return 'write a list'
  if (value.length < (field.min ?? 0)) return 'write at least one entry'
  for (const [index, entry] of value.entries()) {
    const sentence = entryFault(field, entry)
    if (sentence) return `entry ${index + 1}: ${sentence}`
  }
  return undefined
}

function entryFault(field: Field, entry: unknown): string | undefined {
  if (field.kind === 'tags') return fault({ ...field, kind: 'text', required: true }, entry)
  if (field.kind === 'texts') return fault({ kind: 'text', note: '', required: true }, isRow(entry) ? entry.text : null)
  for (const [name, inner] of Object.entries(field.fields ?? {})) {
    const value = isRow(entry) ? entry[name] : null
    const sentence = inner.kind === 'list' ? listFault(inner, value) : fault(inner, value)
    if (sentence) return [wordsOf(name), sentence].join(inner.kind === 'list' ? ', ' : ': ')
  }
  return undefined
}

/** Refuses a date or a whole number that is none, and lists with an entry that the site cannot show. */
function checkValues({ columns }: Table, given: Row): void {
  for (const { name, field } of columns) {
    const value = given[name]
    if (value === undefined || value === null) continue
    if (field.kind === 'moment' && Number.isNaN(Date.parse(String(value))))
      throw new Refusal(`${wordsOf(name)}: “${String(value)}” is no date; write one such as 2026-05-01T09:00:00Z`, name)
    if (field.kind === 'html' && String(value).trim()) {
      const cleaned = v.safeParse(ArticleHtml, cleanHtml(String(value), { locale: defaultLocale }))
      if (!cleaned.success) throw new Refusal(`${wordsOf(name)}: ${cleaned.issues[0].message}`, name)
    }
    const number = field.kind === 'whole' ? fault(field, value) : undefined
    if (number) throw new Refusal(`${wordsOf(name)}: ${number}`, name)
    if (!['list', 'texts', 'tags'].includes(field.kind)) continue
    const sentence = listFault(field, value)
    if (sentence) throw new Refusal(`${wordsOf(name)}, ${sentence}`, name)
  }
}

/** Adds the reading time of a text: lists have no text to count. */
const withMinutes = (given: Row, collection: string): Row | undefined =>
  collection === 'knowledge_base_translations' && typeof given.content === 'string'
    ? { ...given, read_minutes: readingMinutes(given.content) }
    : undefined

/** The number of records after a change of a list: all of them, or `create` and `delete`. */
function countAfter(change: unknown, before: number): number {
  if (!isRow(change)) return change === undefined ? before : listOf(change).length
  return before + listOf(change.create).length - listOf(change.delete).length
}

/**
 * Refuses what the site would leave out, before it is saved, in the words of `npm run cms:check`: wrong
 * dates and entries of lists, a second text in a language, a published record without a text, redirects
 * that lead in a circle or to a foreign host.
 */
export function checkSaves({ filter }: Hooks, { services }: Directus): void {
  const open = (collection: string, { schema, database }: HookContext) =>
    new services.ItemsService(collection, { schema, knex: database, accountability: null })

  /** Refuses a text if the record has another one in its language. `key` is that of a changed text. */
  async function checkLanguage(table: Table, given: Row, context: HookContext, key?: unknown): Promise<void> {
    // The studio names a language by its record.
    const language = isRow(given.languages_code) ? given.languages_code.language : given.languages_code
    if (!table.textsOf || typeof language !== 'string') return
    const { via } = table.textsOf
    const texts = open(table.collection, context)
    const filter = { id: { _eq: key } }
    const [own] = key === undefined ? [] : await texts.readByQuery({ filter, fields: [via], limit: 1 })
    const parent = given[via] ?? own?.[via]
    if (parent === undefined || parent === null || isRow(parent)) return
    const others = { [via]: { _eq: parent }, languages_code: { _eq: language }, id: { _neq: key ?? 0 } }
    const [other] = await texts.readByQuery({ filter: others, fields: ['id'], limit: 1 })
    if (other) throw new Refusal(`There is a text in ${language} already: change that one`, 'languages_code')
  }

  async function checkPublished(table: Table, given: Row, context: HookContext, key?: unknown): Promise<void> {
    const { texts, collection, key: name } = table
    if (!texts || !table.columns.some((column) => column.name === 'status')) return
    if (given.status !== 'published' && (given.status !== undefined || given.translations === undefined)) return
    const filter = { [name]: { _eq: key } }
    const [before] =
      key === undefined
        ? []
        : await open(collection, context).readByQuery({ filter, fields: ['status', 'translations'], limit: 1 })
    const status = given.status ?? before?.status
    if (status === 'published' && countAfter(given.translations, listOf(before?.translations).length) < 1)
      throw new Refusal('Write a text in one language at least, or choose the status “draft”', 'status')
  }

  async function checkRedirect(given: Row, context: HookContext, key?: unknown): Promise<void> {
    const rows = await open('redirects', context).readByQuery({ limit: -1 })
    const [settings] = await open('app_config', context).readByQuery({ limit: 1 })
    const ruleOf = ({ from, to, status }: Row) => ({ from, ...(to !== null && { to }), status })
    const rule = ruleOf({ to: null, ...rows.find(({ id }) => id === key), ...given })
    const own = v.safeParse(RedirectRule, rule)
    const [issue] = own.issues ?? []
    // The rules of the fields name any other fault.
    if (issue && !rule.to && rule.status !== 410) throw new Refusal(issue.message, 'to')
    if (!own.success) return
    const others = rows.filter(({ id }) => id !== key).map((row) => v.safeParse(RedirectRule, ruleOf(row)))
    const rules = [...others.flatMap((other) => (other.success ? other.output : [])), own.output]
    const links = Object.values(settings ?? {}).map((value) => URL.parse(String(value))?.host)
    const { faults } = new RedirectTable(rules, new Set(links.flatMap((host) => host || [])))
    const found = faults.find(({ rule }) => rule === own.output)
    if (found) throw new Refusal(found.good, 'to')
  }

  async function check(given: Row, collection: string, context: HookContext, key?: unknown): Promise<void> {
    const table = tables.find((one) => one.collection === collection)
    if (!table) return
    checkValues(table, given)
    if (table.isNamed && key !== undefined && given[table.key] !== undefined && given[table.key] !== key)
      throw new Refusal(`${wordsOf(table.key)}: It cannot be changed; make a new record`, table.key)
    await checkLanguage(table, given, context, key)
    await checkPublished(table, given, context, key)
    if (collection === 'redirects') await checkRedirect(given, context, key)
  }

  filter('items.create', async (given, { collection }, context) => {
    await check(given, collection, context)
    return withMinutes(given, collection)
  })
  filter('items.update', async (given, { collection, keys = [] }, context) => {
    for (const key of keys) await check(given, collection, context, key)
    return withMinutes(given, collection)
  })
}
