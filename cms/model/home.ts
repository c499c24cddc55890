import { resultFigures } from '../../src/model/kinds.ts'
import {
  choice,
  flag,
  group,
  lines,
  link,
  list,
  optional,
  pair,
  picture,
  rows,
  text,
  texts,
  type Fields,
} from './fields.ts'

const title = text('The heading.')
const description = lines('The text under the heading.')
const button = (note: string) =>
  group(note, {
    title: text('What the button says.'),
    url: link('Where it leads: https://…, /path without language, or #part of the page.'),
    is_primary: flag('Whether it is the coloured one.'),
  })
const riskNotice = lines('The risk notice under the figures. Talk to the person in charge before you change it.')

/** The sections of the home page, in order. Editors edit `rows` inside the section. */
export const home: Fields = {
  hero: group('The first screen.', {
    title,
    description,
    buttons: list('One or two buttons.', {
      title: text('What the button says.'),
      url: link('Where it leads.'),
      is_primary: flag('Whether it is the coloured one.'),
    }),
    image: picture('The large picture, 1100 × 750 px.'),
    features: list('Short promises under the buttons.', { title: text('A few words.') }),
    risk_notice: optional(riskNotice),
  }),
  invest: group('“Your money stays …”.', {
    image: picture('The picture beside the text.'),
    title,
    description,
    options: texts('Sentences with a tick.'),
    button: button('The button under the list.'),
  }),
  results: group('Figures of the service.', {
    title,
    description,
    list_results: list('The figures.', {
      title: text('The figure alone, such as 9.6.'),
      title_suffix: optional(text('What follows it, such as %.')),
      subtitle: text('What it is.'),
      content: lines('How it came about.'),
      figure: optional(choice('The sample figure that the site shows in its place.', resultFigures)),
    }),
    note: optional(lines('A line under all figures, such as what the fees leave.')),
    button: button('The button under the figures.'),
    risk_notice: riskNotice,
  }),
  profit: group('Sample accounts in a carousel.', {
    title,
    description,
    images: rows('home_statements', 'shown_in', 'The accounts, at least three.'),
    button: button('The button under the carousel.'),
    risk_notice: riskNotice,
  }),
  why: group('Why the product.', {
    title,
    description,
    list_info: list('Reasons: the first two stand left, the others right.', {
      title: text('The reason.'),
      content: lines('One or two sentences.'),
    }),
    image: picture('The picture in the middle.'),
    decor_images: pair('A picture behind the section, for decoration.'),
  }),
  how_it_works: group('Steps.', {
    title,
    description,
    list_step: rows('home_cards', 'step_of', 'The steps in their order.'),
  }),
  pricing: group('Texts around the prices. The plans themselves are under “Plans”.', {
    title,
    description,
    setup_fee_description: lines('What the one-time fee pays for.'),
    plan_onboarding: texts('The steps of the start.'),
    plan_fee_policy: texts('What is charged, a line each. What stands in brackets is shown as a note.'),
  }),
  what_you_get: group('What comes with a plan. Without entries the section is hidden.', {
    title,
    options: rows('home_cards', 'benefit_of', 'The entries.', { image: 'icon', content: 'description' }),
  }),
  testimonials: group('Voices of clients.', {
    sub_title: text('The small line above the heading.'),
    title,
    list_testimonials: rows('home_testimonials', 'shown_in', 'The voices.'),
  }),
  faq: group('The heading of the questions. The questions themselves are under “Questions”.', {
    title,
    more_questions: text('The line under the questions.'),
    help_link: button('The link to the help centre.'),
  }),
  portfolio: group('Smart portfolio.', {
    title,
    description,
    button: button('The button.'),
    image: picture('The picture beside the text.'),
  }),
}

/** The lists of sections that contain pictures: each is a table. */
export const homeRows = {
  home_statements: {
    image: picture('The curve, 540 × 405 px.'),
    caption_title: text('The months.'),
    avatar: picture('A portrait.'),
    name: text('The name, marked as a sample.'),
    content: lines('How the account moved, losses included.'),
  },
  home_cards: {
    image: picture('A picture or an icon.'),
    title: text('The heading.'),
    content: lines('One or two sentences.'),
  },
  home_testimonials: {
    content: lines('What the client says.'),
    avatar: optional(picture('A portrait.')),
    name: text('The name.'),
    mail: optional(
      text('An e-mail address, if it is to be shown.', {
        pattern: { regex: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', sentence: 'Write an address such as name@example.com' },
      }),
    ),
  },
} as const satisfies Record<string, Fields>
