import { assetPresets, presetName } from '../../model/asset-presets.ts'
import { callsPath } from './asked.ts'
import type { Hooks } from './directus.ts'

const known = new Set(assetPresets.map(({ key }) => key))

/**
 * Answers the sizes of the site (`?w=540&h=405`) by the presets of the same name: Directus makes no
 * other size.
 */
export function assetSizes({ init }: Hooks): void {
  init('routes.before', ({ app }) => {
    app.get(`${callsPath}/assets/:id`, (request, _response, next) => {
      const { w, h, format } = request.query
      const name = presetName({ w: Number(w), h: Number(h ?? 0), ...(format === 'png' && { as: format }) })
      if (known.has(name)) request.query = { key: name }
      next()
    })
  })
}
