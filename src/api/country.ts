import * as v from 'valibot'
import { call } from './call.ts'
import { NoQuery } from './query.ts'

/** The visitor's IP address. */
export const ipCall = /* @__PURE__ */ call({
  path: '/api/ip',
  query: NoQuery,
  answer: /* @__PURE__ */ v.object({ ip: v.string() }),
  maxAge: 0,
})

/** The visitor's country, null if unknown, and IP address. */
export const placeCall = /* @__PURE__ */ call({
  path: '/api/geoip',
  query: NoQuery,
  answer: /* @__PURE__ */ v.object({ country: v.object({ code: v.nullable(v.string()) }), ipUser: v.string() }),
  maxAge: 0,
})
