import { renderToStaticMarkup } from 'react-dom/server'
import { Mail, mailText, mailTexts } from '#features/newsletter/mail.tsx'
import type { MailProps } from '#features/newsletter/schema.ts'

/**
 * A mail of the newsletter as HTML and as plain text. It loads nothing; its logo is the attachment
 * `logo`.
 */
export const renderMail = (props: MailProps) => ({
  subject: mailTexts(props).subject,
  text: mailText(props),
  html: `<!DOCTYPE html>${renderToStaticMarkup(<Mail {...props} />)}`,
})
