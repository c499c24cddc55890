import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Everything that a page asked for, in order. */
export interface Traffic {
  /** Pages, style sheets, scripts and fonts, by path: what a first load is made of, pictures aside. */
  paths: () => string[]
  /** All scripts together, bytes as gzip packs them, whether or not the server packed them. */
  scriptBytes: () => Promise<number>
}

const isScript = (response: Response) => /\.m?js$/.test(new URL(response.url()).pathname)

function isPart(response: Response): boolean {
  const kind = response.request().resourceType()
  return ['document', 'stylesheet', 'script', 'font'].includes(kind) || isScript(response)
}

/** Listens to what `page` loads from now on. */
export function listen(page: Page): Traffic {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return {
    paths: () => responses.filter(isPart).map((response) => new URL(response.url()).pathname),
    scriptBytes: async () => {
      const bodies = await Promise.all(responses.filter(isScript).map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    },
  }
}
