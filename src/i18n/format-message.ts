import formatCompiled from 'use-intl/format-message/format-only'
import { formatNumber } from './format.ts'
import { localeOfTag } from './locales.ts'

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

/** The numbers of messages (`#`) are whole. Not by Intl, for the reason in format.ts. */
function getNumberFormat(tag: ConstructorParameters<typeof Intl.NumberFormat>[0]): Intl.NumberFormat {
  const value = (number: number) => formatNumber(localeOfTag(String(tag)), number)
  return Object.create(Intl.NumberFormat.prototype, { format: { value } })
}

const formats = {
  getNumberFormat,
  // Kept by the isolate: use-intl would create them for each page. A browser has one provider,
  // which keeps its own.
  ...(import.meta.env.SSR && {
    getPluralRules: kept((...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
  }),
}

/** Formats messages that were compiled at build (scripts/vite/messages.ts), for use-intl. */
// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  if (typeof message === 'string') return message
  return formatCompiled(key, message, values, { ...options, formatters: { ...options.formatters, ...formats } })
}
formatMessage.raw = false
