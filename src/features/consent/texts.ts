import { locales } from '#i18n/locales.ts'
import type { Purposes } from './consent-settings.ts'

/** Texts of the dialog. */
export interface ConsentTexts {
  title: string
  description: string
  privacyPolicy: string
  acceptAll: string
  rejectAll: string
}

interface Words extends Omit<ConsentTexts, 'description'> {
  /** Before and after what is done with consent, and between two purposes. */
  ask: [before: string, between: string, after: string]
  purposes: Record<keyof Purposes, string>
  /** Instead, where nothing is done that needs consent. */
  nothing: string
}

/**
 * Words of the dialog by the document's `lang`. The page's messages are not loaded yet when the
 * dialog appears.
 */
const words: Record<string, Words> = {
  [locales.en.tag]: {
    title: 'Cookies and your consent',
    ask: ['With your consent, ', '; ', '. What the site needs to work stays on either way.'],
    purposes: {
      analytics: 'Google Analytics sets cookies and records which pages are read',
      recording: 'Sentry records page loads and a replay of your visit, so that we can find faults',
    },
    nothing:
      'We only store your answer. No analytics is active on this site at the moment, so both answers have the same effect.',
    privacyPolicy: 'Privacy policy',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
  },
  [locales.vi.tag]: {
    title: 'Cookie và sự đồng ý của bạn',
    ask: ['Nếu bạn đồng ý, ', '; ', '. Những gì trang web cần để hoạt động vẫn luôn bật.'],
    purposes: {
      analytics: 'Google Analytics sẽ đặt cookie và ghi nhận trang nào được đọc',
      recording: 'Sentry sẽ ghi lại quá trình tải trang và bản phát lại lượt truy cập để chúng tôi tìm lỗi',
    },
    nothing:
      'Chúng tôi chỉ lưu lựa chọn của bạn. Hiện trang này không bật công cụ phân tích nào, nên hai câu trả lời có tác dụng như nhau.',
    privacyPolicy: 'Chính sách bảo mật',
    acceptAll: 'Chấp nhận tất cả',
    rejectAll: 'Từ chối tất cả',
  },
  [locales.cn.tag]: {
    title: 'Cookie 与你的同意',
    ask: ['如果你同意，', '；', '。网站运行所必需的部分始终开启。'],
    purposes: {
      analytics: 'Google Analytics 会设置 Cookie 并记录哪些页面被阅读',
      recording: 'Sentry 会记录页面加载情况和本次访问的回放，以便我们排查故障',
    },
    nothing: '我们仅保存你的选择。本网站目前未启用任何统计服务，因此两种回答的效果相同。',
    privacyPolicy: '隐私政策',
    acceptAll: '全部接受',
    rejectAll: '全部拒绝',
  },
}

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`). They name what the site
 * does with consent, and nothing else.
 * @throws Error when there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string, purposes: Purposes): ConsentTexts {
  const found = words[tag]
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  const { ask, purposes: named, nothing, ...texts } = found
  const done = [...(purposes.analytics ? [named.analytics] : []), ...(purposes.recording ? [named.recording] : [])]
  const [before, between, after] = ask
  return { ...texts, description: done.length > 0 ? before + done.join(between) + after : nothing }
}
