import formatCompiled from 'use-intl/format-message/format-only'
import { formatNumber } from './format.ts'
import { localeOfTag } from './locales.ts'

/** Formats whole numbers (`#`) without Intl (format.ts). */
function getNumberFormat(tag: ConstructorParameters<typeof Intl.NumberFormat>[0]): Intl.NumberFormat {
  const value = (number: number) => formatNumber(localeOfTag(String(tag)), number)
  return Object.create(Intl.NumberFormat.prototype, { format: { value } })
}

/** Formats compiled messages (scripts/vite/messages.ts) for use-intl. */
// oxlint-disable-next-line import/no-default-export -- replaces a module with a default export
export default function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  if (typeof message === 'string') return message
  return formatCompiled(key, message, values, { ...options, formatters: { ...options.formatters, getNumberFormat } })
}
formatMessage.raw = false
