import { call } from '#api/call.ts'
import { ItemQuery } from '#api/query.ts'
import { StaticPage } from './schema.ts'

export const staticPageCall = /* @__PURE__ */ call({
  path: '/api/items/pages/static/:slug',
  query: ItemQuery,
  answer: StaticPage,
})
