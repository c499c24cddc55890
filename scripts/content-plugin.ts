import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { PictureManifest } from '#worker/content/compiled.ts'
import { compileContent, type CompiledContent } from './compile-content.ts'
import { preparePictures } from './prepare-pictures.ts'

const prefix = 'virtual:content/'

const childOf = (node: unknown, name: string): unknown => Object.entries(node ?? {}).find(([key]) => key === name)?.[1]

/**
 * Compiles `content/` into virtual modules: `virtual:content/{en,vi,cn}/{part}` and `virtual:content/{shared,redirects,pictures}`.
 * A fault in the content stops the build; in development a change reloads the page.
 */
export function contentPlugin(): Plugin {
  let compiled: Promise<CompiledContent & { pictures: PictureManifest }> | undefined
  let root = ''

  async function compile() {
    const directory = join(root, 'content')
    const pictures = await preparePictures(
      join(directory, 'pictures'),
      join(root, 'public/pictures'),
      join(root, '.cache/pictures'),
    )
    return { ...(await compileContent(directory, new Set(Object.keys(pictures)))), pictures }
  }

  return {
    name: 'helmsway:content',
    configResolved(config) {
      root = config.root
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
    hotUpdate({ file, server }) {
      if (relative(join(root, 'content'), file).startsWith('..')) return
      compiled = undefined
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
