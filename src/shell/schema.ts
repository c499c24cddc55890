import * as v from 'valibot'
import { ContentLink, ExternalLink } from '#model/link.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { PathTranslations } from '#model/translations.ts'

const NavLink = v.strictObject({ title: Text, url: ContentLink, description: v.optional(Text) })
export type NavLink = v.InferOutput<typeof NavLink>

/** An entry of the header: a link, or a menu when it has `children`. */
const NavEntry = v.strictObject({ title: Text, url: v.optional(ContentLink), children: v.optional(v.array(NavLink)) })
export type NavEntry = v.InferOutput<typeof NavEntry>

/** The texts of header and footer in one language, and the operator. */
export const SiteFrame = v.strictObject({
  brand: v.strictObject({ name: Text, tagline: Text }),
  /** A line at the top of each page, such as the readers of this language who may not use the service. */
  notice: v.optional(Text),
  /** Whether the operator lists the countries that are served. */
  checks_country: v.boolean(),
  company: v.strictObject({ name: Text, address: Text, registration: Text, contact: Text }),
  navigation: v.array(NavEntry),
  footer: v.strictObject({
    columns: v.array(v.strictObject({ title: Text, links: v.array(NavLink) })),
    legal: v.array(NavLink),
    newsletter: v.strictObject({ title: Text, description: Text }),
    risk_notice: Text,
    year: v.pipe(v.number(), v.integer('Write a year such as 2024')),
  }),
  translations: PathTranslations,
  /** The newest open incident. */
  incident: v.optional(NavLink),
})
export type SiteFrame = v.InferOutput<typeof SiteFrame>

/** Interface messages: names to texts, nested by feature. */
export type MessageTree = { [key: string]: string | MessageTree }
/** `lazy` chooses by type, so that an error names the full path of its message. */
export const MessageTree: v.GenericSchema<MessageTree> = v.record(
  v.string(),
  v.lazy((message): v.GenericSchema<string | MessageTree> =>
    typeof message === 'object' && !Array.isArray(message) ? MessageTree : v.string(),
  ),
)

/** `GET /api/config`: numbers, addresses, SEO records and editable messages. */
export const AppConfig = v.strictObject({
  app_configs: v.strictObject({
    tax_rate: v.pipe(
      v.number(),
      v.check((rate) => rate >= 0 && rate <= 100, 'Write a rate in percent, such as 10'),
    ),
    admin_fee: v.pipe(v.number(), v.minValue(0, 'Write a fee in dollars, such as 99')),
  }),
  /** Addresses of the calls to action. */
  link_button: v.strictObject({
    register: ExternalLink,
    app: ExternalLink,
    support: ExternalLink,
    community: ExternalLink,
    forum: ExternalLink,
  }),
  seo_urls: v.array(
    v.strictObject({
      router_name: Text,
      translations: v.array(v.strictObject({ languages_code: Text, seo_detail: SeoDetail })),
    }),
  ),
  translations: v.record(v.string(), MessageTree),
})
export type AppConfig = v.InferOutput<typeof AppConfig>

/** A language of the site's list. */
export const Language = v.strictObject({ code: Text, name: Text, language: Text })
export type Language = v.InferOutput<typeof Language>

/** An ISO 3166-1 alpha-2 country code. */
export const Country = v.strictObject({
  value: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Write a country code such as "VN"')),
})
export type Country = v.InferOutput<typeof Country>
