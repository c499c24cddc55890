import { levelIds } from '../../src/model/kinds.ts'
import { status, type Collection, type Collections } from './collection.ts'
import {
  choice,
  day,
  group,
  html,
  lines,
  list,
  number,
  one,
  optional,
  picture,
  slug,
  tags,
  text,
  texts,
  whole,
  type Field,
} from './fields.ts'
import { requiredSeo } from './seo.ts'

const id = slug('Its address, the same in all languages. It cannot be changed.', { key: true })
const shortName = slug('A short name, the same in all languages. It cannot be changed.', { key: true })
const level = choice('Its level.', levelIds)
const sort = whole('Its place among the others, from 1.', { default: 99 })
const minutes = whole('Its length in minutes.', { min: 1 })
const thumbnail = picture('The picture of cards and page, at least 1200 × 700 px.')
const title = text('The title.')
const percent = { min: 0, max: 100 }
const five = { min: 0, max: 5 }
const perLevel = (note: string): Field =>
  group(note, Object.fromEntries(levelIds.map((name) => [name, text(`The name of “${name}”.`)])))

/** A collection whose records the page of the academy shows. */
const inAcademy = (given: Omit<Collection, 'purges'>): Collection => ({
  purges: ['academy'],
  page: () => '/resources/academy',
  template: '{{translations}}',
  ...given,
})
const page: Collection['page'] = ({ slug: name }) => `/resources/academy/${name}`

/** The academy: its page, and its courses, learning paths, teachers, live sessions and first lessons. */
export const academy: Collections = {
  academy: inAcademy({
    name: 'Academy',
    note: 'The page of the academy: first screen, figures, names of the levels, community.',
    icon: 'school',
    single: true,
    fields: {
      figures: group('The figures of the first screen.', {
        courses: text('The number of courses, such as 50+.'),
        students: text('The number of students, such as 10K+.'),
        rating: number('The average rating, from 0 to 5.', five),
        completion: text('How many finish a course, such as 95%.'),
      }),
    },
    translations: {
      fields: {
        hero: group('The first screen.', {
          title: text('The heading.'),
          description: lines('The text under the heading.'),
          image: picture('The large picture.'),
          pathsButton: text('To the learning paths.'),
          coursesButton: text('To the courses.'),
        }),
        stats: group('What the figures count.', {
          courses: text('Courses.'),
          students: text('Students.'),
          rating: text('Rating.'),
          completion: text('Completion.'),
        }),
        levels: perLevel('The levels.'),
        community: group('The community.', {
          title: text('The heading.'),
          description: lines('The text under it.'),
          discord: text('To the chat.'),
          forum: text('To the forum.'),
        }),
      },
    },
  }),
  academy_instructors: inAcademy({
    name: 'Instructors',
    note: 'Who teaches the courses.',
    icon: 'co_present',
    template: '{{name}}',
    fields: {
      slug: shortName,
      sort,
      name: text('The name.'),
      avatar: picture('A square portrait, at least 160 × 160 px.'),
    },
    translations: { fields: { title: text('What they do.'), bio: lines('A few sentences.') } },
  }),
  academy_courses: inAcademy({
    name: 'Courses',
    note: 'Courses with their outlines.',
    icon: 'library_books',
    page,
    fields: {
      status,
      slug: id,
      sort,
      levelId: level,
      instructor: one('academy_instructors', 'Who teaches it.'),
      thumbnail,
      price: number('The price in dollars.', { min: 0 }),
      originalPrice: optional(number('The price before an offer.', { min: 0 })),
      originalPriceUntil: optional(day('The last day of the offer.')),
      rating: number('From 0 to 5.', five),
      students: whole('How many have registered.', { min: 0 }),
      completion: number('How many finish it, in percent.', percent),
    },
    translations: {
      fields: {
        title,
        category: text('The subject, such as “Risk”.'),
        description: lines('One or two sentences for the card.'),
        about: lines('The text of the page.'),
        learningOutcomes: texts('What people can do afterwards, a line each.'),
        lessons: {
          ...list('The outline. A first lesson with the same short name in “First lessons” can be read.', {
            id: slug('A short name, the same in all languages.'),
            title,
            description: lines('What it is about.'),
            duration: minutes,
          }),
          min: 1,
        },
        seo: requiredSeo,
      },
    },
  }),
  academy_paths: inAcademy({
    name: 'Learning paths',
    note: 'Courses in an order.',
    icon: 'route',
    page,
    fields: {
      status,
      slug: id,
      sort,
      levelId: level,
      thumbnail,
      courses: { ...tags('Addresses of its courses, in their order. Unpublished ones are left out.'), required: true },
    },
    translations: {
      fields: {
        title,
        description: lines('One or two sentences for the card.'),
        duration: text('How long it takes, such as “2 weeks, about 2 hours a week”.'),
        enrolled: text('How many follow it, such as “5,240 enrolled”.'),
        audience: lines('For whom it is.'),
        seo: requiredSeo,
      },
    },
  }),
  academy_sessions: inAcademy({
    name: 'Live sessions',
    note: 'Dates of live sessions.',
    icon: 'event',
    fields: {
      status,
      slug: shortName,
      date: day('The day.'),
      time: text('The time with its zone, such as 19:00 UTC+7.'),
      duration: minutes,
      attendees: whole('How many have registered.', { min: 0 }),
    },
    translations: {
      fields: { title, speaker: text('Who speaks.'), description: lines('What it is about.') },
    },
  }),
  academy_lessons: inAcademy({
    name: 'First lessons',
    note: 'Texts of first lessons, which everybody can read. Titles are in the outlines of the courses.',
    icon: 'auto_stories',
    template: '{{slug}}',
    page,
    fields: { status, slug: slug('The short name of the lesson in its course. It cannot be changed.', { key: true }) },
    translations: {
      fields: { content: html('The text. Headings from the second level on.'), seo_detail: requiredSeo },
    },
  }),
}
