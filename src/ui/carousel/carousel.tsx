import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CarouselKind } from './carousel-motion.ts'
import { Control } from './control.tsx'
import { Dots } from './dots.tsx'
import { PlayButton } from './play-button.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  kind: CarouselKind
  /** The carousel's label for screen readers. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Slides change automatically; a button pauses them. */
  autoplay?: boolean
}

/** A row of slides: scrolls without script, uses Swiper when it has loaded. */
export function Carousel({ kind, label, slides, autoplay = false }: CarouselProps) {
  const t = useTranslations('home')
  const { root, moving, current, act } = useCarousel(kind)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means a group of slides
    <div role="group" aria-label={label}>
      <div ref={root} className={`carousel carousel-${kind} swiper`}>
        {/* Focusable, because it scrolls. */}
        <ul className="carousel-track swiper-wrapper" tabIndex={moving ? undefined : 0} aria-label={label}>
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
        <div className="carousel-controls" data-needs-script>
          <Dots count={slides.length} current={current} onShow={(index) => act((motion) => motion.show(index))} />
          {autoplay && (
            <PlayButton onPlay={() => act((motion) => motion.play())} onPause={() => act((motion) => motion.pause())} />
          )}
          <Control icon={ArrowLeft} label={t('previous')} onClick={() => act((motion) => motion.previous())} />
          <Control icon={ArrowRight} label={t('next')} onClick={() => act((motion) => motion.next())} />
        </div>
      </div>
    </div>
  )
}
