/** An item of a message to the error service. */
type Item = readonly [header: object, payload: unknown]

/** An address of a site or a path, and its query and fragment. */
const address = /(?<!\w)((?:https?:\/)?\/[^\s?#"<>{}]*)[?#][^\s"<>]*/g

/** Copies `json` and removes query and fragment of all addresses in its texts. */
function withoutQueries<T>(json: T): T {
  return JSON.parse(JSON.stringify(json), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(address, '$1') : value,
  )
}

/** The payload of a recording is text: lines of JSON, with their length in the item's header. */
function cutItem([header, payload]: Item): Item {
  if (typeof payload !== 'string') return [header, withoutQueries(payload)]
  const lines = payload.split('\n').map((line) => JSON.stringify(withoutQueries(JSON.parse(line))))
  const text = lines.join('\n')
  return [{ ...header, length: new TextEncoder().encode(text).length }, text]
}

/** Removes query and fragment of all addresses in the items of a message to the error service. */
export const cutAddresses = <T extends readonly [header: object, items: readonly Item[]]>(message: T): T =>
  Object.assign(message, { 1: message[1].map(cutItem) })
