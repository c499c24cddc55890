import { HTTPException } from 'hono/http-exception'
import type { Call, QueryValues } from '#api/call.ts'
import { academyCall, academyItemCall } from '#features/academy/calls.ts'
import { postCall, postListCall } from '#features/blog/calls.ts'
import { guidelineCall, guidelinesCall } from '#features/guidelines/calls.ts'
import { featuredFaqCall, homeCall } from '#features/home/calls.ts'
import { articleCall, articleListCall } from '#features/knowledge-base/calls.ts'
import { plansCall, pricingPageCall, samplesCall } from '#features/pricing/calls.ts'
import { updateCall, updateListCall } from '#features/product-updates/calls.ts'
import { searchCall } from '#features/search/calls.ts'
import { siteFrameCall, configCall, countriesCall, languagesCall } from '#shell/calls.ts'
import { staticPageCall } from '#features/static-page/calls.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** Answers a call from the content; `undefined` is a 404. */
export interface Handler<Query extends QueryValues = QueryValues, Answer = unknown> {
  call: Call<Query, Answer>
  handle(source: ContentSource, query: Query): Promise<Answer | undefined>
}

export const answer = <Query extends QueryValues, Answer>(
  call: Call<Query, Answer>,
  handle: Handler<Query, Answer>['handle'],
): Handler<Query, Answer> => ({ call, handle })

/** Every call for content, over HTTP (api.ts) and in process (in-process.ts). */
export const handlers: readonly Handler[] = [
  answer(siteFrameCall, (source, { lang }) => source.frame(lang)),
  answer(configCall, (source, { lang }) => source.config(lang)),
  answer(languagesCall, (source) =>
    source.languages().catch((cause: unknown) => {
      throw new HTTPException(500, { message: 'Error fetching languages', cause })
    }),
  ),
  answer(countriesCall, (source) => source.countries()),
  answer(homeCall, (source, { lang }) => source.home(lang)),
  answer(featuredFaqCall, (source, { lang }) => source.featuredFaq(lang)),
  answer(plansCall, (source, { lang }) => source.plans(lang)),
  answer(samplesCall, (source) => source.samples()),
  answer(pricingPageCall, (source, { lang }) => source.pricingPage(lang)),
  answer(staticPageCall, (source, { lang, slug }) => source.findPage(lang, slug)),
  answer(postListCall, (source, { lang, ...query }) => source.listPosts(lang, query)),
  answer(postCall, (source, { lang, slug }) => source.findPost(lang, slug)),
  answer(updateListCall, (source, { lang, ...query }) => source.listUpdates(lang, query)),
  answer(updateCall, (source, { lang, slug }) => source.findUpdate(lang, slug)),
  answer(articleListCall, (source, { lang, ...filter }) => source.listArticles(lang, filter)),
  answer(articleCall, (source, { lang, slug }) => source.findArticle(lang, slug)),
  answer(guidelinesCall, (source, { lang }) => source.guidelines(lang)),
  answer(guidelineCall, (source, { lang }) => source.guideline(lang)),
  answer(academyCall, (source, { lang }) => source.academy(lang)),
  answer(academyItemCall, (source, { lang, slug }) => source.findAcademyItem(lang, slug)),
  answer(searchCall, (source, { lang, ...query }) => source.search(lang, query)),
]
