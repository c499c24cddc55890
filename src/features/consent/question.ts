import type { Locale } from '#i18n/locales.ts'
import type { Purposes } from './consent-settings.ts'

interface Words extends Record<keyof Purposes, string> {
  before: string
  between: string
  after: string
}

/** Only the server has them: a site that does nothing that needs consent sends none. */
const words: Record<Locale, Words> = {
  en: {
    before: 'With your consent, ',
    analytics: 'Google Analytics sets cookies and records which pages are read',
    between: '; ',
    recording: 'Sentry records page loads and a replay of your visit, so that we can find faults',
    after: '. What the site needs to work stays on either way.',
  },
  vi: {
    before: 'Nếu bạn đồng ý, ',
    analytics: 'Google Analytics sẽ đặt cookie và ghi nhận trang nào được đọc',
    between: '; ',
    recording: 'Sentry sẽ ghi lại quá trình tải trang và bản phát lại lượt truy cập để chúng tôi tìm lỗi',
    after: '. Những gì trang web cần để hoạt động vẫn luôn bật.',
  },
  cn: {
    before: '如果你同意，',
    analytics: 'Google Analytics 会设置 Cookie 并记录哪些页面被阅读',
    between: '；',
    recording: 'Sentry 会记录页面加载情况和本次访问的回放，以便我们排查故障',
    after: '。网站运行所必需的部分始终开启。',
  },
}

/**
 * What the dialog asks: it names what this site does with consent, and nothing else; `undefined`
 * where it does nothing.
 */
export function consentQuestion(locale: Locale, purposes: Purposes): string | undefined {
  const { before, between, after, ...named } = words[locale]
  const done = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  return done.length > 0 ? before + done.map((purpose) => named[purpose]).join(between) + after : undefined
}
