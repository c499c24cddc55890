import * as v from 'valibot'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { GuidelinesText } from '../../src/features/guidelines/schema.ts'
import type { RemoteGuidelines } from '../../worker/cms/remote-guidelines.ts'
import type { Files } from './files.ts'
import type { ServerContent } from './read.ts'
import type { Text } from './text.ts'

const textOf = ({ updatedAt, article }: Pick<RemoteGuidelines, 'article' | 'updatedAt'>): Text => {
  const { title, excerpt, content, seo_detail } = article
  return { front: { title, excerpt, updatedAt, seo: seo_detail }, html: content }
}

/** Writes the guidelines and their article, if the server has them. */
export async function writeGuidelines(files: Files, before: CompiledContent, now: ServerContent): Promise<void> {
  for (const [locale, { guidelines: own }] of now.locales) {
    const { guidelines, article } = before[locale].guidelines
    if (!own || !article) continue
    const { slug, updatedAt } = article
    const pageOf = (page: object) => v.parse(v.object(GuidelinesText.entries), page)
    await files.merge(`${locale}/guidelines.json`, pageOf(guidelines), pageOf(own))
    const old = new Map([[slug, textOf({ updatedAt, article })]])
    await files.texts(`${locale}/guidelines`, old, new Map([[slug, textOf(own)]]))
  }
}
