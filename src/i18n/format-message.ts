import formatCompiled from 'use-intl/format-message/format-only'

/** `create`, which keeps what it made for the same arguments: formats are slow to create. */
function kept<Arguments extends unknown[], Format>(create: (...of: Arguments) => Format) {
  const formats = new Map<string, Format>()
  return (...of: Arguments): Format => {
    const key = JSON.stringify(of)
    const format = formats.get(key) ?? create(...of)
    formats.set(key, format)
    return format
  }
}

/**
 * Kept by the isolate: creating a format takes longer than rendering a page, and use-intl would
 * create them for each page. A browser has one provider, which keeps its own.
 */
const formats = import.meta.env.SSR && {
  getNumberFormat: kept((...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of)),
  getPluralRules: kept((...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
}

/** Formats messages that were compiled at build (scripts/vite/messages.ts), for use-intl. */
// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  if (typeof message === 'string') return message
  return formatCompiled(key, message, values, { ...options, formatters: { ...options.formatters, ...formats } })
}
formatMessage.raw = false
