import * as v from 'valibot'
import { call, contentMaxAge } from '#api/call.ts'
import { ItemQuery, Lang, limitOf, Page } from '#api/query.ts'
import { pageSize, Update, UpdateFilter, UpdateList } from './schema.ts'

/** A page of the releases of `type`, newest first. */
export const updateListCall = /* @__PURE__ */ call({
  path: '/api/pages/product-updates/list-product-updates',
  query: v.object({ lang: Lang, limit: limitOf(pageSize), page: Page, type: v.optional(UpdateFilter, 'all') }),
  answer: UpdateList,
  maxAge: contentMaxAge,
})

export const updateCall = /* @__PURE__ */ call({
  path: '/api/product_updates_translations',
  query: ItemQuery,
  answer: Update,
  maxAge: contentMaxAge,
})
