import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { contentCopy } from '../../tests/support/content-copy.ts'
import { FrameTexts } from '../../worker/cms/remote-frame.ts'
import { RemoteGuidelines } from '../../worker/cms/remote-guidelines.ts'
import { writeAcademy } from './academy.ts'
import { writeArticles } from './articles.ts'
import { Files } from './files.ts'
import { writeGuidelines } from './guidelines.ts'
import { writeItems } from './items.ts'
import type { LocaleOnServer, ServerContent } from './read.ts'
import { writeSite } from './site.ts'

const bySlug = <Item extends { slug: string }>(items: Item[]) => new Map(items.map((item) => [item.slug, item]))

/** A content server that has this content. */
export function serverOf(content: CompiledContent): ServerContent {
  const locales = localeCodes.map((locale): [typeof locale, LocaleOnServer] => {
    const {
      site,
      blog,
      'product-updates': releases,
      pages,
      guidelines: { guidelines, article },
      'knowledge-base': { categories, articles },
      academy: { source, texts },
    } = content[locale]
    return [
      locale,
      {
        academy: {
          ...structuredClone(source),
          known: [source.instructors, source.paths, source.courses, source.sessions].flat().map(({ id }) => id),
          texts: new Map(Object.entries(structuredClone(texts))),
        },
        frame: v.parse(FrameTexts, site.frame),
        guidelines: article && v.parse(RemoteGuidelines, { ...article, ...guidelines, article }),
        home: site.home,
        plans: site.plans.botplans,
        pricing: site.pricingPage.pricing_page,
        faq: site.featuredFaq,
        posts: bySlug(blog.posts),
        featured: blog.featured,
        updates: bySlug(releases.updates),
        pages: new Map(Object.entries(pages)),
        knowledgeBase: {
          categories,
          articles: articles.map(({ summary }) => summary),
          known: articles.map(({ summary: { slug } }) => slug),
          texts: new Map(articles.map(({ summary, body: { content } }) => [summary.slug, { ...summary, content }])),
        },
      },
    ]
  })
  const { config } = content.en.site
  const seo_urls = config.seo_urls.map(({ router_name }, index) => ({
    router_name,
    translations: localeCodes.flatMap((locale) => content[locale].site.config.seo_urls[index]?.translations ?? []),
  }))
  return {
    locales: new Map(locales),
    config: { ...config, seo_urls, content: { knowledge_base: true, frame: true, guidelines: true, academy: true } },
    countries: content.shared.countries,
    redirects: content.redirects,
  }
}

/** Writes `now` into the copy of the content. Returns the changed files. */
export async function write(before: CompiledContent, now: ServerContent): Promise<string[]> {
  const files = new Files(contentCopy())
  await writeSite(files, before, now)
  await writeItems(files, before, now)
  await writeArticles(files, before, now)
  await writeGuidelines(files, before, now)
  await writeAcademy(files, before, now)
  return files.changed.toSorted()
}

/** A file of the copy of the content. */
export const read = (file: string) => readFile(join(contentCopy(), file), 'utf8')
