const dayMs = 24 * 60 * 60 * 1000

/** Whether the calendar day `date` (UTC) is over at `now` (ms since 1970). */
export const isOver = (date: string, now: number): boolean => Date.parse(date) + dayMs <= now
