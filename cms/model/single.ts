import type { Collections } from './collection.ts'
import { day, group, html, lines, link, list, optional, picture, rows, text, texts, type Field } from './fields.ts'
import { requiredSeo } from './seo.ts'

const links = (note: string): Field =>
  list(note, {
    title: text('What it says.'),
    url: link('Where it leads: https://…, or /path without language.'),
    description: optional(lines('A line under it, in menus.')),
  })

const riskLine = lines('The risk notice. Talk to the person in charge before you change it.')
const paragraph = { title: text('The heading.'), content: lines('The text.') }
const paragraphs = (note: string) => list(note, paragraph)

/** A table that editors edit inside the guidelines. */
const inGuidelines = (name: string, template: string) => ({
  name,
  note: `${name} of the guidelines.`,
  icon: 'view_list',
  purges: ['guidelines'],
  page: () => '/resources/guidelines',
  hidden: true,
  template,
})

/** Header and footer, and the guidelines: one record each. */
export const single: Collections = {
  site_frame: {
    name: 'Header and footer',
    note: 'Menus, footer, and the notes that every page has.',
    icon: 'web',
    purges: ['config'],
    page: () => '/',
    single: true,
    fields: {},
    translations: {
      fields: {
        brand: group('The brand.', { name: text('Its name.'), tagline: text('A line about it.') }),
        notice: optional(lines('A line at the top of every page. Empty: none.')),
        navigation: list('The header. An entry with links of its own is a menu.', {
          title: text('What it says.'),
          url: optional(link('Where it leads. Empty for a menu.')),
          children: { ...links('The links of a menu.'), required: false },
        }),
        footer: group('The footer.', {
          columns: list('Its columns.', { title: text('The heading.'), links: links('The links under it.') }),
          legal: links('The links of the last line.'),
          newsletter: group('The sign-up.', { title: text('The heading.'), description: lines('The line under it.') }),
          risk_notice: riskLine,
        }),
      },
    },
  },
  guidelines: {
    name: 'Guidelines',
    note: 'The page of the guidelines and its article.',
    icon: 'checklist',
    purges: ['guidelines'],
    page: () => '/resources/guidelines',
    single: true,
    fields: { updated: day('The day under the title of the article. Change it with the text.') },
    translations: {
      fields: {
        hero: group('The first screen.', {
          title: text('The heading.'),
          description: lines('The text under the heading.'),
          image: picture('The large picture.'),
        }),
        steps: group('The steps.', {
          title: text('The heading.'),
          items: rows('guideline_steps', 'step_of', 'The steps in their order.'),
        }),
        brokers: rows('guideline_brokers', 'broker_of', 'The recommended brokers.'),
        important: group('Important rules.', { title: text('The heading.'), items: paragraphs('The rules.') }),
        prices: group('The heading of the prices. They come from “Plans”.', {
          title: text('The heading.'),
          note: lines('What else costs money.'),
        }),
        riskLevels: group('Risk levels.', { title: text('The heading.'), items: paragraphs('The levels.') }),
        sections: rows('guideline_sections', 'section_of', 'Further lists.'),
        links: group('Links.', { blog: text('To the blog.'), updates: text('To the product updates.') }),
        tiles: group('Tiles.', {
          knowledgeBase: group('The knowledge base.', paragraph),
          academy: group('The academy.', paragraph),
        }),
        riskWarning: riskLine,
        buttons: group('Buttons.', { start: text('To the registration.'), support: text('To support.') }),
        article: group('The article.', {
          title: text('The title.'),
          excerpt: lines('One or two sentences for the page and search engines.'),
          content: html('The text. Headings from the second level on.'),
          seo_detail: requiredSeo,
        }),
      },
    },
  },
  guideline_steps: {
    ...inGuidelines('Steps', '{{title}}'),
    fields: { ...paragraph, points: texts('What to do, a line each.') },
  },
  guideline_brokers: {
    ...inGuidelines('Brokers', '{{name}}'),
    fields: {
      name: text('Its name.'),
      description: lines('What it offers.'),
      documents: texts('The documents that it asks for.'),
    },
  },
  guideline_sections: {
    ...inGuidelines('Lists', '{{title}}'),
    fields: { title: text('The heading.'), items: texts('The entries.') },
  },
}
