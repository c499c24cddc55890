import type { Locale } from '#i18n/locales.ts'

/**
 * Texts of the feedback widget, named as its options are, in English as spec §8 has them. Here and not among the messages, which
 * everybody loads. `errorRequiredFieldsText` is an option of ours (scripts/feedback-plugin.ts); the labels that are missing follow it.
 */
export const widgetTexts = {
  en: {
    triggerLabel: 'Report a Bug',
    formTitle: 'Report a Bug',
    nameLabel: 'Name',
    namePlaceholder: 'Your name',
    emailLabel: 'Email',
    emailPlaceholder: 'name@example.com',
    messageLabel: 'Description',
    messagePlaceholder: 'What went wrong? What did you expect?',
    isRequiredLabel: '(required)',
    submitButtonLabel: 'Send Bug Report',
    cancelButtonLabel: 'Cancel',
    successMessageText: 'Thank you for your report!',
    errorRequiredFieldsText: 'Please enter in the following required fields: ',
    errorEmptyMessageText: 'Unable to submit feedback with empty message',
    errorTimeoutText: 'Unable to determine if Feedback was correctly sent.',
    errorForbiddenText:
      'Unable to send feedback. This could be because this domain is not in your list of allowed domains.',
    errorGenericText:
      'Unable to send feedback. This could be because of network issues, or because you are using an ad-blocker.',
  },
  vi: {
    triggerLabel: 'Báo lỗi',
    formTitle: 'Báo lỗi',
    nameLabel: 'Tên',
    namePlaceholder: 'Tên của bạn',
    emailLabel: 'Email',
    emailPlaceholder: 'ten@example.com',
    messageLabel: 'Mô tả',
    messagePlaceholder: 'Bạn gặp lỗi gì? Lẽ ra trang phải thế nào?',
    isRequiredLabel: '(bắt buộc)',
    submitButtonLabel: 'Gửi báo lỗi',
    cancelButtonLabel: 'Hủy',
    successMessageText: 'Cảm ơn bạn đã báo lỗi!',
    errorRequiredFieldsText: 'Vui lòng điền các mục bắt buộc sau: ',
    errorEmptyMessageText: 'Bạn chưa mô tả lỗi nên chưa thể gửi.',
    errorTimeoutText: 'Không rõ báo lỗi đã gửi được hay chưa.',
    errorForbiddenText: 'Không gửi được báo lỗi. Có thể tên miền này chưa nằm trong danh sách được phép.',
    errorGenericText: 'Không gửi được báo lỗi. Có thể do mạng, hoặc do trình chặn quảng cáo của bạn.',
  },
  cn: {
    triggerLabel: '报告问题',
    formTitle: '报告问题',
    nameLabel: '姓名',
    namePlaceholder: '你的姓名',
    emailLabel: '邮箱',
    emailPlaceholder: 'name@example.com',
    messageLabel: '问题描述',
    messagePlaceholder: '出了什么问题？你原本期望看到什么？',
    isRequiredLabel: '（必填）',
    submitButtonLabel: '发送报告',
    cancelButtonLabel: '取消',
    successMessageText: '感谢你的反馈！',
    errorRequiredFieldsText: '请填写以下必填项：',
    errorEmptyMessageText: '请先描述问题再发送。',
    errorTimeoutText: '无法确认报告是否已送达。',
    errorForbiddenText: '报告未能发送，可能是因为当前域名不在允许的列表中。',
    errorGenericText: '报告未能发送，可能是网络问题，或浏览器启用了广告拦截。',
  },
} satisfies Record<Locale, Record<string, string>>
