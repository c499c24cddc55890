import { pictureQueries, type PictureQuery } from '../../src/model/picture-sizes.ts'

/** The name of the preset for a size of the site's pictures, such as `540x405`. */
export const presetName = ({ w, h, as }: PictureQuery): string => [w, h, as].filter(Boolean).join('x')

/** The only sizes that Directus makes of pictures, besides those of the studio. */
export const assetPresets = [...pictureQueries().values()].map((query) => ({
  key: presetName(query),
  width: query.w,
  height: query.h ?? null,
  fit: 'cover',
  format: query.as ?? 'auto',
  withoutEnlargement: true,
  transforms: [],
}))
