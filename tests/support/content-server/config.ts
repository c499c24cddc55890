import { locales } from '#i18n/locales.ts'
import { routeNames } from '#scripts/content/site.ts'
import { writer } from './texts.ts'

/** The app config in all languages. */
export const config = (mark: string) => {
  const each = (['en', 'vi', 'cn'] as const).map((locale) => ({
    languages_code: locales[locale].apiLanguage,
    say: writer(locale, mark),
  }))
  return {
    content: { knowledge_base: true, frame: true, guidelines: true, academy: true },
    app_configs: { id: 1, tax_rate: 25, admin_fee: '120.00' },
    link_button: {
      register: 'https://app.cms.example/register',
      app: 'https://app.cms.example',
      support: 'https://support.cms.example',
      community: 'https://community.cms.example/discord',
      forum: 'https://community.cms.example/forum',
    },
    seo_urls: Object.values(routeNames).map((router_name) => ({
      router_name,
      translations: each.map(({ languages_code, say }) => ({
        languages_code,
        seo_detail: {
          meta_title: say(`title of ${router_name}`),
          meta_description: say('description'),
          meta_ogImage: null,
        },
      })),
    })),
    translations: Object.fromEntries(
      each.map(({ languages_code, say }) => [languages_code, { pricing: { plans: say('charts') } }]),
    ),
  }
}

export const languages = [
  { code: 'en', name: 'CMS English', language: 'en-US', direction: 'ltr' },
  { code: 'vi', name: 'CMS Tiếng Việt', language: 'vi-VN', direction: 'ltr' },
]
export const countries = [{ value: 'VN' }, { value: 'SG' }]
