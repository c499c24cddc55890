/** A page's state is at `{page path}/_payload.json` (docs/product.md#page-state). */
export const stateName = '/_payload.json'
