import { locales, type Locale } from '#i18n/locales.ts'
import { HelmMark } from '#shell/helm-mark.tsx'

export const cardSize = { width: 1200, height: 630 }

export interface CardText {
  locale: Locale
  brand: string
  /** The kind of an item; a section has none. */
  label?: string | undefined
  title: string
}

/** Light tokens of src/ui/tokens.css. */
export const colors = { paper: '#fbfaf6', ink: '#0b1f33', inkSoft: '#475a6b', sea: '#0b6b69' }

/** Font size in px. A Chinese character is about as wide as two letters. */
function titleSize(title: string, locale: Locale): number {
  const width = title.length * (locales[locale].fullWidthMarks ? 1.8 : 1)
  if (width <= 36) return 84
  return width <= 64 ? 72 : 60
}

/** The card of a page: the brand above, kind and title below. */
export function Card({ locale, brand, label, title }: CardText) {
  const upper = !locales[locale].fullWidthMarks
  return (
    <div
      lang={locales[locale].apiLanguage}
      style={{
        ...cardSize,
        boxSizing: 'border-box',
        fontWeight: 600,
        color: colors.ink,
        padding: '64px 72px',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, color: colors.sea }}>
        <HelmMark size={60} />
        <span style={{ fontSize: 40, letterSpacing: '-0.02em', color: colors.ink }}>{brand}</span>
      </div>
      <div style={{ flexGrow: 1 }} />
      {label && (
        <div
          style={{
            fontSize: 26,
            color: colors.sea,
            marginBottom: 20,
            letterSpacing: upper ? '0.08em' : 0,
            textTransform: upper ? 'uppercase' : 'none',
          }}
        >
          {label}
        </div>
      )}
      <div
        style={{
          fontSize: titleSize(title, locale),
          lineHeight: upper ? 1.2 : 1.3,
          letterSpacing: upper ? '-0.03em' : 0,
          maxWidth: 1000,
          display: 'flex',
          flexWrap: 'wrap',
        }}
      >
        {/* Line breaks follow Chinese marks, and do not cut words. */}
        {title.split(/(?<=[，：；、？！])/).map((clause) => (
          <span key={clause} style={{ textWrap: 'balance' }}>
            {clause}
          </span>
        ))}
      </div>
    </div>
  )
}
