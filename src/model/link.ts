import * as v from 'valibot'

/** Stands for our own origin, so that a path is read the way a browser reads it. */
const ownOrigin = 'https://site.invalid'

/** An address as a browser writes it, without what could end a line; '' when it is none. */
function normalizeLink(text: string): string {
  if (!URL.canParse(text, ownOrigin)) return ''
  const { origin, href, pathname, search, hash } = new URL(text, ownOrigin)
  // A browser takes "/\elsewhere.example" for another site, too; nobody means that.
  if (origin !== ownOrigin) return text.startsWith('https://') ? href : ''
  return text.startsWith('#') ? hash : pathname + search + hash
}

/** An address of another site: `https://…`. */
export const ExternalLink = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text.startsWith('https://') ? normalizeLink(text) : '')),
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
