// Hold: both functions of the first import are use-intl's own (docs/architecture.md).
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatCompiled from 'use-intl/format-message/format-only'

/** Made once: a format takes longer to make than a page to render, and use-intl would make them for each. */
const formatters = _createIntlFormatters(_createCache())

/** How use-intl formats a message (scripts/vite/messages.ts): one compiled at build, with the formats of all pages. */
// oxlint-disable-next-line import/no-default-export -- it stands in for a module with one
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  return typeof message === 'string' ? message : formatCompiled(key, message, values, { ...options, formatters })
}
formatMessage.raw = false
