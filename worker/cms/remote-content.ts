import { waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import type { GuidelinesContent } from '#features/guidelines/schema.ts'
import { affects } from '#features/product-updates/schema.ts'
import type { SiteFrame } from '#shell/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { readAllLimit } from '#model/limits.ts'
import { readingMinutes } from '#model/reading-minutes.ts'
import { pageItems } from '#worker/content/page-items.ts'
import { academyReads } from '#worker/content/academy.ts'
import { academyFiles, embeddedContent, guidelineFiles, knowledgeBaseFiles } from '#worker/content/embedded/embedded.ts'
import { partialSearch } from '#worker/content/search/search.ts'
import { articleSeo, indexOf, listArticles } from '#worker/content/knowledge-base.ts'
import type { OpenContent } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { slowMs } from '#worker/http/request-limiter.ts'
import { remoteRedirects } from '#worker/redirects/remote-redirects.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { checkContent } from './check-content.ts'
import { clientDependencies, contentClient } from './client.ts'
import type { ContentVersion } from './content-version.ts'
import { copiesIn } from './copies.ts'
import { directReader } from './direct-reader.ts'
import { listEnds } from './list-ends.ts'
import { configIn } from './remote-config.ts'
import { frameOf } from './remote-frame.ts'
import { lessonText, withFileRecords } from './remote-academy.ts'
import { guidelinesOf } from './remote-guidelines.ts'
import { articleAt, withFiles } from './remote-knowledge-base.ts'
import { RemoteReader, type ReaderDependencies } from './remote-reader.ts'
import { remoteReads, type ReadRemote, type RemoteRead } from './remote-reads.ts'
import { draftHeaders } from './signature.ts'

/** A possible slug. Any other is a 404 without a request: it could change the path of the request. */
const Slug = v.pipe(v.string(), v.maxLength(200), v.slug())

/** Everything that one isolate reads from the content server. */
export function openRemote(
  settings: Settings & { CONTENT_API_URL: string },
  kv: Bindings['SITE_KV'],
  version: ContentVersion,
  dependencies: ReaderDependencies = { ...clientDependencies, waitUntil, answerTimeoutMs: slowMs },
) {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, ASSET_URL, PUBLIC_URL, PURGE_SECRET } = settings
  const { now } = dependencies
  const ask = contentClient(CONTENT_API_URL, CONTENT_API_TOKEN, dependencies)
  const context = () => ({ assetUrl: ASSET_URL, ownHost: new URL(PUBLIC_URL).host, now: now() })
  // Purges come from the content server, so it answers again, and what they name must be asked for at once.
  version.onChange.push(() => {
    for (const kind of ['reads', 'unlisted'] as const) dependencies.limiterFor(CONTENT_API_URL, kind).resume()
  })
  const { get, failing } = new RemoteReader({ ask, copies: copiesIn(kv, version, now), context, ...dependencies })
  return {
    content: remoteContent(get, now, version),
    redirects: remoteRedirects(get, now, () => version.purgedAt),
    contentServer: {
      failing,
      check: async () => checkContent(ask, context(), await embeddedContent.pageSlugs(defaultLocale)),
    },
    ...(PURGE_SECRET && {
      async drafts(recordVersion?: string) {
        const headers = await draftHeaders(PURGE_SECRET, now(), recordVersion)
        const askDrafts = contentClient(CONTENT_API_URL, CONTENT_API_TOKEN, dependencies, headers)
        // Scheduled records show, whatever their date.
        const { get, invalid } = directReader(askDrafts, { ...context(), now: Infinity })
        return { content: remoteContent(get, now, version), invalid }
      },
    }),
  }
}

/** Content of a Directus-shaped server; some stays embedded (docs/product.md#remote-content). */
function remoteContent(readRemote: ReadRemote, now: () => number, version: ContentVersion): OpenContent {
  const readPage = listEnds(now, () => version.purgedAt)
  return function open(trace = new ContentTrace()) {
    const ask = <Data>(read: RemoteRead<Data>) => trace.time(readRemote(read, trace), now)
    const get = <Data>(read: RemoteRead<Data>) =>
      ask(read).catch((error: unknown) => {
        trace.failed = true
        throw error
      })
    const find = async <Data>(slug: string, read: RemoteRead<Data>) => (v.is(Slug, slug) ? get(read) : undefined)

    /** The answer; `undefined` without an answer and a copy. Then the files of the build count as the copy. */
    const orFiles = <Data>(read: RemoteRead<Data>) =>
      ask(read).catch((error: unknown) => {
        if (!(error instanceof ContentUnavailable)) throw error
        trace.useCopy(__BUILD_TIMESTAMP__)
        return undefined
      })

    /** The answer for a part that the config gives to the server; `undefined` leaves it to the files. */
    const ofPart = async <Data>(read: RemoteRead<Data>) =>
      read.part && (await orFiles(remoteReads.config))?.content[read.part] ? orFiles(read) : undefined

    /** The index of the knowledge base; `known` has the slugs of the server. */
    const readIndex = perLocale(async (locale) => {
      const files = indexOf(await knowledgeBaseFiles(locale))
      const own = await ofPart(remoteReads.knowledgeBase(locale))
      return own ? { ...withFiles(own, files), known: own.known } : { ...files, known: [] }
    })

    /** Header and footer. The notes on missing languages are about files, and the home page comes from the server. */
    async function readFrame(locale: Locale): Promise<SiteFrame> {
      const [own, files] = await Promise.all([ofPart(remoteReads.frame(locale)), embeddedContent.frame(locale)])
      const { translations: { '/': _, ...translations } = {}, ...frame } = own ? frameOf(own, files) : files
      return { ...frame, translations }
    }

    async function readGuidelines(locale: Locale): Promise<GuidelinesContent> {
      const [own, files] = await Promise.all([ofPart(remoteReads.guidelines(locale)), guidelineFiles(locale)])
      return own ? guidelinesOf(own, files.guidelines.article.slug, locale) : files
    }

    const readAcademy = perLocale(async (locale) => {
      const [own, files] = await Promise.all([ofPart(remoteReads.academy(locale)), academyFiles(locale)])
      return { source: own ? withFileRecords(own, files.source) : files.source, known: own?.known ?? [], files }
    })

    return {
      ...embeddedContent,
      ...academyReads(
        async (locale) => (await readAcademy(locale)).source,
        async (locale, id) => {
          const { known, files } = await readAcademy(locale)
          if (!known.includes(id)) return files.texts[id]
          const own = await find(id, { ...remoteReads.lesson(locale, id), isListed: true })
          return own && lessonText(own)
        },
      ),
      ...partialSearch(async (locale) => new Set((await readIndex(locale)).articles.map(({ slug }) => slug))),
      listArticles: async (locale, filter) => listArticles(await readIndex(locale), filter),
      async findArticle(locale, slug) {
        const index = await readIndex(locale)
        const summary = index.articles.find((article) => article.slug === slug)
        if (!summary) return undefined
        const { brand } = await readFrame(locale)
        const read = { ...remoteReads.article(locale, slug), isListed: true }
        const own = index.known.includes(slug)
          ? await find(slug, read)
          : await embeddedContent.findArticle(locale, slug)
        return own && articleAt(index, summary, { seo_detail: articleSeo(summary, brand.name), ...own })
      },
      frame: readFrame,
      guidelines: async (locale) => (await readGuidelines(locale)).guidelines,
      guideline: async (locale) => (await readGuidelines(locale)).article,
      home: (locale) => get(remoteReads.home(locale)),
      plans: (locale) => get(remoteReads.plans(locale)),
      pricingPage: (locale) => get(remoteReads.pricingPage(locale)),
      featuredFaq: (locale) => get(remoteReads.featuredFaq(locale)),
      config: async (locale) => {
        const found = await orFiles(remoteReads.config)
        if (!found) return embeddedContent.config(locale)
        const { content: _, ...config } = found
        return locale ? configIn(locale, config) : config
      },
      languages: () => get(remoteReads.languages),
      countries: () => get(remoteReads.countries),
      // No call lists static pages, so those of the files count as listed.
      async findPage(locale, slug) {
        const own = await embeddedContent.findPage(locale, slug)
        const page = await find(slug, { ...remoteReads.page(locale, slug), isListed: own !== undefined })
        return page && { ...page, ...(own?.incidents && { incidents: own.incidents }) }
      },
      async listPosts(locale, query) {
        const readOf = (page: number) => remoteReads.posts(locale, { ...query, page })
        const empty = (total_pages: number) => ({ total_pages, bogs: [] })
        const { bogs, ...list } = await readPage(get, readOf, query.page, empty)
        return { ...list, bogs: bogs.map(withMinutes) }
      },
      async findPost(locale, slug) {
        const post = await find(slug, remoteReads.post(locale, slug))
        return post && withMinutes(post)
      },
      async listUpdates(locale, { plan = 'all', ...query }) {
        // The site selects by plan among the newest releases: a content server need not know the filter,
        // and an invented plan has no copy.
        if (plan !== 'all') {
          const newest = await get(remoteReads.updates(locale, { ...query, page: 1, limit: readAllLimit }))
          const { items, ...counts } = pageItems(
            newest.product_updates.filter((update) => affects(plan, update)),
            query,
          )
          return { ...counts, product_updates: items }
        }
        const readOf = (page: number) => remoteReads.updates(locale, { ...query, page })
        return readPage(get, readOf, query.page, (total_pages) => ({ total_pages, product_updates: [] }))
      },
      findUpdate: (locale, slug) => find(slug, remoteReads.update(locale, slug)),
    }
  }
}

/** A post with its reading time, if it has a text. */
const withMinutes = <T extends { content?: string | undefined }>(post: T) =>
  post.content === undefined ? post : { ...post, read_minutes: readingMinutes(post.content) }
