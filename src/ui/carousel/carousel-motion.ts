import Swiper from 'swiper'
import { Autoplay, EffectCoverflow } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import 'swiper/css'

/** How a kind of carousel moves (spec §2). How many slides it shows, and how far apart, stands in carousel.css. */
const options = {
  proof: {
    loop: true,
    centeredSlides: true,
    effect: 'coverflow',
    coverflowEffect: { rotate: 14, depth: 110, stretch: 0, modifier: 1, slideShadows: false },
  },
  quotes: { loop: true, autoplay: { delay: 6000, disableOnInteraction: false, pauseOnMouseEnter: true } },
  steps: {},
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

/** What carousel.css says of `root` in a window as wide as it is now. */
function sizes(root: HTMLElement): SwiperOptions {
  const style = getComputedStyle(root)
  const number = (name: string) => parseFloat(style.getPropertyValue(name))
  return { slidesPerView: number('--slides'), spaceBetween: number('--gap') }
}

/** Sets the carousel `root` in motion; `onSlide` hears of every change. Nothing plays by itself where motion is not welcome. */
export function startCarousel(root: HTMLElement, kind: CarouselKind, onSlide: (index: number) => void): CarouselMotion {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = new Swiper(root, {
    modules: [Autoplay, EffectCoverflow],
    ...sizes(root),
    speed: still ? 0 : 400,
    watchSlidesProgress: true,
    ...options[kind],
    ...(still ? { autoplay: false } : {}),
    on: {
      slideChange: ({ realIndex }) => onSlide(realIndex),
      beforeResize: ({ params }) => Object.assign(params, sizes(root)),
    },
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
