import * as v from 'valibot'

const sentence = 'Write some text here'

/** A text that content must give: not empty, without space around it. */
export const Text = v.pipe(v.string(sentence), v.trim(), v.nonEmpty(sentence))
