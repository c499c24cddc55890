import * as v from 'valibot'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { slugOf } from '../../scripts/new/create-item.ts'
import type { Post } from '../../src/features/blog/schema.ts'
import type { Update } from '../../src/features/product-updates/schema.ts'
import type { StaticPage } from '../../src/features/static-page/schema.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import type { Files } from './files.ts'
import type { ServerContent } from './read.ts'
import type { Text } from './text.ts'

/** The SEO record of an item; its title and intro replace a missing one, as on its page. */
const seoOf = ({ title, intro, seo_detail }: Pick<Post, 'title' | 'intro' | 'seo_detail'>) =>
  seo_detail ?? { meta_title: title, meta_description: intro }

const postText = ({ content, ...post }: Post): Text => ({
  front: { title: post.title, intro: post.intro, tags: post.blogs_id.tags, seo: seoOf(post) },
  html: content,
})
const updateText = ({ content, ...update }: Update): Text => ({
  front: { title: update.title, intro: update.intro, seo: seoOf(update) },
  html: content,
})
/** Files have the day of a time. */
const dayOf = (time: string) => time.slice(0, 10)

const pageText = ({ title, date_updated, content, seo_detail: seo }: StaticPage): Text => ({
  front: { title, ...(date_updated && { date_updated }), seo },
  html: content,
})

const bySlug = <Item extends { slug: string }>(items: Item[]) => new Map(items.map((item) => [item.slug, item]))
const texts = <Item>(items: ReadonlyMap<string, Item>, textOf: (item: Item) => Text) =>
  new Map([...items].map(([slug, item]) => [slug, textOf(item)]))

/** The picture of the site for a missing one. */
const noPicture = 'no-image'

type Person = Post['blogs_id']['user_created']
const nameOf = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`

const Author = v.looseObject({ id: v.string(), first_name: v.string(), last_name: v.string() })
const Records = v.array(v.looseObject({ slug: v.string() }))
const Blog = v.looseObject({ authors: v.array(Author), posts: Records })

/** The records of the server: those of the file in its order, after the new ones. */
function recordsOf<Item>(
  raw: v.InferOutput<typeof Records>,
  items: ReadonlyMap<string, Item>,
  recordOf: (item: Item, old: object) => object,
) {
  const old = new Map(raw.map((record) => [record.slug, record]))
  const slugs = [...[...items.keys()].filter((slug) => !old.has(slug)), ...old.keys()]
  return slugs.flatMap((slug) => {
    const item = items.get(slug)
    return item ? [{ slug, ...old.get(slug), ...recordOf(item, old.get(slug) ?? {}) }] : []
  })
}

/** The names of categories, and the words about authors, that the items of a language show. */
const wordsOf = (posts: Iterable<Post>, idOf: (name: string) => string) => ({
  categories: Object.fromEntries([...posts].flatMap(({ category: { id, title } }) => (id ? [[id, title]] : []))),
  authors: Object.fromEntries(
    [...posts].map(({ blogs_id: { user_created: own } }) => [
      idOf(nameOf(own)),
      { title: own.title ?? '', description: own.description ?? '' },
    ]),
  ),
})

/** Writes posts, releases and static pages: their texts, their records, and the words of their lists. */
export async function writeItems(files: Files, before: CompiledContent, now: ServerContent): Promise<void> {
  const own = now.locales.get(defaultLocale)
  if (!own) return
  const ids = new Map<string, string>()
  const idOf = (name: string) => ids.get(name) ?? slugOf(name)
  await files.change('blog.json', (raw) => {
    const { authors, posts, ...others } = v.parse(Blog, raw)
    for (const author of authors) ids.set(nameOf(author), author.id)
    const people = new Map(
      [...own.posts.values()].map(({ blogs_id }) => [nameOf(blogs_id.user_created), blogs_id.user_created]),
    )
    const known = authors.map((author) => ({ ...author, avatar: people.get(nameOf(author))?.avatar ?? author.avatar }))
    const added = [...people].flatMap(([name, { first_name, last_name, avatar }]) =>
      ids.has(name) ? [] : [{ id: idOf(name), first_name, last_name, avatar: avatar ?? noPicture }],
    )
    const records = recordsOf(posts, own.posts, ({ slug, category, blogs_id }) => ({
      ...(category.id && { category: category.id }),
      is_featured: own.featured.includes(slug),
      author: idOf(nameOf(blogs_id.user_created)),
      cover: blogs_id.thumbnail ?? noPicture,
      date_created: dayOf(blogs_id.date_created),
      date_updated: dayOf(blogs_id.date_updated ?? blogs_id.date_created),
    }))
    return { ...others, authors: [...known, ...added], posts: records }
  })
  await files.change('product-updates.json', (raw) =>
    recordsOf(
      v.parse(Records, raw),
      own.updates,
      ({ category, product_updates_id: { version, thumbnail, date_created, plans, action_due } }) => ({
        version,
        ...(category?.id && { type: category.id }),
        thumbnail,
        date_created,
        // Overwrites a value that the server has no more: JSON leaves out `undefined`.
        plans: plans?.length ? plans : undefined,
        action_due,
      }),
    ),
  )
  for (const [locale, { posts, updates, pages }] of now.locales) {
    const old = before[locale]
    const oldWords = wordsOf(old.blog.posts, idOf)
    const words = wordsOf(posts.values(), idOf)
    await files.merge(`${locale}/blog.json`, oldWords, {
      categories: { ...oldWords.categories, ...words.categories },
      authors: { ...oldWords.authors, ...words.authors },
    })
    const kinds = (items: Iterable<Update>) =>
      Object.fromEntries([...items].flatMap(({ category }) => (category?.id ? [[category.id, category.name]] : [])))
    const oldKinds = kinds(old['product-updates'].updates)
    await files.merge(
      `${locale}/product-updates.json`,
      { categories: oldKinds },
      {
        categories: { ...oldKinds, ...kinds(updates.values()) },
      },
    )
    await files.texts(`${locale}/blog`, texts(bySlug(old.blog.posts), postText), texts(posts, postText))
    await files.texts(
      `${locale}/product-updates`,
      texts(bySlug(old['product-updates'].updates), updateText),
      texts(updates, updateText),
    )
    await files.texts(`${locale}/pages`, texts(new Map(Object.entries(old.pages)), pageText), texts(pages, pageText))
  }
}
