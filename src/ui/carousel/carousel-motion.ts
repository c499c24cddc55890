import Swiper from 'swiper'
import { Autoplay, EffectCoverflow } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { adoptStyles } from '#ui/adopt-styles.ts'
import styles from 'swiper/css?inline'

adoptStyles(styles)

/** Motion of each kind (docs/product.md#carousels). carousel.css sets number and gap of the slides. */
const options = {
  proof: {
    loop: true,
    centeredSlides: true,
    effect: 'coverflow',
    coverflowEffect: { rotate: 14, depth: 110, stretch: 0, modifier: 1, slideShadows: false },
  },
  quotes: { loop: true, autoplay: { delay: 6000, disableOnInteraction: false, pauseOnMouseEnter: true } },
  steps: {},
  options: {},
} satisfies Record<string, SwiperOptions>

export type CarouselKind = keyof typeof options

/** The slides and gap that carousel.css sets for `root` in the current window. */
function sizes(root: HTMLElement): SwiperOptions {
  const style = getComputedStyle(root)
  const number = (name: string) => parseFloat(style.getPropertyValue(name))
  return { slidesPerView: number('--slides'), spaceBetween: number('--gap') }
}

/** Screen readers read the slides that are shown only. */
function hideOthers({ slides }: Swiper) {
  for (const slide of slides) slide.ariaHidden = slide.classList.contains('swiper-slide-visible') ? null : 'true'
}

/** Starts Swiper at the slide `first`. `onSlide` gets each new slide. Reduced motion turns autoplay off. */
export function startCarousel(root: HTMLElement, kind: CarouselKind, first: number, onSlide: (index: number) => void) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Swiper(root, {
    modules: [Autoplay, EffectCoverflow],
    ...sizes(root),
    speed: still ? 0 : 400,
    watchSlidesProgress: true,
    initialSlide: first,
    ...options[kind],
    ...(still ? { autoplay: false } : {}),
    on: {
      init: hideOthers,
      transitionEnd: hideOthers,
      resize: hideOthers,
      beforeDestroy({ slides }) {
        for (const slide of slides) slide.ariaHidden = null
      },
      slideChange: ({ realIndex }) => onSlide(realIndex),
      beforeResize: ({ params }) => Object.assign(params, sizes(root)),
    },
  })
}
