import { locales, type Locale } from '#i18n/locales.ts'
import { routeNames } from '#scripts/content/route-names.ts'
import type { Say } from './texts.ts'
import { writer } from './texts.ts'

const button = (say: Say, title: string, url = 'https://app.cms.example/register') => ({ title: say(title), url })
const picture = (id: string, alt: string | null = null) => ({ id, alt })

/** The home page with all sections, with `null` where Directus has no value. */
export const home = (say: Say) => ({
  id: 1,
  status: 'published',
  hero: {
    title: say('home'),
    description: say('hero description'),
    buttons: [
      { ...button(say, 'start'), is_primary: true },
      { ...button(say, 'plans', '#pricing'), is_primary: null },
    ],
    image: picture('hero-course', say('hero')),
    features: [{ title: say('feature one') }, { title: say('feature two') }],
  },
  invest: {
    image: picture('invest-harbour'),
    title: say('invest'),
    description: say('invest description'),
    options: [say('option one'), say('option two')],
    button: button(say, 'invest now'),
  },
  results: {
    title: say('results'),
    description: say('results description'),
    list_results: [{ title: '12.5', title_suffix: '%', subtitle: say('drawdown'), content: say('sample') }],
    button: button(say, 'get started now'),
    risk_notice: say('risk'),
  },
  profit: {
    title: say('proof'),
    description: say('proof description'),
    images: [1, 2, 3].map((number) => ({
      image: picture(`statement-${number}`),
      caption_title: say(`statement ${number}`),
      avatar: picture(`avatar-${number}`),
      name: `CMS Person ${number}`,
      content: say('caption'),
    })),
    button: button(say, 'see more'),
    risk_notice: say('risk'),
  },
  why: {
    title: say('why'),
    description: say('why description'),
    list_info: [1, 2, 3, 4].map((number) => ({ title: say(`reason ${number}`), content: say('reason') })),
    image: picture('why-compass'),
    decor_images: [picture('decor-contours'), picture('decor-rose')],
  },
  how_it_works: {
    title: say('how it works'),
    description: say('how'),
    list_step: ['account', 'connect', 'plan'].map((step) => ({
      image: picture(`step-${step}`),
      title: say(step),
      content: say(`step ${step}`),
    })),
  },
  pricing: { title: say('pricing'), description: say('pricing description') },
  what_you_get: {
    title: say('what you get'),
    options: [{ icon: picture('icon-report'), title: say('report'), description: say('a report') }],
  },
  testimonials: {
    sub_title: say('voices'),
    title: say('testimonials'),
    list_testimonials: [1, 2, 3].map((number) => ({
      content: say(`voice ${number}`),
      // A picture is optional.
      avatar: [null, { id: null, alt: null }, picture('avatar-3')][number - 1],
      name: `CMS Voice ${number}`,
      mail: null,
    })),
  },
  faq: { title: say('questions'), more_questions: say('more'), help_link: button(say, 'help', '/knowledge-base') },
  portfolio: {
    title: say('portfolio'),
    description: say('portfolio description'),
    button: button(say, 'build'),
    image: picture('portfolio-fleet'),
  },
})

/** Two plans; prices are decimals, which Directus writes as strings. */
export const plans = (say: Say, locale: Locale) => ({
  botplans: ['alpha', 'beta'].map((id, index) => ({
    id,
    sort: index,
    title: `CMS ${id}`,
    price: index === 0 ? '40.00' : 80,
    min_capital: 1000 * (index + 1),
    admin_fee: index === 0 ? 0 : null,
    risk_profile_matching: 'available',
    dashboard_report: say('monthly'),
    support_level: say('e-mail'),
    community_access: true,
    onboarding_call: 'coming_soon',
    dedicated_manager: null,
    pause_cancel_anytime: true,
    is_most_popular: index === 1,
    translations: [
      { languages_code: locales[locale].apiLanguage, title: say(id), intro: say('plan'), options: [say('cell')] },
    ],
  })),
})

export const pricingPage = (say: Say) => ({
  pricing_page: {
    setup_fee_description: say('setup fee'),
    plan_onboarding: [say('onboarding one'), say('onboarding two')],
    plan_fee_policy: [say('policy (note)')],
  },
})

/** One question more than the filter selects, so that a test sees whether the filter is applied. */
export const questions = (say: Say, languages_code: string) =>
  ['one', 'two', 'three'].map((number, index) => ({
    id: index + 1,
    question: say(`question ${number}`),
    answer: say(`answer ${number}`),
    languages_code,
    faq_id: { id: index, status: index === 2 ? 'draft' : 'published', is_feature: true },
  }))

/** The app config in all languages. */
export const config = (mark: string) => {
  const each = (['en', 'vi', 'cn'] as const).map((locale) => ({
    languages_code: locales[locale].apiLanguage,
    say: writer(locale, mark),
  }))
  return {
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
