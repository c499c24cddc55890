import { testSite } from '#scripts/site-folder.ts'

// The configurations of the tests import this first: modules read the folder when they are loaded.
process.env.SITE_FOLDER = testSite
