/** What a page of the site answered. */
export interface Page {
  address: string
  status: number
  html: string
  /** Kept out of the index. */
  hidden: boolean
}

/** What `address` answers. A connection that the server has closed meanwhile is tried anew. */
export function ask(address: string): Promise<Response> {
  const asking = () => fetch(address, { redirect: 'manual' })
  return asking().catch(asking)
}

/** Reads a page as a crawler gets it. */
export async function readPage(address: string): Promise<Page> {
  const answer = await ask(address)
  const html = await answer.text()
  return { address, status: answer.status, html, hidden: /<meta name="robots" content="noindex"/.test(html) }
}
