import { logFailure } from '#worker/log.ts'

/** Requests to the content server that one isolate has under way at once. */
const maxUnderWay = 6
/** Time after which a request is taken for lost with the visitor who began it: longer than one may take. */
const lostAfterMs = 10_000
/** Failures in a row after which it is left alone, and for how long. */
const maxFailures = 5
const pauseMs = 30_000
/** How often a request looks whether its turn has come. */
const lookEveryMs = 10

/**
 * The line from one isolate to the content server: never more than six requests on it, reads and sign-ups together, and none
 * for 30 s after five failures in a row. When the pause is over, one more failure starts the next.
 */
export class Line {
  readonly #now: () => number
  /** The requests under way: when each of them began. */
  readonly #underWay = new Set<{ since: number }>()
  #failures = 0
  #pausedUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Runs `request` when its turn comes; gives `undefined` without running it while the line is paused. `lineFailed` tells whether the
   * content server seems not to be well; `undefined` that it was not asked after all.
   */
  async run<T extends { lineFailed: boolean | undefined }>(request: () => Promise<T>): Promise<T | undefined> {
    // By a clock of its own: workerd ends a request that has nothing to wait for but another request.
    while (this.#isFull()) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    const place = { since: this.#now() }
    this.#underWay.add(place)
    try {
      if (this.#now() < this.#pausedUntil) return undefined
      const result = await request()
      if (result.lineFailed !== undefined) this.#note(result.lineFailed)
      return result
    } finally {
      this.#underWay.delete(place)
    }
  }

  #isFull(): boolean {
    for (const place of this.#underWay) if (this.#now() - place.since >= lostAfterMs) this.#underWay.delete(place)
    return this.#underWay.size >= maxUnderWay
  }

  #note(failed: boolean): void {
    this.#failures = failed ? this.#failures + 1 : 0
    if (this.#failures < maxFailures || this.#now() < this.#pausedUntil) return
    this.#pausedUntil = this.#now() + pauseMs
    logFailure('content server paused', undefined, { failures: this.#failures, ms: pauseMs })
  }
}

const lines = new Map<string, Line>()

/** The one line of this isolate to the content server at `base`. */
export function lineTo(base: string): Line {
  const line = lines.get(base) ?? new Line(() => Date.now())
  lines.set(base, line)
  return line
}
