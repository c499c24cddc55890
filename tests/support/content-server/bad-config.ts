import { config } from './config.ts'

/**
 * The app config with mistakes of editors: wrong links, numbers, SEO texts and messages, and links
 * that contain spaces or line breaks.
 */
export const badConfig = (mark: string) => {
  const good = config(mark)
  const [index, page, ...others] = good.seo_urls
  return {
    app_configs: { tax_rate: 'a lot', admin_fee: 130 },
    link_button: {
      ...good.link_button,
      register: 'http://app.cms.example/register',
      app: ' https://app.cms.example/new ',
      support: 'https://support.cms.example/\r\nContact: https://evil.example',
      forum: 'https://forum.cms.example:99999/',
    },
    seo_urls: [
      {
        ...index,
        translations: index?.translations.map((translation) =>
          translation.languages_code === 'vi-VN'
            ? { ...translation, seo_detail: { ...translation.seo_detail, meta_title: ' ' } }
            : translation,
        ),
      },
      { ...page, translations: null },
      ...others,
      { router_name: '', translations: [] },
      null,
    ],
    translations: {
      ...good.translations,
      'vi-VN': { pricing: { plans: ['charts'] }, blog: { readMore: `${mark} read`, made_up: null } },
    },
  }
}
