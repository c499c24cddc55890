import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { localeCodes } from '#i18n/locales.ts'
import { contentFilePath } from '#worker/content/compiled.ts'
import { compileContent, type CompiledContent } from '#scripts/content/compile.ts'
import { compileSearch } from '#scripts/content/search.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { preparePictures } from '#scripts/pictures/prepare-pictures.ts'
import { socialPages } from '#scripts/pictures/social/pages.ts'
import { prepareSocialPictures } from '#scripts/pictures/social/prepare-social-pictures.tsx'
import { staticHeaders } from './static-headers.ts'

const prefix = 'virtual:content/'

/**
 * Writes what the worker reads as static files (worker/content/embedded/content-file.ts): the parts.
 * Each file is whole at any time, for a development server may be reading it.
 */
async function writeParts(content: CompiledContent, folder: string): Promise<void> {
  const parts = localeCodes.flatMap((locale) => {
    const { site: _, ...others } = { ...content[locale], search: compileSearch(content[locale], locale) }
    return Object.entries(others).map(([name, part]) => [contentFilePath(locale, name), JSON.stringify(part)] as const)
  })
  const unfinished = `.cache/content.${process.pid}`
  for (const [path, text] of parts) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, text)
    await rename(unfinished, file)
  }
}

/** Writes the static files, and returns the code of the virtual modules by their name. */
async function compile(folder: string, isBuild: boolean): Promise<Map<string, string>> {
  const sources = await readPictures('content/pictures')
  const content = compileContent('content', sources)
  const pictures = await preparePictures('content/pictures', sources, join(folder, 'pictures'), '.cache/pictures')
  await writeParts(content, folder)
  await writeFile(join(folder, '_headers'), staticHeaders)
  // Nobody shares a link to a development server.
  if (isBuild) {
    const chart = await readFile('content/pictures/banner-chart.svg', 'utf8')
    await prepareSocialPictures(socialPages(content), chart, folder, '.cache/social')
  }
  const { shared, redirects } = content
  const sites = localeCodes.map((locale): [string, unknown] => [`${locale}/site`, content[locale].site])
  // JSON.parse of a literal starts faster than the same value as an object literal.
  const modules = [...sites, ...Object.entries({ shared, redirects, pictures })].map(
    ([name, value]) => [name, `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`] as const,
  )
  // Each language's `site` is a module of its own, loaded with the first page in it.
  const imports = localeCodes.map((code) => `${code}: () => import('${prefix}${code}/site')`)
  return new Map([...modules, ['sites', `export default { ${imports.join(', ')} }`]])
}

/**
 * Compiles `content/` into static files, one a part and language, and into virtual modules for what
 * every page needs: `virtual:content/{locale}/site`, all of them as `virtual:content/sites`, and
 * `virtual:content/{shared,redirects,pictures}`. A fault in the content stops the build; in
 * development a change reloads the page.
 * @param folder where the static files are written
 */
export function contentPlugin(folder = 'public'): Plugin {
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
      if (this.environment.name !== 'client' || relative('content', file).startsWith('..')) return
      // One at a time. A fault shows where the content is loaded.
      compiled = Promise.allSettled([compiled]).then(() => compile(folder, isBuild))
      await Promise.allSettled([compiled])
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
