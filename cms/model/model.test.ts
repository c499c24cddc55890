import { expect, test } from 'vitest'
import { Post, PostCard, PostList } from '../../src/features/blog/schema.ts'
import { FaqItem, Home } from '../../src/features/home/schema.ts'
import { BotPlan, PricingPage } from '../../src/features/pricing/schema.ts'
import { Update, UpdateList } from '../../src/features/product-updates/schema.ts'
import { AppConfig, Language } from '../../src/shell/schema.ts'
import { StaticPage } from '../../src/features/static-page/schema.ts'
import { section, sectionAt, sectionNames } from '../../src/model/sections.ts'
import { FrameTexts } from '../../worker/cms/remote-frame.ts'
import { RemoteGuidelines } from '../../worker/cms/remote-guidelines.ts'
import { ArticleText, KnowledgeBase } from '../../worker/cms/remote-knowledge-base.ts'
import { RemoteLesson } from '../../worker/cms/remote-academy.ts'
import { AcademySource } from '../../worker/content/academy.ts'
import { RedirectRule } from '../../worker/redirects/rule.ts'
import * as v from 'valibot'
import { answers } from './answers.ts'
import { differences } from './drift.ts'
import { isAllowed, samples } from './samples.ts'
import { collections, tables } from './tables.ts'

test.each([
  ['home', Home, 'home_translations'],
  ['pricingPage', PricingPage, 'home_translations'],
  ['plan', BotPlan, 'bot_plans'],
  ['question', FaqItem, 'faq'],
  ['page', StaticPage, 'pages_translations'],
  ['postListItem', PostList.entries.bogs.item, 'blogs_translations'],
  ['relatedPost', PostCard, 'blogs_translations'],
  ['post', Post, 'blogs_translations'],
  ['updateListItem', UpdateList.entries.product_updates.item, 'product_updates_translations'],
  ['update', Update, 'product_updates_translations'],
  ['articleSummary', KnowledgeBase.entries.articles.item, 'knowledge_base_translations'],
  ['article', ArticleText, 'knowledge_base_translations'],
  ['articleCategory', KnowledgeBase.entries.categories.item, 'knowledge_base_categories_translations'],
  ['frame', FrameTexts, 'site_frame_translations'],
  ['guidelines', RemoteGuidelines, 'guidelines_translations'],
  ['academy', v.pick(AcademySource, ['hero', 'community', 'levels', 'figures', 'stats']), 'academy_translations'],
  ['academyInstructor', AcademySource.entries.instructors.item, 'academy_instructors'],
  ['academyCourse', AcademySource.entries.courses.item, 'academy_courses'],
  ['academyPath', AcademySource.entries.paths.item, 'academy_paths'],
  ['academySession', AcademySource.entries.sessions.item, 'academy_sessions'],
  ['academyLesson', RemoteLesson, 'academy_lessons_translations'],
  ['numbers', AppConfig.entries.app_configs, 'app_config'],
  ['links', AppConfig.entries.link_button, 'app_config'],
  ['seoRecord', AppConfig.entries.seo_urls.item, 'seo_records'],
  ['language', Language, 'languages'],
] as const)('the answer "%s" has the fields that the site reads', (name, schema, table) => {
  expect(differences(answers[name], schema, table, name)).toEqual([])
})

test('the site accepts every redirect that the studio accepts', () => {
  const fields = collections.redirects?.fields
  const paths = ['/old', '/old/*', '/old*', 'old', '/a b', '/x?y', 'https://docs.example.com/*', ...samples]
  const good = { from: '/old', to: '/new', status: 301 }
  for (const [name, field] of Object.entries(fields ?? {}).filter(([, { kind }]) => kind === 'text'))
    for (const value of paths.filter((path) => isAllowed(field, path)))
      expect([name, value, v.is(RedirectRule, { ...good, [name]: value })]).toEqual([name, value, true])
  const statuses = fields?.status?.choices?.map(Number) ?? []
  expect(statuses).toHaveLength(5)
  for (const status of statuses) expect(v.is(RedirectRule, { ...good, status })).toBe(true)
})

test('the page of a record is in a section, and the SEO record of a section has its path', () => {
  const record = { id: 'bug-fix', slug: 'one', router_name: 'index' }
  const pages = tables.flatMap(({ collection, page }) => (page ? [[collection, page(record)]] : []))
  for (const [collection, page = ''] of pages)
    expect([collection, sectionAt(page.replace(/#.*/, '')) !== undefined]).toEqual([collection, true])
  expect(Object.keys(collections).filter((name) => !pages.some(([collection]) => collection === name))).toEqual([
    'redirects',
    'newsletter',
  ])
  const withSeo = sectionNames.map(section).filter(({ seo }) => seo !== undefined)
  for (const { path, seo } of withSeo) expect(collections.seo_records?.page?.({ router_name: seo })).toBe(path)
})
