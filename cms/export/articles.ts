import type { CompiledContent } from '../../scripts/content/compile.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { categoryIds } from '../../src/model/kinds.ts'
import { indexOf } from '../../worker/content/knowledge-base.ts'
import { withFiles } from '../../worker/cms/remote-knowledge-base.ts'
import type { Files } from './files.ts'
import type { ServerContent } from './read.ts'
import type { Text } from './text.ts'

/** Writes the knowledge base, if the server has it. Articles that the server does not know stay. */
export async function writeArticles(files: Files, before: CompiledContent, now: ServerContent): Promise<void> {
  for (const [locale, { knowledgeBase: own }] of now.locales) {
    if (!own) continue
    const old = before[locale]['knowledge-base']
    const { categories, articles } = withFiles(own, indexOf(old))
    const oldTexts = new Map(
      old.articles.map(({ summary: { slug, title, excerpt, tags }, body }): [string, Text] => [
        slug,
        { front: { title, excerpt, tags }, html: body.content },
      ]),
    )
    const texts = articles.flatMap(({ slug, title, excerpt, tags }): [string, Text][] => {
      const text = own.texts.get(slug)
      const kept = text ? undefined : oldTexts.get(slug)
      if (!text) return kept ? [[slug, kept]] : []
      const front = { title, excerpt, tags, ...(text.seo_detail && { seo: text.seo_detail }) }
      return [[slug, { front, html: text.content }]]
    })
    await files.texts(`${locale}/knowledge-base`, oldTexts, new Map(texts))
    const words = (list: typeof categories) => list.map(({ id, name, description }) => ({ id, name, description }))
    await files.merge(`${locale}/knowledge-base-categories.json`, words(old.categories), words(categories))
    if (locale !== defaultLocale) continue
    const icons = (list: typeof categories) => list.map(({ id, icon }) => ({ id, icon }))
    await files.merge('knowledge-base/categories.json', icons(old.categories), icons(categories))
    for (const id of categoryIds)
      await files.change(`knowledge-base/${id}.json`, () =>
        articles
          .filter(({ categoryId }) => categoryId === id)
          .map(({ slug, views, popular, updatedAt, icon }) => ({ slug, views, popular, updatedAt, icon })),
      )
  }
}
