import { join } from 'node:path'

/** The sample site of the tests. */
export const testSite = 'tests/site'

/**
 * Path of the site's content, static files or build. The environment variable `SITE_FOLDER` names
 * another folder for all three: tests build `tests/site`, so that no test depends on what an operator
 * writes.
 */
export const sitePath = (name: 'content' | 'public' | 'dist', folder = process.env.SITE_FOLDER || '.') =>
  join(folder, name)
