import { waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import type { AppConfig } from '#features/shell/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { readingMinutes } from '#model/reading-minutes.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { partialSearch } from '#worker/content/search/search.ts'
import { remoteRedirects } from '#worker/redirects/remote-redirects.ts'
import type { Bindings } from '#worker/settings.ts'
import { slowMs } from '#worker/runtime/request-limiter.ts'
import { clientDependencies, type Dependencies } from './client.ts'
import { draftReader } from './draft-reader.ts'
import { RemoteReader, type RemoteSettings } from './remote-reader.ts'
import { langOf, remoteReads, type RemoteRead } from './remote-reads.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { OpenContent } from '#worker/content/source.ts'

const platformDependencies: Dependencies = { ...clientDependencies, waitUntil, answerTimeoutMs: slowMs }

/** A possible slug. Any other is a 404 without a request, whose path it could change. */
const Slug = v.pipe(v.string(), v.maxLength(200), v.slug())

/** Everything that one isolate reads from the content server, through one reader. */
export function openRemote(
  settings: RemoteSettings,
  kv: Bindings['SITE_KV'],
  dependencies: Dependencies = platformDependencies,
) {
  const { PURGE_SECRET } = settings
  const reader = new RemoteReader(settings, kv, dependencies, () => embeddedContent.config())
  return {
    content: remoteContent(reader, dependencies),
    redirects: remoteRedirects(reader, kv, dependencies),
    contentServer: {
      failing: () => reader.failing(),
      check: async () => reader.check(await embeddedContent.pageSlugs(defaultLocale)),
    },
    ...(PURGE_SECRET && {
      async drafts() {
        const drafts = await draftReader(settings, PURGE_SECRET, dependencies)
        return { content: remoteContent(drafts, dependencies), findings: drafts.findings }
      },
    }),
  }
}

/** Content of a Directus-shaped server; some stays embedded (docs/product.md#remote-content). */
function remoteContent(reader: Pick<RemoteReader, 'get'>, dependencies: Dependencies): OpenContent {
  return function open(trace = new ContentTrace()) {
    const ask = <T extends v.GenericSchema>(read: RemoteRead<T>) =>
      trace.time(reader.get(read, trace), dependencies.now)
    const get = <T extends v.GenericSchema>(read: RemoteRead<T>) =>
      ask(read).catch((error: unknown) => {
        trace.failed = true
        throw error
      })
    /** A read that names no item always has data; none is a failure. */
    const have = async <T extends v.GenericSchema>(read: RemoteRead<T>): Promise<NonNullable<v.InferOutput<T>>> => {
      const data = await get(read)
      if (data === undefined || data === null) throw new Error(`${read.path} has no data`)
      return data
    }
    const find = async <T extends v.GenericSchema>(slug: string, read: RemoteRead<T>) =>
      v.is(Slug, slug) ? get(read) : undefined

    return {
      ...embeddedContent,
      ...partialSearch,
      // What the files of the home page lack says nothing of the server's own.
      async chrome(locale) {
        const { translations, ...chrome } = await embeddedContent.chrome(locale)
        if (!translations) return chrome
        const { '/': _, ...others } = translations
        return { ...chrome, translations: others }
      },
      home: (locale) => have(remoteReads.home(locale)),
      plans: (locale) => have(remoteReads.plans(locale)),
      pricingPage: (locale) => have(remoteReads.pricingPage(locale)),
      featuredFaq: (locale) => have(remoteReads.featuredFaq(locale)),
      // Every page needs the config: without an answer and a copy that of the build is used, as a
      // stale one.
      config: async (locale) => {
        const config = await ask(remoteReads.config).catch((error: unknown) => {
          if (!(error instanceof ContentUnavailable)) throw error
          return undefined
        })
        if (config) return locale ? configIn(locale, config) : config
        trace.stale(__BUILD_TIMESTAMP__)
        return embeddedContent.config(locale)
      },
      languages: () => have(remoteReads.languages),
      countries: () => have(remoteReads.countries),
      findPage: (locale, slug) => find(slug, remoteReads.page(locale, slug)),
      async listPosts(locale, query) {
        const { bogs, ...list } = await have(remoteReads.posts(locale, query))
        return { ...list, bogs: bogs.map(withMinutes) }
      },
      async findPost(locale, slug) {
        const post = await find(slug, remoteReads.post(locale, slug))
        return post && withMinutes(post)
      },
      listUpdates: (locale, query) => have(remoteReads.updates(locale, query)),
      findUpdate: (locale, slug) => find(slug, remoteReads.update(locale, slug)),
    }
  }
}

/** A post with the minutes that its text takes. */
const withMinutes = <T extends { content: string }>(post: T) => ({
  ...post,
  read_minutes: readingMinutes(post.content),
})

/** The config with the texts of one language. A record without that language is in English. */
function configIn(locale: Locale, config: AppConfig): AppConfig {
  const lang = langOf(locale)
  const messages = config.translations[lang]
  return {
    ...config,
    seo_urls: config.seo_urls.map(({ router_name, translations }) => {
      const textIn = (code: string) => translations.find(({ languages_code }) => languages_code === code)
      const text = textIn(lang) ?? textIn(langOf(defaultLocale))
      return { router_name, translations: text ? [text] : [] }
    }),
    translations: messages ? { [lang]: messages } : {},
  }
}
