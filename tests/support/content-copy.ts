import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { compileContent } from '#scripts/content/compile.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'

const pictures = await readPictures('content/pictures')
let directory = ''

/** Gives each test of the file a copy of `content/` of its own. */
export function copyContent(): void {
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'content-'))
    await cp('content', directory, { recursive: true, filter: (path) => !path.includes('pictures') })
  })
  afterEach(() => rm(directory, { recursive: true }))
}

/** Where the copy is. */
export const contentCopy = () => directory

/** Changes a file of the copy. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(directory, file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(join(directory, file), changed)
}

/** Takes a file out of the copy. */
export const remove = (file: string) => rm(join(directory, file), { recursive: true })

/** The copy, compiled; texts of the languages `incomplete` may be missing. */
export const compiled = async (...incomplete: Locale[]) => compileContent(directory, pictures, new Set(incomplete))

/** What is wrong with the copy. */
export const faults = () =>
  compiled().then(
    () => 'none',
    (error: Error) => error.message,
  )
