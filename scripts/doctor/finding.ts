/** One line of the report. `mend` is what to do; a finding without it is no fault. */
export interface Finding {
  about: string
  says: string
  mend?: string
}

/** What a site answered at one address. */
export interface Answer {
  /** 0 when there was no answer; `text` is then why. */
  status: number
  headers: Headers
  text: string
}

/** Asks an address, without following redirects. Never rejects. */
export async function ask(url: string): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return { status: 0, headers: new Headers(), text: String(cause) }
  }
}
