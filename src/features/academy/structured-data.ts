import {
  absoluteAddress,
  languageOf,
  organizationRef,
  pageRef,
  type PageFacts,
  type PageNodes,
} from '#seo/structured-data.ts'
import type { AcademyItem, Course, CourseDetail, Lesson } from './schema.ts'

/** The properties that the course list and the course page share. */
const facts = ({ title, description, level, duration }: Course | CourseDetail, page: PageFacts) => ({
  name: title,
  description,
  provider: organizationRef(page.origin),
  educationalLevel: level,
  timeRequired: `PT${duration}M`,
  inLanguage: languageOf(page),
})

/** The course list. It omits the ratings, which are samples. */
export function courseListNodes(courses: Course[]): PageNodes {
  return (page) => [
    {
      '@type': 'ItemList',
      '@id': `${page.address}#courses`,
      itemListElement: courses.map((course, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          url: absoluteAddress(page, `/resources/academy/${course.slug}`),
          ...facts(course, page),
        },
      })),
    },
  ]
}

function courseNodes(course: CourseDetail): PageNodes {
  return (page) => [
    {
      '@type': 'Course',
      '@id': `${page.address}#course`,
      url: page.address,
      mainEntityOfPage: pageRef(page),
      ...facts(course, page),
      teaches: course.learningOutcomes,
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: course.price.toFixed(2),
        priceCurrency: 'USD',
        ...(course.originalPrice > course.price && { priceValidUntil: course.originalPriceUntil }),
        url: page.address,
      },
      hasPart: course.lessons.map((lesson, index) => ({
        '@type': 'LearningResource',
        position: index + 1,
        name: lesson.title,
        description: lesson.description,
        timeRequired: `PT${lesson.duration}M`,
        ...(lesson.id === course.readable && { url: absoluteAddress(page, `/resources/academy/${lesson.id}`) }),
      })),
      ...(page.picture && { image: page.picture.url }),
    },
  ]
}

function lessonNodes({ title, description, duration, course }: Lesson): PageNodes {
  return (page) => [
    {
      '@type': 'LearningResource',
      '@id': `${page.address}#lesson`,
      url: page.address,
      mainEntityOfPage: pageRef(page),
      name: title,
      description,
      timeRequired: `PT${duration}M`,
      inLanguage: languageOf(page),
      provider: organizationRef(page.origin),
      isAccessibleForFree: true,
      isPartOf: {
        '@type': 'Course',
        name: course.title,
        url: absoluteAddress(page, `/resources/academy/${course.slug}`),
      },
    },
  ]
}

export function itemNodes(item: AcademyItem): PageNodes {
  if (item.kind === 'path') return courseListNodes(item.courses)
  return item.kind === 'lesson' ? lessonNodes(item) : courseNodes(item)
}
