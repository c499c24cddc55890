import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiled, copyContent } from '#tests/support/content-copy.ts'
import { editorSchemas, schemaFile, schemaFolder } from './editor-schemas.ts'

copyContent()

test('an editor finds the schema of each JSON file', async () => {
  const { schemas } = await compiled()
  const found = [...editorSchemas(schemas).keys()].map((path) => ({
    fileMatch: [`/content/${path.replace('{locale}', '*')}`],
    url: `./${schemaFolder}/${schemaFile(path)}`,
  }))
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings['json.schemas']).toEqual(expect.arrayContaining(found))
})

test('a schema knows the fields, and refuses others', async () => {
  const { schemas } = await compiled()
  const redirects = JSON.stringify(editorSchemas(schemas).get('redirects.json'))
  expect(redirects).toContain('"rules":{"type":"array"')
  expect(redirects).toContain('"additionalProperties":false')
})
