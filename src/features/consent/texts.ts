/** Texts of the dialog. */
export interface ConsentTexts {
  title: string
  description: string
  privacyPolicy: string
  acceptAll: string
  rejectAll: string
}

/**
 * Texts of the dialog by the document's `lang`, for a site that does nothing that needs consent; on
 * any other the page brings the description (question.ts). All three languages together are smaller
 * than one more request, and the page's messages are not loaded yet when the dialog appears.
 */
const texts: Record<string, ConsentTexts> = {
  en: {
    title: 'Cookies and your consent',
    description:
      'We only store your answer. No analytics is active on this site at the moment, so both answers have the same effect.',
    privacyPolicy: 'Privacy policy',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
  },
  vi: {
    title: 'Cookie và sự đồng ý của bạn',
    description:
      'Chúng tôi chỉ lưu lựa chọn của bạn. Hiện trang này không bật công cụ phân tích nào, nên hai câu trả lời có tác dụng như nhau.',
    privacyPolicy: 'Chính sách bảo mật',
    acceptAll: 'Chấp nhận tất cả',
    rejectAll: 'Từ chối tất cả',
  },
  'zh-Hans': {
    title: 'Cookie 与你的同意',
    description: '我们仅保存你的选择。本网站目前未启用任何统计服务，因此两种回答的效果相同。',
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
