import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { localeCodes } from '#i18n/locales.ts'
import { contentFilePath } from '#worker/content/compiled.ts'
import { closedPolicy, commonHeaders } from '#worker/http/common-headers.ts'
import { compileContent, type CompiledContent } from '#scripts/content/compile.ts'
import { compileSearch } from '#scripts/content/search.ts'
import { drawAccounts } from '#scripts/pictures/account-drawings.ts'
import { samplesCsv } from '#scripts/content/samples-csv.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { preparePictures } from '#scripts/pictures/prepare-pictures.ts'
import { socialPages } from '#scripts/pictures/social/pages.ts'
import { prepareSocialPictures } from '#scripts/pictures/social/prepare-social-pictures.tsx'
import { sitePath } from '#scripts/site-folder.ts'

const prefix = 'virtual:content/'

/** Headers of static files, which the worker does not serve, by pattern of their path. */
const headers = {
  '/*': { ...commonHeaders, 'content-security-policy': closedPolicy },
  '/content/*': { 'x-robots-tag': 'noindex' },
  '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
}
const headerFile = Object.entries(headers).flatMap(([pattern, own]) => [
  pattern,
  ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
])

/** Writes the static files of the content. A rename keeps each file complete while a server reads it. */
async function writeParts(content: CompiledContent, folder: string): Promise<void> {
  const unfinished = `.cache/content.${process.pid}`
  for (const locale of localeCodes) {
    const {
      site: _site,
      searchWords: _words,
      ...parts
    } = { ...content[locale], search: compileSearch(content[locale], locale) }
    for (const [name, part] of Object.entries(parts)) {
      const file = join(folder, contentFilePath(locale, name))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(unfinished, JSON.stringify(part))
      await rename(unfinished, file)
    }
  }
}

/** Copies the files of `public/` that no build writes: icons and styles of the program. */
async function copyProgramFiles(folder: string): Promise<void> {
  const files = (await readdir('public', { withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { name } of files) await cp(join('public', name), join(folder, name))
}

/** Writes the static files. Returns the code of the virtual modules by name. */
async function compile(folder: string, isBuild: boolean): Promise<Map<string, string>> {
  const directory = sitePath('content')
  const drawings = join(directory, 'pictures')
  await drawAccounts(directory)
  const sources = await readPictures(drawings)
  const content = compileContent(directory, sources)
  const pictures = await preparePictures(drawings, sources, join(folder, 'pictures'), '.cache/pictures')
  if (folder !== 'public') await copyProgramFiles(folder)
  await writeParts(content, folder)
  await writeFile(join(folder, '_headers'), headerFile.join('\n'))
  await writeFile(join(folder, 'samples.csv'), samplesCsv(content.shared.samples))
  // A development server has no shared links.
  if (isBuild) await prepareSocialPictures(socialPages(content), drawings, folder, '.cache/social')
  const { shared, redirects } = content
  const sites = localeCodes.map((locale) => [`${locale}/site`, content[locale].site] as const)
  // Engines parse a JSON string faster than an object literal.
  const modules = [...sites, ...Object.entries({ shared, redirects, pictures })].map(
    ([name, value]) => [name, `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`] as const,
  )
  // The worker loads the site of a language with the first page in it.
  const imports = localeCodes.map((code) => `${code}: () => import('${prefix}${code}/site')`)
  return new Map([...modules, ['sites', `export default { ${imports.join(', ')} }`]])
}

/**
 * Compiles the site's `content/` into static files, and into virtual modules for the parts that every page
 * needs (worker/content/virtual-content.d.ts). A fault in the content stops the build. In
 * development a change reloads the page.
 * @param folder of the static files
 */
export function contentPlugin(folder = sitePath('public')): Plugin {
  let compiled: Promise<Map<string, string>> | undefined
  let isBuild = false

  return {
    name: 'helmsway:content',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async buildStart() {
      await (compiled ??= compile(folder, isBuild))
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      return (await (compiled ??= compile(folder, isBuild))).get(id.slice(prefix.length + 1))
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || relative(sitePath('content'), file).startsWith('..')) return
      // Compiles one change after the other. `load` reports a fault.
      compiled = Promise.allSettled([compiled]).then(() => compile(folder, isBuild))
      await Promise.allSettled([compiled])
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
