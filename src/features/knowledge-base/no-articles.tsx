import { useTranslations } from 'use-intl'
import { Picture } from '#ui/picture.tsx'

/** Links to go on are elsewhere on the page. */
export function NoArticles() {
  const t = useTranslations('knowledgeBase')
  return (
    <div className="grid items-center gap-x-12 gap-y-6 py-10 sm:grid-cols-[auto_1fr]">
      <Picture id="off-chart" alt="" size="320x210" className="w-full max-w-[20rem]" />
      <div className="max-w-[34rem]">
        <h3>{t('noneTitle')}</h3>
        <p className="mt-3 text-ink-soft">{t('noneText')}</p>
      </div>
    </div>
  )
}
