import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtConfig, freePort, serve, stop } from '#scripts/run/run.ts'
import { applyMigrations, query } from '#scripts/run/wrangler.ts'

/** The built site on its own server, with its own storage. */
export interface Site {
  url: string
  /**
   * Kills wrangler and workerd at any point of their work and starts them again on the same port
   * and storage.
   */
  crash(): Promise<void>
  /** Runs the cron once and waits for its end. */
  runCron(): Promise<void>
  /** Runs one statement on the site's D1; returns its rows. */
  query(sql: string): Promise<unknown[]>
  end(): Promise<void>
}

interface Options {
  migrated?: boolean
  /**
   * Adds wrangler's simulation of the mail binding. An `inbox` gets the text of each mail first, and
   * may refuse it.
   */
  mail?: { inbox?: string }
  config?: string
}

/** Options of wrangler for a mail binding. The configurations are beside the built one, as its paths need. */
async function mailConfigs(inbox?: string): Promise<{ config: string; others: string[] }> {
  const built: object = JSON.parse(await readFile(builtConfig(), 'utf8'))
  const simulation = { send_email: [{ name: 'EMAIL' }] }
  // Specs run at the same time, so each form has its own file.
  const config = builtConfig().replace('wrangler', inbox ? 'wrangler-mail-inbox' : 'wrangler-mail')
  const other = builtConfig().replace('wrangler', 'wrangler-inbox')
  const binding = inbox ? { services: [{ binding: 'EMAIL', service: 'inbox', entrypoint: 'Mail' }] } : simulation
  await writeFile(config, JSON.stringify({ ...built, ...binding }))
  if (!inbox) return { config, others: [] }
  const main = resolve('tests/support/inbox-worker.mjs')
  const worker = { name: 'inbox', main, compatibility_date: '2026-10-01', vars: { INBOX: inbox }, ...simulation }
  await writeFile(other, JSON.stringify(worker))
  return { config, others: ['--config', other] }
}

/**
 * Serves the built site with the settings `vars` (docs/operations.md) on its own port; the
 * newsletter's table exists only if `migrated`. `config` is that of another build than the tests'
 * sample site.
 * @throws Error with wrangler's output when it does not answer
 */
export async function startSite(
  vars: Record<string, string>,
  { migrated = false, mail, config = builtConfig() }: Options = {},
): Promise<Site> {
  const { config: served, others } = mail ? await mailConfigs(mail.inbox) : { config, others: [] }
  const state = await mkdtemp(join(tmpdir(), 'helmsway-site-'))
  const url = `http://localhost:${await freePort()}`
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  if (migrated) await applyMigrations('local', state)
  let server: ChildProcess | undefined

  async function end() {
    if (server) await stop(server)
    await rm(state, { recursive: true, force: true, maxRetries: 5 })
  }
  async function start() {
    // An env file keeps wrangler from reading the .dev.vars of this machine.
    try {
      const own = ['--inspector-port', '0', '--env-file', devNull]
      server = await serve(state, url, [...own, ...others, ...settings], served)
    } catch (error) {
      await end()
      throw error
    }
  }

  await start()
  return {
    url,
    end,
    async crash() {
      if (server) await stop(server, 'SIGKILL')
      await start()
    },
    async runCron() {
      const answer = await fetch(`${url}/cdn-cgi/handler/scheduled`)
      if (!answer.ok) throw new Error(`The cron ended with ${answer.status}: ${await answer.text()}`)
    },
    query: (sql) => query(sql, 'local', state),
  }
}
