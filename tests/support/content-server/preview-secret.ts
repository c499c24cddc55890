/** PURGE_SECRET of sites that preview what the tests' content server has. */
export const previewSecret = 'a-secret-for-previews'
