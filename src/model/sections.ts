import * as v from 'valibot'
import type { Messages } from '#i18n/messages.ts'
import {
  CategoryFilter,
  CostText,
  LevelFilter,
  PageNumber,
  PlanFilter,
  PostFilter,
  SearchText,
  SectionFilter,
  UpdateFilter,
} from './filters.ts'

/** Names of `messages` that hold the title of a section. */
type Titled = { [Name in keyof Messages]: Messages[Name] extends { title: string } ? Name : never }[keyof Messages]

/** The facts of a section; its pages are in its feature folder and routes. */
export interface Section {
  /** Path without language. */
  path: string
  /** Key of the messages with its `title`: breadcrumbs, and the heading of its items in llms.txt. */
  message?: Titled
  /** Cache tags of its page. The first one is also the prefix of its items' tags. */
  tags: readonly string[]
  /** Search parameters of its page and their values, in the order of the canonical query. */
  search: Record<string, v.GenericSchema>
  /** Name of the SEO record of its own page. A section without one has items only. */
  seo?: string
  /** Whether sitemap and llms.txt have its page. They have its items in any case. */
  listed: boolean
  /** Its items are at `path/{slug}`; `seo` names the record that completes theirs. */
  items?: { seo?: string }
  /** Whether a configured content server delivers it. */
  remote: boolean
  feeds: boolean
}

/** Defaults. */
const plain = { tags: [], search: {}, listed: false, remote: false, feeds: false } as const

/** Every section, in the order of links. docs/recipes.md has the steps for a new one. */
export const sections = {
  home: { ...plain, path: '/', tags: ['home', 'plans', 'pricing', 'faq'], seo: 'index', listed: true },
  default: { ...plain, path: '/default', seo: 'default' },
  search: {
    ...plain,
    path: '/search',
    search: { q: SearchText, section: SectionFilter, page: PageNumber },
    seo: 'search',
  },
  costs: {
    ...plain,
    path: '/pricing/costs',
    message: 'costs',
    tags: ['costs', 'plans'],
    search: { capital: CostText, plan: CostText, trades: CostText, commission: CostText, spread: CostText },
    seo: 'pricing-costs',
    listed: true,
  },
  'knowledge-base': {
    ...plain,
    path: '/knowledge-base',
    message: 'knowledgeBase',
    tags: ['knowledge-base'],
    search: { q: SearchText, category: CategoryFilter, page: PageNumber },
    seo: 'knowledge-base',
    listed: true,
    items: { seo: 'knowledge-base-slug' },
  },
  guidelines: {
    ...plain,
    path: '/resources/guidelines',
    message: 'guidelines',
    tags: ['guidelines', 'plans'],
    seo: 'resources-guidelines',
    listed: true,
    items: { seo: 'resources-guidelines-slug' },
  },
  academy: {
    ...plain,
    path: '/resources/academy',
    message: 'academy',
    tags: ['academy'],
    search: { level: LevelFilter },
    seo: 'resources-academy',
    listed: true,
    items: { seo: 'resources-academy-slug' },
  },
  blog: {
    path: '/resources/blog',
    message: 'blog',
    tags: ['blog'],
    search: { category: PostFilter, page: PageNumber },
    seo: 'resources-blog',
    listed: true,
    items: { seo: 'resources-blog-slug' },
    remote: true,
    feeds: true,
  },
  'product-updates': {
    path: '/resources/product-updates',
    message: 'productUpdates',
    tags: ['product-updates', 'plans'],
    search: { type: UpdateFilter, plan: PlanFilter, page: PageNumber },
    seo: 'resources-product-updates',
    listed: true,
    items: { seo: 'resources-product-updates-slug' },
    remote: true,
    feeds: true,
  },
  pages: { ...plain, path: '/page', tags: ['pages'], items: { seo: 'page-slug' }, remote: true },
  newsletter: { ...plain, path: '/newsletter', tags: ['newsletter'], items: {} },
} as const satisfies Record<string, Section>

type Sections = typeof sections
type Search<Name extends SectionName> = Sections[Name]['search']
/** The parsed search parameters of a section's page: filters and number of the list's page. */
export type ListFilter<Name extends SectionName> = {
  [Parameter in keyof Search<Name>]: Search<Name>[Parameter] extends v.GenericSchema
    ? v.InferOutput<Search<Name>[Parameter]>
    : never
}
export type SectionName = keyof Sections
type NameWith<Fields> = { [Name in SectionName]: Sections[Name] extends Fields ? Name : never }[SectionName]

export type TitledSection = NameWith<{ message: Titled }>
export type FeedSection = NameWith<{ feeds: true }>
export type ItemSection = NameWith<{ items: { seo: string } }>

const isName = (name: string): name is SectionName => Object.hasOwn(sections, name)

export const sectionNames = Object.keys(sections).filter(isName)

export const section = (name: SectionName): Section => sections[name]

export const titledSections = sectionNames.filter((name): name is TitledSection => section(name).message !== undefined)
export const feedSections = sectionNames.filter((name): name is FeedSection => section(name).feeds)

const byPath = new Map<string, SectionName>(sectionNames.map((name) => [section(name).path, name]))

/** The section, and its item's `slug`, at `path` (without language and query). */
export function sectionAt(path: string): { name: SectionName; slug?: string } | undefined {
  const name = byPath.get(path)
  if (name) return { name }
  const end = path.lastIndexOf('/')
  const above = byPath.get(path.slice(0, end))
  const slug = path.slice(end + 1)
  return above && section(above).items && slug ? { name: above, slug } : undefined
}

/** Schema for `validateSearch`: the parameters of a section as optional texts. */
export function searchTexts<Name extends string>(search: Readonly<Record<Name, v.GenericSchema>>) {
  const isParameter = (name: string): name is Name => Object.hasOwn(search, name)
  return v.object(v.entriesFromList(Object.keys(search).filter(isParameter), v.optional(v.string())))
}
