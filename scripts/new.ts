// npm run new -- post|update|article|page "Title" [--category getting-started]: creates the files of a
// new item in every language. --rename and --retire move or delete those of an item, with a redirect.
import { categoryIds } from '#model/kinds.ts'
import { createItem, kinds, slugOf, type Kind } from '#scripts/new/create-item.ts'
import { renameItem, retireItem } from '#scripts/new/move-item.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const names = Object.keys(kinds).join('|')
const usage = `Say what: npm run new -- ${names} "An English title"`
const moves = `Say what: npm run new -- --rename ${names} old-name new-name, or --retire ${names} name [/new/address]`
const flag = { type: 'boolean', default: false } as const
const options = { category: { type: 'string', default: '' }, rename: flag, retire: flag } as const
const { values, positionals } = beginCommand(usage, { options, allowPositionals: true })
const [name = '', title = '', target, ...rest] = positionals
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

async function create(kind: Kind): Promise<string[]> {
  if (!slugOf(title) || target !== undefined) fail(usage)
  const category = categoryIds.find((id) => id === values.category)
  if (kind === 'article' && !category) fail(`${usage} --category ${categoryIds.join('|')}`)
  return createItem('content', kind, title, new Date().toISOString().slice(0, 10), category ?? '')
}

async function move(kind: Kind): Promise<string[]> {
  if (!title || values.rename === values.retire || (values.rename && target === undefined)) fail(moves)
  return values.rename ? renameItem('content', kind, title, target ?? '') : retireItem('content', kind, title, target)
}

const isMove = values.rename || values.retire
if (!isKind(name) || rest.length > 0) fail(isMove ? moves : usage)
const files = await (isMove ? move : create)(name)
console.log(`${files.join('\n')}\n${isMove ? 'Changed' : 'Write'} these, then: npm run check:content (docs/content.md)`)
