/** The last part of the address of a page's state: `{page path}/_payload.json` (docs/product.md#page-state). */
export const stateName = '/_payload.json'
