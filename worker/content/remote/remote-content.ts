import * as v from 'valibot'
import type { AppConfig } from '#features/shell/schema.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { type ContentTrace } from '#worker/content/trace.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { partialSearch } from '#worker/content/search/search.ts'
import { langOf, type Call } from './call.ts'
import { calls } from './calls.ts'
import type { Dependencies } from './client.ts'
import type { Reader } from './reader.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { OpenContent } from '#worker/content/source.ts'

/**
 * A possible slug. Any other is a 404 without a request, so it cannot change the path of the
 * request.
 */
const Slug = v.pipe(v.string(), v.maxLength(200), v.slug())

/**
 * Content of a Directus-shaped server, with a copy of each answer in KV. Knowledge base,
 * guidelines, academy and the texts of header and footer stay embedded
 * (docs/product.md#remote-content).
 */
export function remoteContent(reader: Reader, dependencies: Dependencies): OpenContent {
  return function open(trace: ContentTrace) {
    const ask = <T extends v.GenericSchema>(call: Call<T>) => trace.time(reader.get(call, trace), dependencies.now)
    const get = async <T extends v.GenericSchema>(call: Call<T>) => {
      try {
        return await ask(call)
      } catch (error) {
        trace.failed = true
        throw error
      }
    }
    /** A read that names no item always has data; none is a failure. */
    const have = async <T extends v.GenericSchema>(call: Call<T>): Promise<NonNullable<v.InferOutput<T>>> => {
      const data = await get(call)
      if (data === undefined || data === null) throw new Error(`${call.path} has no data`)
      return data
    }
    const find = async <T extends v.GenericSchema>(slug: string, call: Call<T>) =>
      v.is(Slug, slug) ? get(call) : undefined

    return {
      ...embeddedContent,
      ...partialSearch,
      home: (locale) => have(calls.home(locale)),
      plans: (locale) => have(calls.plans(locale)),
      pricingPage: (locale) => have(calls.pricingPage(locale)),
      featuredFaq: (locale) => have(calls.featuredFaq(locale)),
      // Every page needs the config: without an answer and a copy that of the build is used, as a
      // stale one.
      config: async (locale) => {
        const config = await ask(calls.config).catch((error: unknown) => {
          if (!(error instanceof ContentUnavailable)) throw error
          return undefined
        })
        if (config) return locale ? configIn(locale, config) : config
        trace.stale(__BUILD_TIMESTAMP__)
        return embeddedContent.config(locale)
      },
      languages: () => have(calls.languages),
      countries: () => have(calls.countries),
      findPage: (locale, slug) => find(slug, calls.page(locale, slug)),
      listPosts: (locale, query) => have(calls.posts(locale, query)),
      findPost: (locale, slug) => find(slug, calls.post(locale, slug)),
      listUpdates: (locale, query) => have(calls.updates(locale, query)),
      findUpdate: (locale, slug) => find(slug, calls.update(locale, slug)),
    }
  }
}

const localConfigs = new WeakMap<AppConfig, Map<Locale, AppConfig>>()

/** The config with the texts of one language. A record without that language is in English. */
function configIn(locale: Locale, config: AppConfig): AppConfig {
  const locals =
    localConfigs.get(config) ?? new Map<Locale, AppConfig>(localeCodes.map((code) => [code, local(code, config)]))
  localConfigs.set(config, locals)
  return locals.get(locale) ?? config
}

function local(locale: Locale, config: AppConfig): AppConfig {
  const lang = langOf(locale)
  const messages = config.translations[lang]
  return {
    ...config,
    seo_urls: config.seo_urls.map(({ router_name, translations }) => {
      const text = [lang, langOf(defaultLocale)]
        .map((code) => translations.find(({ languages_code }) => languages_code === code))
        .find((found) => found !== undefined)
      return { router_name, translations: text ? [text] : [] }
    }),
    translations: messages ? { [lang]: messages } : {},
  }
}
