/** One line of the report. `mend` is what to do; a finding without it is no fault. */
export interface Finding {
  about: string
  says: string
  mend?: string
}

/** What was found; `mend` is left out when it is well. */
export const finding = (about: string, says: string, isWell: boolean, mend: string): Finding =>
  isWell ? { about, says } : { about, says, mend }

/** What a site answered. `status` is 0 when it did not; `text` is then why. */
export interface Answer {
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
