const build = { id: __BUILD_ID__, timestamp: __BUILD_TIMESTAMP__ }

/** `GET /builds/latest.json`: the current build (docs/product.md#new-version). */
export const latestBuild = () => Response.json(build, { headers: { 'cache-control': 'no-store' } })

/** `GET /builds/meta/{id}.json` of the current build. */
export const buildMeta = () =>
  Response.json(build, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
