import * as v from 'valibot'

/** A text that content must give: not empty, without space around it. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty('Write some text here'))
