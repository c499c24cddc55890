/** How to build an answer from a record. A string is the path of a value in the record. */
export type Shape =
  | string
  | { kind: 'object'; entries: Readonly<Record<string, Shape>>; needs: readonly string[] }
  | { kind: 'picture'; path: string }
  | { kind: 'pair'; path: string }
  | { kind: 'texts'; path: string }
  /** The first value that is not empty. */
  | { kind: 'first'; paths: readonly string[] }
  | { kind: 'rows'; path: string; shape: Shape }
  | { kind: 'inLanguage'; path: string; shape: Shape }

export type Entries = Readonly<Record<string, Shape>>

/** An object; `null` if a path in `needs` has no value. */
export const object = (entries: Entries, needs: readonly string[] = []): Shape => ({ kind: 'object', entries, needs })
/** A list of related records in one shape. */
export const rows = (path: string, shape: Shape): Shape => ({ kind: 'rows', path, shape })
/** A list of one record: the text in the requested language. */
export const inLanguage = (path: string, shape: Shape): Shape => ({ kind: 'inLanguage', path, shape })
