import * as v from 'valibot'

const sentence = 'Write some text here'

/** A required text: trimmed, not empty. */
export const Text = v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence))
