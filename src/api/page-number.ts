import * as v from 'valibot'

/** `?page=` of a list: 1 when absent, else a whole number from 1 without leading zeros. */
export const PageNumber = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1')
