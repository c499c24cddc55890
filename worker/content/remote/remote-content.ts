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

/** A slug that content can have; any other is a 404 without a question, and cannot lead to another address of the server. */
const Slug = v.pipe(v.string(), v.maxLength(200), v.slug())

/**
 * Content of a Directus-shaped server (spec §7), with a copy of each answer in KV. What spec §1 fixes inside the site (knowledge base, guidelines,
 * academy) and the words of the frame stay embedded.
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
    /** Of a read that names no item, there is always something: else it has failed. */
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
      // No page can be shown without its links and numbers: those of the files stand in, as old as
      // the build.
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

/** The config with the texts of one language, the same object each time. A record that lacks the language is English. */
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
