import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { CarouselKind } from './carousel-motion.ts'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  kind: CarouselKind
  label: string
  /** `title` names the slide to screen readers. */
  slides: { key: string; title: string; content: ReactNode }[]
}

/** A row of slides. It scrolls until Swiper has loaded. */
export function Carousel({ kind, label, slides }: CarouselProps) {
  const t = useTranslations('home')
  const { root, track, scrolls, current, asked, playing, togglePlaying, show, next, previous } = useCarousel(kind)
  const play = {
    id: 'play',
    icon: playing ? Pause : Play,
    label: t(playing ? 'pause' : 'play'),
    onClick: togglePlaying,
  }
  const controls = [
    ...(kind === 'quotes' ? [play] : []),
    { id: 'previous', icon: ArrowLeft, label: t('previous'), onClick: previous },
    { id: 'next', icon: ArrowRight, label: t('next'), onClick: next },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means a group of slides
    <div role="group" aria-label={label}>
      <div ref={root} className={`carousel carousel-${kind} swiper`}>
        {/* Focusable as long as it scrolls. */}
        <ul ref={track} className="carousel-track swiper-wrapper" tabIndex={scrolls ? 0 : undefined} aria-label={label}>
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
        <p className="sr-only" aria-live="polite">
          {asked && t('slideShown', { index: current + 1, total: slides.length, title: slides[current]?.title ?? '' })}
        </p>
        <div className="carousel-controls" data-needs-script>
          <div className="mr-auto flex">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className="carousel-dot"
                aria-label={t('goToSlide', { index: index + 1, total: slides.length })}
                aria-current={index === current}
                onClick={() => show(index)}
              />
            ))}
          </div>
          {controls.map(({ id, icon, label, onClick }) => (
            <button
              key={id}
              type="button"
              className={`carousel-button carousel-${id}`}
              aria-label={label}
              onClick={onClick}
            >
              <Icon node={icon} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
