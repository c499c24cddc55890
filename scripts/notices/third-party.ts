import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Text = v.optional(v.string(), '')
const Names = v.optional(v.record(v.string(), v.string()), {})
const Package = v.object({ version: Text, license: Text, dependencies: Names })
const Lockfile = v.pipe(v.string(), v.parseJson(), v.object({ packages: v.record(v.string(), Package) }))

/** Dependencies that only a build uses: they and what they need reach neither worker nor browser. */
const onlyBuild = new Set([
  'marked',
  'yaml',
  'icu-minify',
  '@tanstack/start-plugin-core',
  '@tanstack/react-start-rsc',
  '@tanstack/router-utils',
  '@formatjs/icu-messageformat-parser',
])
/** Development packages of which files are served: the reset of styles, and fonts. */
const served = ['tailwindcss', '@fontsource-variable/manrope', '@fontsource/manrope', '@fontsource/noto-sans-sc']

/** All text that the package in `folder` asks to be passed on. */
function licenceText(folder: string): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  return files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim())
    .join('\n\n')
}

/**
 * Names, versions and licences of the libraries, icons and fonts that reach worker or browser, by
 * `package-lock.json` and the files of the installed packages. Equal licences stand there once.
 */
export function thirdPartyNotices(): string {
  const { packages } = v.parse(Lockfile, readFileSync('package-lock.json', 'utf8'))
  const dependenciesOf = (folder: string) => Object.keys(packages[folder]?.dependencies ?? {})
  const folders = new Set<string>()
  /** Adds what the package in `folder` needs under `name`, from where npm has put it. */
  function add(folder: string, name: string) {
    const nested = `${folder}/node_modules/${name}`
    const found = Object.hasOwn(packages, nested) ? nested : `node_modules/${name}`
    if (onlyBuild.has(name) || folders.has(found)) return
    folders.add(found)
    for (const next of dependenciesOf(found)) add(found, next)
  }
  for (const name of [...dependenciesOf(''), ...served]) add('', name)

  const byText = new Map<string, string[]>()
  for (const folder of [...folders].toSorted()) {
    const { version = '', license = '' } = packages[folder] ?? {}
    const text = licenceText(folder) || `The package holds no text; its licence is ${license}.`
    const title = `${folder.slice(folder.lastIndexOf('node_modules/') + 13)} ${version} (${license})`
    byText.set(text, [...(byText.get(text) ?? []), title])
  }
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`)
  const intro = 'This site contains the following software, icons and fonts of others, under their licences.\n'
  return [intro, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}
