import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import * as v from 'valibot'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { section, type SectionName } from '#model/sections.ts'
import { PathTranslations } from '#model/translations.ts'
import type { SocialPicture } from './social-picture.ts'

/** The facts of a page; addresses are absolute. */
export interface PageFacts {
  origin: string
  locale: Locale
  address: string
  title: string
  description: string
  picture: SocialPicture
  breadcrumbs: Breadcrumb[] | undefined
}

/** A step of the breadcrumbs: a title and a path without language, absent for the page itself. */
export interface Breadcrumb {
  title: string
  path?: string
}

/** The breadcrumbs of a section's page, or of its item `title`; `null` omits them. */
export function breadcrumbsTo(messages: Messages, name: SectionName, title?: string | null): Breadcrumb[] | undefined {
  const { path, message } = section(name)
  if (title === null || (!message && title === undefined)) return undefined
  const above = [
    { title: messages.shell.home, path: '/' },
    ...(message ? [{ title: messages[message].title, path }] : []),
  ]
  return title === undefined ? above : [...above, { title }]
}

/** Creates the graph's nodes of a page's content. */
export type PageNodes = (page: PageFacts, site: SiteFacts) => Exclude<Thing, string>[]

/** The site's facts in the root's data: brand, operator, tax in percent, languages of incomplete pages. */
const SiteFacts = /* @__PURE__ */ v.object({
  frame: v.object({
    brand: v.object({ name: v.string(), tagline: v.string() }),
    company: v.object({ name: v.string(), address: v.string(), contact: v.string() }),
    translations: PathTranslations,
  }),
  numbers: v.object({ tax_rate: v.number(), admin_fee: v.number() }),
})
export type SiteFacts = v.InferOutput<typeof SiteFacts>

/** The facts in the root route's data; `undefined` if its loader failed. */
export const siteFacts = (root: unknown): SiteFacts | undefined => (v.is(SiteFacts, root) ? root : undefined)

/** A reference to the organisation's node, the same on every page. */
export const organizationRef = (origin: string) => ({ '@id': `${origin}/#organization` })

/** A reference to the page's node. */
export const pageRef = ({ address }: PageFacts) => ({ '@id': `${address}#page` })

/** The absolute address of `path` in the page's language. */
export const absoluteAddress = ({ origin, locale }: PageFacts, path: string) => origin + localizePath(locale, path)

/** BCP 47 tag of the page's language. */
export const languageOf = ({ locale }: PageFacts) => locales[locale].tag

const breadcrumbList = (page: PageFacts, breadcrumbs: Breadcrumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${page.address}#breadcrumbs`,
  itemListElement: breadcrumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: path === undefined ? page.address : absoluteAddress(page, path),
  })),
})

/** The schema.org graph of a page, with the `nodes` of its content. */
export function pageGraph(page: PageFacts, site: SiteFacts, nodes: PageNodes[]): Graph {
  const { brand, company } = site.frame
  const { origin, address, picture, breadcrumbs } = page
  const home = absoluteAddress(page, '/')
  const inLanguage = languageOf(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organizationRef(origin),
        name: brand.name,
        legalName: company.name,
        slogan: brand.tagline,
        address: company.address,
        email: company.contact,
        url: `${origin}/`,
        logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: brand.name,
        url: home,
        inLanguage,
        publisher: organizationRef(origin),
      },
      {
        '@type': 'WebPage',
        ...pageRef(page),
        url: address,
        name: page.title,
        description: page.description,
        inLanguage,
        isPartOf: { '@id': `${home}#website` },
        primaryImageOfPage: { '@type': 'ImageObject', ...picture },
        ...(breadcrumbs && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
      },
      ...(breadcrumbs ? [breadcrumbList(page, breadcrumbs)] : []),
      ...nodes.flatMap((make) => make(page, site)),
    ],
  }
}
