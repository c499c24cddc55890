import { ownOrEnglish } from '#i18n/by-locale.ts'
import { locales } from '#i18n/locales.ts'
import texts from './mail-texts.json' with { type: 'json' }
import type { MailProps } from './schema.ts'

/** The texts of a mail in its language. */
export function mailTexts({ kind, locale, brand, site }: Pick<MailProps, 'kind' | 'locale' | 'brand' | 'site'>) {
  const fill = (text: string) => text.replaceAll('{brand}', brand).replaceAll('{site}', site)
  const own = ownOrEnglish(texts, locale)
  const { subject, title, text, button, note } = own[kind]
  return { subject: fill(subject), title, text: fill(text), button, note, unsubscribe: own.unsubscribe }
}

/** The mail as plain text. */
export function mailText(props: MailProps): string {
  const { title, text, button, note, unsubscribe } = mailTexts(props)
  const leave = props.kind === 'confirm' ? [`${unsubscribe}: ${props.leaveHref}`] : []
  return [title, text, `${button}: ${props.href}`, note, '-- ', props.sender, ...leave].join('\n\n')
}

// Mail programs know neither classes of another file nor custom properties. The colors are those of
// ui/tokens.css.
const dark = `@media (prefers-color-scheme: dark) {
  body, .paper { background: #07141f !important; color: #eaf1f4 !important }
  .soft, .soft a { color: #9fb3c1 !important }
  .sea { background: #4cc9bc !important; color: #07141f !important }
}`
const font = "Manrope, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif"
const soft = { color: '#3f5161', fontSize: 14, lineHeight: '22px' }

/** A mail of the newsletter. The picture `cid:logo` is attached; nothing is loaded from elsewhere. */
export function Mail(props: MailProps) {
  const { kind, locale, brand, sender, href, leaveHref } = props
  const { subject, title, text, button, note, unsubscribe } = mailTexts(props)
  return (
    <html lang={locales[locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{dark}</style>
      </head>
      <body style={{ margin: 0, background: '#fbfaf6', color: '#0b1f33', fontFamily: font }}>
        <div className="paper" style={{ maxWidth: 552, margin: '0 auto', padding: 24 }}>
          <p style={{ margin: '0 0 32px', fontSize: 18, fontWeight: 700 }}>
            {/* React preloads pictures that are not lazy. */}
            <img
              loading="lazy"
              src="cid:logo"
              width="32"
              height="32"
              alt=""
              style={{ verticalAlign: 'middle', marginRight: 10, borderRadius: 6 }}
            />
            {brand}
          </p>
          <h1 style={{ margin: '0 0 16px', fontSize: 26, lineHeight: '34px' }}>{title}</h1>
          <p style={{ margin: '0 0 24px', fontSize: 17, lineHeight: '27px' }}>{text}</p>
          <p style={{ margin: '0 0 24px' }}>
            <a
              className="sea"
              href={href}
              style={{
                display: 'inline-block',
                padding: '12px 20px',
                borderRadius: 4,
                background: '#0b6b69',
                color: '#fbfaf6',
                fontSize: 16,
                fontWeight: 650,
                lineHeight: '24px',
                textDecoration: 'none',
              }}
            >
              {button}
            </a>
          </p>
          <p className="soft" style={{ ...soft, margin: '0 0 32px' }}>
            {note}
          </p>
          <p className="soft" style={{ ...soft, margin: 0 }}>
            {sender}
            {kind === 'confirm' && (
              <>
                <br />
                <a href={leaveHref} style={{ color: '#3f5161' }}>
                  {unsubscribe}
                </a>
              </>
            )}
          </p>
        </div>
      </body>
    </html>
  )
}
