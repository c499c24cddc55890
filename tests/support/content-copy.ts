import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { compileContent } from '#scripts/content/compile.ts'
import { incompleteLocales } from '#scripts/content/incomplete.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { sitePath } from '#scripts/site-folder.ts'

const pictures = await readPictures(join(sitePath('content'), 'pictures'))
let directory = ''

/** Gives each test of the file its own copy of the sample site's content. */
export function copyContent(): void {
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'content-'))
    await cp(sitePath('content'), directory, { recursive: true, filter: (path) => !path.includes('pictures') })
  })
  afterEach(() => rm(directory, { recursive: true }))
}

/** The folder of the copy. */
export const contentCopy = () => directory

/** Changes a file of the copy. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(directory, file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(join(directory, file), changed)
}

/** Deletes a file of the copy. */
export const remove = (file: string) => rm(join(directory, file), { recursive: true })

/** The copy, compiled; texts of the languages `incomplete` may be missing. */
export const compiled = async (...incomplete: Locale[]) =>
  compileContent(directory, pictures, new Set([...incompleteLocales, ...incomplete]))

/** The faults of the copy. */
export const faults = () =>
  compiled().then(
    () => 'none',
    (error: Error) => error.message,
  )

/** A kind of damage to one file: the function that does it, and the start of the build's message. */
export type Damage = readonly [kind: string, file: string, damage: () => Promise<void>, line: string]

/**
 * Damage to be done together, because each check takes most of a second: no two in a round are to
 * the same file.
 */
export function inRounds(damages: readonly Damage[]): { kinds: string; round: Damage[] }[] {
  const rounds: Damage[][] = []
  for (const damage of damages) {
    const free = rounds.find((round) => round.every(([, file]) => file !== damage[1]))
    if (free) free.push(damage)
    else rounds.push([damage])
  }
  return rounds.map((round) => ({ kinds: round.map(([kind]) => kind).join(', '), round }))
}

/**
 * Does the damage of one round to the copy. Returns all lines that the build says, and the damage of
 * which none of them tells.
 */
export async function faultsOf(round: readonly Damage[]): Promise<{ lines: string[]; untold: string[] }> {
  for (const [, , damage] of round) await damage()
  const lines = (await faults()).split('\n').slice(1)
  const untold = round.filter(([, , , line]) => !lines.some((told) => told.trim().startsWith(line)))
  return { lines, untold: untold.map(([kind, file]) => `${kind} in ${file}`) }
}
