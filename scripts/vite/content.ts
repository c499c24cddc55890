import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { localeCodes } from '#i18n/locales.ts'
import { contentFilePath, textPath, type PictureManifest } from '#worker/content/compiled.ts'
import { compileContent, type CompiledContent } from '#scripts/content/compile.ts'
import { preparePictures } from '#scripts/pictures/prepare-pictures.ts'
import { socialPages } from '#scripts/pictures/social/pages.ts'
import { prepareSocialPictures } from '#scripts/pictures/social/prepare-social-pictures.tsx'

const prefix = 'virtual:content/'

const childOf = (node: unknown, name: string): unknown => Object.entries(node ?? {}).find(([key]) => key === name)?.[1]

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * Writes what the worker reads as static files (worker/content/embedded/content-file.ts): the parts
 * and the texts.
 */
async function writeParts(content: CompiledContent, target: string): Promise<void> {
  for (const locale of localeCodes) {
    const { site: _, ...parts } = content[locale]
    for (const [name, part] of Object.entries(parts)) {
      await write(join(target, contentFilePath(locale, name)), JSON.stringify(part))
    }
  }
  for (const [file, text] of content.texts) await write(join(target, textPath(file)), text)
}

/**
 * Compiles `content/` into static files, one a part and language, and into virtual modules for what
 * every page needs: `virtual:content/{en,vi,cn}/site` and
 * `virtual:content/{shared,redirects,pictures}`. A fault in the content stops the build; in
 * development a change reloads the page.
 */
export function contentPlugin(): Plugin {
  let compiled: Promise<CompiledContent & { pictures: PictureManifest }> | undefined
  let root = ''
  let builds = false

  async function compile() {
    const directory = join(root, 'content')
    const pictures = await preparePictures(
      join(directory, 'pictures'),
      join(root, 'public/pictures'),
      join(root, '.cache/pictures'),
    )
    const content = await compileContent(directory, new Set(Object.keys(pictures)))
    await writeParts(content, join(root, 'public'))
    // Nobody shares a link to a development server.
    if (builds)
      await prepareSocialPictures(
        socialPages(content),
        await readFile(join(directory, 'pictures/banner-chart.svg'), 'utf8'),
        join(root, 'public'),
        join(root, '.cache/social'),
      )
    return { ...content, pictures }
  }

  return {
    name: 'helmsway:content',
    configResolved(config) {
      root = config.root
      builds = config.command === 'build'
    },
    async buildStart() {
      await (compiled ??= compile())
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const part = id.slice(prefix.length + 1)
      const content = await (compiled ??= compile())
      const value = part.split('/').reduce<unknown>(childOf, content)
      // JSON.parse of a literal starts faster than the same value as an object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || relative(join(root, 'content'), file).startsWith('..')) return
      compiled = compile()
      // A fault shows where the content is loaded.
      await compiled.catch(() => undefined)
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
