import { call } from '#api/call.ts'
import { NoQuery } from '#api/query.ts'
import { VisitorIp, VisitorPlace } from './schema.ts'

/** The visitor's address. */
export const ipCall = /* @__PURE__ */ call({ path: '/api/ip', query: NoQuery, answer: VisitorIp, maxAge: 0 })

/** The visitor's country. */
export const placeCall = /* @__PURE__ */ call({ path: '/api/geoip', query: NoQuery, answer: VisitorPlace, maxAge: 0 })
