import type { KVNamespace } from '@cloudflare/workers-types'

/** The cron runs every minute. After so long (s) it has stopped. */
export const stoppedCronSeconds = 15 * 60

const key = 'cron:ran'

/** Notes that the cron has done its work. */
export const noteCronRun = (kv: KVNamespace, now: number) => kv.put(key, String(now))

/** Seconds since the cron last did its work; null before its first run, or if KV fails. */
export async function cronSecondsAgo(kv: KVNamespace, now: number): Promise<number | null> {
  const ran = await kv.get(key).catch(() => null)
  return ran === null ? null : Math.round((now - Number(ran)) / 1000)
}
