import * as v from 'valibot'

const fromSentence = 'Write an old path such as "/blog/first-post" or "/blog/*", at most 16 segments long'
const toSentence = 'Write a path such as "/resources/blog/*" or an address such as "https://docs.example.com/*"'
const statusSentence = 'Write 301, 302, 307 or 308, or 410 for an address that is gone'

/** A path; `/*` includes all paths below it. */
const From = v.pipe(v.string(fromSentence), v.regex(/^(\/[^\s/?#*\\]+){1,16}(\/\*)?$/, fromSentence))
/** A path of the site or an https address. Its `*` is replaced by the path below `from`. */
const To = v.pipe(
  v.string(toSentence),
  v.regex(/^(https:\/\/[\w.-]+(:\d+)?(?=\/|$)|(?=\/(?!\/)))([^\s*\\]*|[^\s*\\]*\/\*)$/, toSentence),
  // The pattern allows ports above 65535.
  v.check((to) => URL.canParse(to, 'https://site'), toSentence),
)
const Status = v.pipe(v.number(statusSentence), v.values([301, 302, 307, 308, 410], statusSentence))

/** A rule of the redirect table: `from` moved to `to`, or is gone (410). */
export const RedirectRule = v.pipe(
  v.strictObject({ from: From, to: v.optional(To), status: Status }),
  v.forward(
    v.check(({ to, status }) => status === 410 || to !== undefined, toSentence),
    ['to'],
  ),
)
export type RedirectRule = v.InferOutput<typeof RedirectRule>
