import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { isLocale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'

/** Where `.vscode/settings.json` finds the schemas. */
export const schemaFolder = '.cache/schemas'

/**
 * The JSON schemas of the files of `content/`, by path such as `{locale}/home.json`. Rules
 * that JSON Schema cannot express are left to the check.
 */
export function editorSchemas(schemas: ContentReader['schemas']): Map<string, object> {
  const found = new Map<string, object>()
  for (const [file, own] of schemas) {
    const [first = '', ...rest] = file.split('/')
    const path = isLocale(first) ? ['{locale}', ...rest].join('/') : file
    const allOf = [...own].map((schema) => toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
    found.set(path, { allOf })
  }
  return found
}

/** The file of the schema of this path, such as `locale-home.json`. */
export const schemaFile = (path: string) => path.replace('{locale}', 'locale').replaceAll('/', '-')

export async function writeSchemas(schemas: ContentReader['schemas']): Promise<void> {
  await mkdir(schemaFolder, { recursive: true })
  for (const [path, schema] of editorSchemas(schemas))
    await writeFile(join(schemaFolder, schemaFile(path)), JSON.stringify(schema))
}
