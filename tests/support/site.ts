import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  /** Adds the mail binding of wrangler's simulation: `flaky` fails for every second mail. */
  mail?: 'reliable' | 'flaky'
  config?: string
}

/** The configuration of the built site with a mail binding, in the same folder, as its paths need. */
async function mailConfig(mail: 'reliable' | 'flaky'): Promise<string> {
  const built: object = JSON.parse(await readFile(builtConfig(), 'utf8'))
  const binding =
    mail === 'reliable'
      ? { send_email: [{ name: 'EMAIL' }] }
      : { services: [{ binding: 'EMAIL', service: 'flaky-mail', entrypoint: 'FlakyMail' }] }
  const path = builtConfig().replace('wrangler', `wrangler-${mail}-mail`)
  await writeFile(path, JSON.stringify({ ...built, ...binding }))
  return path
}

/**
 * Serves the built site with the settings `vars` (docs/operations.md) on its own port; the
 * newsletter's table exists only if `migrated`. `config` is that of another build than the tests' sample site.
 * @throws Error with wrangler's output when it does not answer
 */
export async function startSite(
  vars: Record<string, string>,
  { migrated = false, mail, config = builtConfig() }: Options = {},
): Promise<Site> {
  const state = await mkdtemp(join(tmpdir(), 'helmsway-site-'))
  const url = `http://localhost:${await freePort()}`
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  if (migrated) await applyMigrations('local', state)
  const auxiliary = mail === 'flaky' ? ['--config', 'tests/support/flaky-mail/wrangler.json'] : []
  let server: ChildProcess | undefined

  async function end() {
    if (server) await stop(server)
    await rm(state, { recursive: true, force: true, maxRetries: 5 })
  }
  async function start() {
    try {
      server = await serve(state, url, ['--inspector-port', '0', ...auxiliary, ...settings], mail ? await mailConfig(mail) : config)
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
