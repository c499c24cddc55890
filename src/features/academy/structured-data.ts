import {
  absoluteAddress,
  languageOf,
  organizationRef,
  pageRef,
  type PageFacts,
  type PageNodes,
} from '#seo/structured-data.ts'
import type { Course, CourseDetail } from './schema.ts'

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

export function courseNodes(course: CourseDetail): PageNodes {
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
      })),
      ...(page.picture && { image: page.picture.url }),
    },
  ]
}
