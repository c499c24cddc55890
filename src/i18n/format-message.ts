// Hold: both functions of the first import are use-intl's own (docs/architecture.md).
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatCompiled from 'use-intl/format-message/format-only'

/**
 * Created once: creating a formatter takes longer than rendering a page, and use-intl would create
 * them for each page.
 */
const formatters = _createIntlFormatters(_createCache())

/**
 * Formats the messages that were compiled at build (scripts/vite/messages.ts), in place of
 * use-intl's module.
 */
// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  return typeof message === 'string' ? message : formatCompiled(key, message, values, { ...options, formatters })
}
formatMessage.raw = false
