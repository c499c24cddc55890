import Swiper from 'swiper'
import { Autoplay, EffectCoverflow } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import 'swiper/css'

/** How a kind of carousel moves; the sizes before this chunk arrives stand in carousel.css. */
const options = {
  // Spec §2: loop, coverflow, 1.5 slides, 1.8 from 768 px, 2.2 from 1200 px.
  proof: {
    loop: true,
    centeredSlides: true,
    effect: 'coverflow',
    coverflowEffect: { rotate: 14, depth: 110, stretch: 0, modifier: 1, slideShadows: false },
    slidesPerView: 1.5,
    breakpoints: { 768: { slidesPerView: 1.8 }, 1200: { slidesPerView: 2.2 } },
  },
  quotes: {
    loop: true,
    slidesPerView: 1,
    breakpoints: { 768: { slidesPerView: 2 }, 1200: { slidesPerView: 3 } },
    autoplay: { delay: 6000, disableOnInteraction: false, pauseOnMouseEnter: true },
  },
  steps: { slidesPerView: 1.15, spaceBetween: 20 },
} satisfies Record<string, SwiperOptions>

export type CarouselKind = keyof typeof options

/** What the controls of a carousel ask of it. */
export interface CarouselMotion {
  previous(): void
  next(): void
  show(index: number): void
  play(): void
  pause(): void
  stop(): void
}

/** Sets the carousel `root` in motion; `onSlide` hears of every change. Nothing plays by itself where motion is not welcome. */
export function startCarousel(root: HTMLElement, kind: CarouselKind, onSlide: (index: number) => void): CarouselMotion {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = new Swiper(root, {
    modules: [Autoplay, EffectCoverflow],
    spaceBetween: 24,
    speed: still ? 0 : 400,
    watchSlidesProgress: true,
    ...options[kind],
    ...(still ? { autoplay: false } : {}),
    on: { slideChange: ({ realIndex }) => onSlide(realIndex) },
  })
  const loop = 'loop' in options[kind]
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    show: (index) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    stop: () => swiper.destroy(true, true),
  }
}
