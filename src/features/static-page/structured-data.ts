import { languageOf, organizationRef, pageRef, type PageNodes } from '#seo/structured-data.ts'
import type { Incident } from './schema.ts'

/** A report for each incident: who was touched, and from when to when. */
export const incidentNodes =
  (incidents: Incident[]): PageNodes =>
  (page) =>
    incidents.map(({ slug, title, affected, started, ended = '..' }) => ({
      '@type': 'Report',
      '@id': `${page.address}#${slug}`,
      url: `${page.address}#${slug}`,
      headline: title,
      description: affected,
      temporalCoverage: `${started}/${ended}`,
      inLanguage: languageOf(page),
      author: organizationRef(page.origin),
      isPartOf: pageRef(page),
    }))
