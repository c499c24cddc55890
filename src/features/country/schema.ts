import * as v from 'valibot'

/** `GET /api/ip`: the visitor's address. */
export const VisitorIp = v.object({ ip: v.string() })

/** `GET /api/geoip`: the country's code, null when unknown, and the address that it belongs to. */
export const VisitorPlace = v.object({ country: v.object({ code: v.nullable(v.string()) }), ipUser: v.string() })
