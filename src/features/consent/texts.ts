import { locales } from '#i18n/locales.ts'

/** Texts of the dialog. */
export interface ConsentTexts {
  title: string
  description: string
  privacyPolicy: string
  acceptAll: string
  rejectAll: string
}

/**
 * Texts of the dialog by the document's `lang`. All three languages together are smaller than one
 * more request, and the page's messages are not loaded yet when the dialog appears.
 */
const texts: Record<string, ConsentTexts> = {
  [locales.en.tag]: {
    title: 'May we count visits?',
    description:
      'With your consent, an analytics service records which pages are read. What the site needs to work stays on either way.',
    privacyPolicy: 'Privacy policy',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
  },
  [locales.vi.tag]: {
    title: 'Cho phép đếm lượt xem?',
    description:
      'Nếu bạn đồng ý, một dịch vụ phân tích sẽ ghi nhận trang nào được đọc. Những gì trang web cần để hoạt động vẫn luôn bật.',
    privacyPolicy: 'Chính sách bảo mật',
    acceptAll: 'Chấp nhận tất cả',
    rejectAll: 'Từ chối tất cả',
  },
  [locales.cn.tag]: {
    title: '可以统计访问情况吗？',
    description: '如果你同意，统计服务会记录哪些页面被阅读。网站运行所必需的部分始终开启。',
    privacyPolicy: '隐私政策',
    acceptAll: '全部接受',
    rejectAll: '全部拒绝',
  },
}

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`).
 * @throws Error when there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string): ConsentTexts {
  const found = texts[tag]
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
