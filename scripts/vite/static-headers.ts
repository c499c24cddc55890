import { closedPolicy, commonHeaders } from '#worker/http/common-headers.ts'

const byPattern = {
  '/*': { ...commonHeaders, 'content-security-policy': closedPolicy },
  '/content/*': { 'x-robots-tag': 'noindex' },
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
}

/** The file `_headers`: the headers of static files, for which the worker does not run. */
export const staticHeaders = Object.entries(byPattern)
  .map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  )
  .join('\n')
