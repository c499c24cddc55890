/** One line of the report. `mend` is what to do; a finding without it is no fault. */
export interface Finding {
  about: string
  says: string
  mend?: string
}

/** What was found; `mend` is left out when it is well. */
export const finding = (about: string, says: string, isWell: boolean, mend: string): Finding =>
  isWell ? { about, says } : { about, says, mend }

/** Asks an address, follows no redirect. Without an answer `status` is 0, and `text` says why. */
export async function ask(url: string) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return { status: 0, headers: new Headers(), text: String(cause) }
  }
}

/** The site that is asked, with its home page. */
export interface Site {
  origin: string
  home: Awaited<ReturnType<typeof ask>>
}

/** Whether `origin` is a site of this machine. */
export const isLocal = (origin: string) => new URL(origin).hostname === 'localhost'
