import * as v from 'valibot'
import english from '#i18n/messages/en.json' with { type: 'json' }
import type { MessageTree } from '#shell/schema.ts'
import { isRecord } from './normalize.ts'

type Override = v.GenericSchema<unknown, MessageTree[string] | undefined>

/**
 * A text in place of `message`, with no other arguments: a page shows the name of a message that it
 * cannot format. `message` is an ICU text, or its compiled form as JSON.
 */
function textLike(message: string) {
  const hasArgument = ([, name]: RegExpExecArray) => new RegExp(`[{"]${name}\\b`).test(message)
  return v.pipe(
    v.string(`Write a text in place of ${message}`),
    v.check(
      (text) => [...text.matchAll(/\{(\w+)\}/g)].every(hasArgument),
      `Write a text with the arguments of ${message} only`,
    ),
  )
}

/** Texts in place of `messages`: a text for a text, a group for a group. Other names are dropped. */
function overridesOf(messages: object): v.GenericSchema<unknown, MessageTree> {
  const entries = Object.entries(messages).map(([name, message]): [string, Override] => [
    name,
    v.optional(isRecord(message) ? overridesOf(message) : textLike(JSON.stringify(message))),
  ])
  return v.pipe(
    v.object(Object.fromEntries(entries), 'Write a group of texts, such as {"title":"A title"}'),
    v.transform((texts) =>
      Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
    ),
  )
}

/** The editable messages of the app config, by language. */
export const ConfigMessages = v.record(v.string(), overridesOf(english))
