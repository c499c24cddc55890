import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf } from '#api/query.ts'
import { pageSize } from '#model/limits.ts'
import { sections } from '#model/sections.ts'
import { Update, UpdateList } from './schema.ts'

/** A page of the releases of `type`, newest first. */
export const updateListCall = /* @__PURE__ */ call({
  path: '/api/pages/product-updates/list-product-updates',
  query:
    import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(pageSize), ...sections['product-updates'].search }),
  answer: UpdateList,
})

export const updateCall = /* @__PURE__ */ call({
  path: '/api/product_updates_translations',
  query: ItemQuery,
  answer: Update,
})
