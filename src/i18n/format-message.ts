// Hold: both functions of the first import are use-intl's own (docs/architecture.md).
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatCompiled from 'use-intl/format-message/format-only'

/** Made once: a formatter costs more than a page, and use-intl would make them for each one. */
const formatters = _createIntlFormatters(_createCache())

/** Formats what scripts/vite/messages.ts compiled at build, in place of use-intl's module. */
// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  return typeof message === 'string' ? message : formatCompiled(key, message, values, { ...options, formatters })
}
formatMessage.raw = false
