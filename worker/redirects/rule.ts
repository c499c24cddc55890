import * as v from 'valibot'

/** Most segments of a `from`: of a longer path no more folders are looked up. */
export const maxSegments = 16

const fromSentence = `Write an old path such as "/blog/first-post" or "/blog/*", at most ${maxSegments} segments long`
const toSentence = 'Write a path such as "/resources/blog/*" or an address such as "https://docs.example.com/*"'
export const statusSentence = 'Write 301, 302, 307 or 308, or 410 for an address that is gone'

/** A path; with `/*` all below it. */
const From = v.pipe(
  v.string(fromSentence),
  v.regex(new RegExp(String.raw`^(\/[^\s/?#*\\]+){1,${maxSegments}}(\/\*)?$`), fromSentence),
)
/** A path of the site or an https address; its `*` takes what that of `from` stands for. */
const To = v.pipe(
  v.string(toSentence),
  v.regex(/^(https:\/\/[\w.-]+(:\d+)?(?=\/|$)|(?=\/(?!\/)))([^\s*\\]*|[^\s*\\]*\/\*)$/, toSentence),
  // The pattern allows some that are not URLs, such as a port above 65535.
  v.check((to) => URL.canParse(to, 'https://site'), toSentence),
)
const Status = v.picklist([301, 302, 307, 308], statusSentence)

export const MovedRule = v.object({ from: From, to: To, status: Status })
export const GoneRule = v.object({ from: From, status: v.literal(410, statusSentence) })

/** A rule of the redirect table: an address that moved, or one that is gone. */
export const RedirectRule = v.variant('status', [MovedRule, GoneRule], statusSentence)
export type RedirectRule = v.InferOutput<typeof RedirectRule>
