import * as v from 'valibot'
import { call } from './call.ts'
import { NoQuery } from './query.ts'

/** The visitor's address. */
export const ipCall = /* @__PURE__ */ call({
  path: '/api/ip',
  query: NoQuery,
  answer: /* @__PURE__ */ v.object({ ip: v.string() }),
  maxAge: 0,
})

/** The visitor's country, null when unknown, and the address that it belongs to. */
export const placeCall = /* @__PURE__ */ call({
  path: '/api/geoip',
  query: NoQuery,
  answer: /* @__PURE__ */ v.object({ country: v.object({ code: v.nullable(v.string()) }), ipUser: v.string() }),
  maxAge: 0,
})
