import { mainLanguage } from '../../model/collection.ts'
import type { Shape } from '../../model/shape.ts'
import { isRow, type Asked } from './asked.ts'
import { and, eq, isOut, of } from './filters.ts'

/** The texts of a single record in the language, else in the main language. */
export async function textsOf({ find, language }: Asked, collection: string, shape: Shape) {
  for (const code of new Set([language, mainLanguage])) {
    const [texts] = await find(collection, shape, { filter: { languages_code: eq(code) }, limit: 1 })
    if (texts !== undefined) return texts
  }
  return undefined
}

/** The text with the requested slug and language, if its record is public, as `isPublic` says. */
export async function itemOf(asked: Asked, collection: string, via: string, shape: Shape, isPublic = isOut) {
  const { find, language, request } = asked
  const own = of(via, { ...isPublic(asked), slug: eq(request.query.slug ?? '') })
  const filter = and({ languages_code: eq(language) }, ...own)
  const [item] = await find(collection, shape, { filter, limit: 1 })
  return isRow(item) ? item : undefined
}
