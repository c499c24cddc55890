import { Check, Link2 } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { buttonStyle } from '#ui/button.ts'

/** Copies `address`; the label then says "Copied". A failure is only logged. */
export function CopyLinkButton({ address }: { address: string }) {
  const t = useTranslations('sharing')
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch (error) {
      console.error('The link could not be copied', error)
    }
  }

  return (
    <>
      <button type="button" data-needs-script onClick={() => void copy()} className={buttonStyle.small}>
        {copied ? <Icon node={Check} size={18} className="text-good" /> : <Icon node={Link2} size={18} />}
        {t(copied ? 'copied' : 'copy')}
      </button>
      <output className="sr-only">{copied && t('copied')}</output>
    </>
  )
}
