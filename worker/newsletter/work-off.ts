import { ContentTrace } from '#worker/content/trace.ts'
import type { Gateway } from '#worker/gateway.ts'
import { logFailure } from '#worker/http/log.ts'
import type { Bindings } from '#worker/settings.ts'
import { deliverDue } from './deliver.ts'
import { drainMails, mailerOf } from './mails.ts'

type Parts = Pick<Gateway, 'settings' | 'content' | 'renderMail' | 'report'>

/** For the cron, and after a visitor's choice: delivers what is due. Failures are logged and reported. */
export async function workOff(bindings: Bindings, { settings, content, renderMail, report }: Parts): Promise<void> {
  const mailer = mailerOf(bindings, settings, {
    render: renderMail,
    frame: (locale) => content(new ContentTrace()).frame(locale),
  })
  const mails = mailer && drainMails(bindings.DB, mailer)
  await Promise.all([
    deliverDue(bindings.DB, settings, report),
    mails?.catch((error: unknown) => {
      logFailure('mail failed', error)
      report(error)
    }),
  ])
}
