import * as v from 'valibot'

/** Base for parsing paths like a browser. */
const ownOrigin = 'https://site.invalid'

/** Normalizes an address like a browser, without line ends; '' if it is invalid. */
function normalizeLink(text: string): string {
  if (!URL.canParse(text, ownOrigin)) return ''
  const { origin, href, pathname, search, hash } = new URL(text, ownOrigin)
  // Browsers read "/\elsewhere.example" as another site.
  if (origin !== ownOrigin) return text.startsWith('https://') ? href : ''
  return text.startsWith('#') ? hash : pathname + search + hash
}

/** An address of another site: `https://…`. */
export const ExternalLink = v.pipe(
  v.string(),
  v.trim(),
  v.transform(normalizeLink),
  v.startsWith('https://', 'Write an address such as "https://app.example.com/register"'),
)

const linkForm = /^(https:\/\/|\/(?!\/)|#.)/
const linkSentence = 'Write an address such as "https://app.example.com", "/knowledge-base" or "#pricing"'

/** `https://…` of another site, `/path` of ours without language, `#id` on the page. */
export const ContentLink = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (linkForm.test(text) ? normalizeLink(text) : '')),
  v.regex(linkForm, linkSentence),
)
