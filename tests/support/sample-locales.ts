/** The languages of the sample site (tests/site). The table may have more. */
export const sampleLocales = ['en', 'vi', 'cn'] as const
