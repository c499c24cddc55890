import type { ContentServer } from '#tests/support/content-server.ts'
import type { Site } from '#tests/support/site.ts'

/** A row of the table at the end. */
export interface Result {
  name: string
  tries: number
  /** Tries that did not end as they should; 0 = all held. */
  fell: number
  /** The worst number that was seen, with its unit. */
  worst: string
}

/** What a scenario works on. All of it is on this machine. */
export interface Target {
  /** The built site, alone or with content from `contentServer`. */
  site: Site
  contentServer: ContentServer
  /** Of everything that is generated: the same seed gives the same tries. */
  seed: number
}

export type Scenario = (target: Target) => Promise<Result>

/** Falls of a scenario that are printed, each with what happened. */
const maxPrinted = 5

/** Counts the tries of a scenario and what fell. */
export class Tally {
  readonly #name: string
  #tries = 0
  #fell = 0

  constructor(name: string) {
    this.#name = name
  }

  /** Counts a try. `fault` says what was wrong; without one it held. */
  note(fault: string | undefined): void {
    this.#tries += 1
    if (fault === undefined) return
    this.#fell += 1
    if (this.#fell <= maxPrinted) console.error(`  ${this.#name}: ${fault}`)
  }

  result(worst: string): Result {
    return { name: this.#name, tries: this.#tries, fell: this.#fell, worst }
  }
}

/** The largest of the numbers that it was shown. */
export class Worst {
  value = 0
  #what = ''

  see(value: number, what: string): void {
    if (value <= this.value) return
    this.value = value
    this.#what = what
  }

  /** `812 ms for /vi` */
  text(unit: string): string {
    return `${this.value.toFixed(this.value < 10 ? 2 : 0)} ${unit} for ${this.#what}`
  }
}
