// npm run new -- post|update|article|page "Title" [--category getting-started]: creates the files of a
// new item in every language.
import { categoryIds } from '#model/kinds.ts'
import { createItem, kinds, slugOf, type Kind } from '#scripts/new/create-item.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const usage = `Say what: npm run new -- ${Object.keys(kinds).join('|')} "An English title"`
const options = { category: { type: 'string', default: '' } } as const
const { values, positionals } = beginCommand(usage, { options, allowPositionals: true })
const [name = '', title = '', ...rest] = positionals
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
if (!isKind(name) || !slugOf(title) || rest.length > 0) fail(usage)
const category = categoryIds.find((id) => id === values.category)
if (name === 'article' && !category) fail(`${usage} --category ${categoryIds.join('|')}`)

const date = new Date().toISOString().slice(0, 10)
const files = await createItem('content', name, title, date, category ?? '')
console.log(`${files.join('\n')}\nWrite these, then: npm run check:content (docs/content.md)`)
