import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import * as v from 'valibot'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { sections, type TitledSection } from '#model/sections.ts'
import type { SocialPicture } from './social-picture.ts'

/** What structured data says of the page itself; addresses are absolute. */
export interface PageFacts {
  origin: string
  locale: Locale
  address: string
  title: string
  description: string
  picture: SocialPicture | undefined
}

/** A step of the breadcrumbs: a name, and a path without language; the page itself needs none. */
export interface Breadcrumb {
  title: string
  path?: string
}

/** The breadcrumbs of a section's page, or those of its item that is called `title`. */
export function breadcrumbsTo(messages: Messages, name: TitledSection, title?: string): Breadcrumb[] {
  const { path, message } = sections[name]
  const above = [
    { title: messages.shell.home, path: '/' },
    { title: messages[message].title, path },
  ]
  return title === undefined ? above : [...above, { title }]
}

/** What a page is about, as nodes of its graph. */
export type PageNodes = (page: PageFacts, site: SiteFacts) => Exclude<Thing, string>[]

/** What a page says of itself besides its head: routes give it on the server only. */
export interface PageAbout {
  breadcrumbs?: Breadcrumb[]
  /** What the page is about; `false` in browsers, which are spared that code. */
  nodes?: PageNodes[] | false | undefined
}

/** What the root's data says of the site: name, slogan, who runs it, the tax in percent. */
const SiteFacts = v.object({
  chrome: v.object({
    brand: v.object({ name: v.string(), tagline: v.string() }),
    company: v.object({ name: v.string(), address: v.string(), contact: v.string() }),
  }),
  numbers: v.object({ tax_rate: v.number() }),
})
export type SiteFacts = v.InferOutput<typeof SiteFacts>

/** A reference to the organisation, which is the same node on every page. */
export const organizationRef = (origin: string) => ({ '@id': `${origin}/#organization` })

/** A reference to the node of the page. */
export const pageRef = ({ address }: PageFacts) => ({ '@id': `${address}#page` })

/** The address of a page of ours in the page's language. */
export const absoluteAddress = ({ origin, locale }: PageFacts, path: string) => origin + localizePath(locale, path)

/** BCP 47 tag of the page's language. */
export const languageOf = ({ locale }: PageFacts) => locales[locale].tag

/** What the breadcrumbs on the page show. */
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

/** The graph of a page (schema.org); none without `root`, what the root route loaded. */
export function pageGraph(page: PageFacts, root: unknown, { breadcrumbs, nodes }: PageAbout): Graph | undefined {
  if (!v.is(SiteFacts, root)) return undefined
  const { brand, company } = root.chrome
  const { origin, address, picture } = page
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
        ...(picture && { primaryImageOfPage: { '@type': 'ImageObject', ...picture } }),
        ...(breadcrumbs && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
      },
      ...(breadcrumbs ? [breadcrumbList(page, breadcrumbs)] : []),
      ...(nodes || []).flatMap((make) => make(page, root)),
    ],
  }
}
