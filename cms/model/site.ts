import { localeCodes } from '../../src/i18n/locales.ts'
import { languages, status, type Collections } from './collection.ts'
import {
  address,
  choice,
  created,
  flag,
  group,
  json,
  lines,
  number,
  optional,
  port,
  slug,
  tags,
  text,
  texts,
  whole,
  type Field,
} from './fields.ts'
import { home, homeRows } from './home.ts'
import { pageOfSeo, requiredSeo } from './seo.ts'

const cell = (row: string): Field =>
  choice(`Row “${row}” of the table: choose, or write a few words.`, ['available', 'unavailable', 'coming_soon'], {
    others: true,
    required: false,
  })

/** Limits of an amount in dollars. */
const dollars = { min: 0, max: 1_000_000 }

/** A table that editors edit inside the home page. */
const inHome = (name: string, template: string) => ({
  name,
  note: `${name} of the home page.`,
  icon: 'view_list',
  purges: ['home'],
  page: () => '/',
  hidden: true,
  template,
})

/** The home page, plans, questions, and the settings of the site. */
export const site: Collections = {
  home: {
    name: 'Home page',
    note: 'The sections of the home page, and the texts around the prices.',
    icon: 'home',
    purges: ['home', 'pricing'],
    page: () => '/',
    single: true,
    fields: {},
    translations: { fields: home },
  },
  home_statements: { ...inHome('Sample accounts', '{{name}}, {{caption_title}}'), fields: homeRows.home_statements },
  home_cards: { ...inHome('Steps and benefits', '{{title}}'), fields: homeRows.home_cards },
  home_testimonials: { ...inHome('Voices', '{{name}}'), fields: homeRows.home_testimonials },
  bot_plans: {
    name: 'Plans',
    note: 'Plans and prices in US dollars.',
    icon: 'sell',
    purges: ['plans'],
    page: () => '/#pricing',
    template: '{{translations}}',
    fields: {
      id: slug('A short name, such as starter. It cannot be changed.', { key: true }),
      status,
      sort: whole('Its place among the plans, from 1.', { default: 9 }),
      price: number('Price a month before tax.', dollars),
      min_capital: number('Minimum capital.', dollars),
      admin_fee: optional(number('One-time fee, tax included. Empty: that of “Settings of the site”.', dollars)),
      community_access: cell('Community access'),
      onboarding_call: cell('Onboarding call'),
      dedicated_manager: cell('Dedicated manager'),
      pause_cancel_anytime: cell('Pause or cancel anytime'),
      is_most_popular: flag('Marks the plan. Choose one only.'),
    },
    translations: {
      fields: {
        title: text('The name of the plan.'),
        intro: lines('For whom it is.'),
        options: texts('What its card lists.'),
        risk_profile_matching: cell('Risk-profile matching'),
        dashboard_report: cell('Dashboard report'),
        support_level: cell('Support level'),
      },
    },
  },
  faq_items: {
    name: 'Questions',
    note: 'Questions and answers of the home page.',
    icon: 'quiz',
    purges: ['faq'],
    page: () => '/#faq',
    template: '{{translations}}',
    fields: {
      status,
      is_feature: flag('Shows it on the home page.'),
      sort: whole('Its place among the questions, from 1.', { default: 99 }),
    },
    translations: {
      table: 'faq',
      via: 'faq_id',
      fields: { question: text('The question.'), answer: lines('The answer, without formatting.') },
    },
  },
  seo_records: {
    name: 'SEO of sections',
    note: 'What search engines show of the pages that are no items, and what fills gaps of items.',
    icon: 'travel_explore',
    purges: ['config'],
    page: ({ router_name }) => pageOfSeo(String(router_name)),
    fixed: true,
    template: '{{router_name}}',
    fields: { router_name: text('The page. It cannot be changed.', { key: true }) },
    translations: { fields: { seo_detail: requiredSeo } },
  },
  redirects: {
    name: 'Redirects',
    note: 'Old addresses and where they lead.',
    icon: 'alt_route',
    purges: ['redirects'],
    template: '{{from}} → {{to}}',
    fields: {
      from: text('The old path, such as /blog/first-post or /blog/*.', {
        unique: true,
        pattern: {
          regex: '^(/[^\\s/?#*\\\\]+){1,16}(/\\*)?$',
          sentence: 'Write an old path such as /blog/first-post or /blog/*',
        },
      }),
      to: optional(
        text('The new path or address; empty with 410.', {
          pattern: {
            regex: `^(https://[\\w-]+(\\.[\\w-]+)+${port}(?=/|$)|(?=/(?!/)))[^\\s*\\\\]*(/\\*)?$`,
            sentence: 'Write a path such as /resources/blog/* or an address such as https://docs.example.com/*',
          },
        }),
      ),
      status: whole('301 moved for good, 302 for now, 410 gone.', { choices: ['301', '302', '307', '308', '410'] }),
    },
  },
  app_config: {
    name: 'Settings of the site',
    note: 'Tax, the usual fee, the addresses behind buttons, countries.',
    icon: 'tune',
    purges: ['config', 'countries'],
    page: () => '/',
    single: true,
    fields: {
      tax_rate: number('Tax in percent, from 0 to 100.', { min: 0, max: 100 }),
      admin_fee: number('The usual one-time fee in dollars, tax included.', dollars),
      register: address('Where “Sign up” leads.'),
      app: address('The app.'),
      support: address('Support.'),
      community: address('The chat group.'),
      forum: address('The forum.'),
      content: group('Which parts of the site come from this studio. The others come from the files of the site.', {
        knowledge_base: flag('The knowledge base.', { default: true }),
        frame: flag('Header and footer.', { default: true }),
        guidelines: flag('The guidelines.', { default: true }),
        academy: flag('The academy.', { default: true }),
      }),
      countries: tags('Codes of the countries, such as VN.', {
        required: true,
        pattern: { regex: '^[A-Z]{2}$', sentence: 'Write two capital letters, such as VN' },
      }),
    },
  },
  languages: {
    name: 'Languages',
    note: 'The languages of the site. A new one needs a developer.',
    icon: 'translate',
    purges: ['languages', 'config'],
    page: () => '/',
    fixed: true,
    template: '{{name}}',
    fields: {
      language: choice('As the calls name it.', languages, { key: true }),
      code: choice('As addresses write it.', localeCodes, { unique: true }),
      name: text('Its own name.'),
      is_listed: flag('Whether the list of languages names it.'),
      messages: json('Texts of the interface that replace those of the site, such as {"blog": {"readMore": "…"}}.'),
    },
  },
  newsletter: {
    name: 'Newsletter',
    note: 'Who signed up. The site deletes a record when somebody unsubscribes there.',
    icon: 'mail',
    purges: [],
    template: '{{email}}',
    fields: {
      email: text('The address.', { unique: true }),
      key: optional(text('The number of the sign-up at the site.', { unique: true })),
      date_created: created('When it came.'),
    },
  },
}
