import { useTranslations } from 'use-intl'

export function Dots({ count, current, onShow }: { count: number; current: number; onShow: (index: number) => void }) {
  const t = useTranslations('home')
  return (
    <div className="mr-auto flex">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={t('goToSlide', { index: index + 1, total: count })}
          aria-current={index === current}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  )
}
