import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileContent } from '../../scripts/content/compile.ts'
import { readPictures } from '../../scripts/pictures/picture-sources.ts'
import { clientDependencies, contentClient, type AskServer } from '../../worker/cms/client.ts'
import { directReader } from '../../worker/cms/direct-reader.ts'
import { idOf } from '../setup/pictures.ts'
import { writeAcademy } from './academy.ts'
import { writeArticles } from './articles.ts'
import { Files } from './files.ts'
import { writeGuidelines } from './guidelines.ts'
import { writeItems } from './items.ts'
import { readServer } from './read.ts'
import { writeSite } from './site.ts'

const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g

/**
 * Writes the content of the server at `base` into `directory`, which has the layout of `content/`. It reads
 * everything before it writes. Texts that have not changed keep their form, such as references.
 * @returns the changed files, and a line for each record that does not fit and was left out
 * @throws Error if a call fails, or the content of `directory` has faults
 */
export async function exportContent(directory: string, base: string, token: string | undefined) {
  const sources = await readPictures(join(directory, 'pictures'))
  const before = compileContent(directory, sources)
  const names = new Map([...sources.pictures.keys()].map((name) => [idOf(name), name]))
  const added = new Map<string, string>()

  const client = contentClient(base, token, clientDependencies)
  /** Asks the server; its pictures have the names of the files. */
  const ask: AskServer = async (path, isItem) => {
    const answer = await client(path, isItem)
    if (answer.kind !== 'found') return answer
    const named = answer.text.replaceAll(uuid, (id) => {
      const name = names.get(id) ?? `cms-${id.slice(0, 8)}`
      if (!names.has(id)) added.set(id, name)
      return name
    })
    return { ...answer, text: named }
  }
  const { get, invalid } = directReader(ask, { assetUrl: `${base}/assets`, now: Date.now() })
  const pages = (await readdir(join(directory, 'en/pages'))).map((name) => name.replace(/\.md$/, ''))
  const now = await readServer(get, pages).catch((error: unknown) => {
    const failed = invalid.findLast(({ field }) => field === 'data')
    throw failed ? new Error(`${base}${failed.call}: ${failed.found}. Nothing was changed`) : error
  })

  const files = new Files(directory)
  await writeSite(files, before, now)
  await writeItems(files, before, now)
  await writeArticles(files, before, now)
  await writeGuidelines(files, before, now)
  await writeAcademy(files, before, now)
  for (const [id, name] of added)
    files.changed.push(await savePicture(join(directory, 'pictures'), name, `${base}/assets/${id}`, token))
  return {
    changed: files.changed,
    invalid: invalid.map(({ call, slug, field }) => [call, slug, field].filter(Boolean).join(' ')),
  }
}

/** Stores a picture of the server in `folder`. Returns its path in `content/`. */
async function savePicture(folder: string, name: string, address: string, token: string | undefined): Promise<string> {
  const answer = await fetch(address, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  if (!answer.ok) throw new Error(`The picture ${address} cannot be read: ${answer.status}`)
  const type = answer.headers.get('content-type')?.match(/^image\/(\w+)/)?.[1] ?? 'png'
  const file = `${name}.${type === 'jpeg' ? 'jpg' : type}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), new Uint8Array(await answer.arrayBuffer()))
  return `pictures/${file}`
}
