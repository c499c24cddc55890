/**
 * The sites in SITE_URL: addresses with commas between them, which Directus may have made a list of. The
 * first one shows previews.
 */
export const sitesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value).split(',')).map((site) => site.trim()).filter(Boolean)
