import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { breakable } from '#i18n/breakable.ts'

interface NewsletterBoxProps {
  /** A prefix of the ids in the box. */
  id: string
  /** On phones the form is closed at first, so that the list below is near. */
  folds?: boolean
}

/** A newsletter form with a heading. */
export function NewsletterBox({ id, folds = false }: NewsletterBoxProps) {
  const t = useTranslations('lists')
  const title = t('newsletterTitle')
  const form = (
    <>
      <p className="mt-1 mb-4 text-small text-ink-soft">{t('newsletterText')}</p>
      <NewsletterForm id={`${id}-email`} />
    </>
  )
  return (
    <section
      aria-labelledby={`${id}-newsletter`}
      className={`rounded-card border border-line bg-paper print:hidden ${folds ? 'px-4 md:p-6' : 'p-5 sm:p-6'}`}
    >
      <h2
        id={`${id}-newsletter`}
        className={`text-[1.125rem]! leading-snug! ${folds ? 'max-md:hidden' : ''}`}
        suppressHydrationWarning
      >
        {breakable(title)}
      </h2>
      {folds ? (
        <details className="folds-on-phones group max-md:open:pb-4">
          <summary className="flex min-h-12 items-center justify-between gap-4 font-[650] hover:text-sea">
            {title}
            <Icon node={ChevronDown} size={22} className="transition-transform group-open:rotate-180" />
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  )
}
