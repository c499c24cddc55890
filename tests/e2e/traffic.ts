import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Everything that a page requested, in order. */
export interface Traffic {
  /** Paths of pages, style sheets, scripts and fonts: a first load without pictures. */
  paths: () => string[]
  /** Size of all scripts in bytes after gzip, whether or not the server compressed them. */
  scriptBytes: () => Promise<number>
}

const isScript = (response: Response) => /\.m?js$/.test(new URL(response.url()).pathname)

function isPart(response: Response): boolean {
  const kind = response.request().resourceType()
  return ['document', 'stylesheet', 'script', 'font'].includes(kind) || isScript(response)
}

/** Records what `page` loads from now on. */
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
