import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { CarouselKind } from './carousel-motion.ts'

/** How far a row scrolls until `slide` has the place where the row's slides snap. */
function distance(track: HTMLElement, slide: Element): number {
  const [from, to] = [track.getBoundingClientRect(), slide.getBoundingClientRect()]
  const isCentered = getComputedStyle(slide).scrollSnapAlign === 'center'
  return to.left - from.left + (isCentered ? (to.width - from.width) / 2 : 0)
}

/** The slide that a scrolling row shows. */
function shownSlide(track: HTMLElement): number {
  const distances = Array.from(track.children, (slide) => Math.abs(distance(track, slide)))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Loads Swiper near the window, and stops it where the carousel is a grid. Until it has loaded the
 * row scrolls; Swiper takes over at the slide that the row shows.
 */
export function useCarousel(kind: CarouselKind) {
  const root = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  /** The slide that the row scrolls to. */
  const target = useRef<number>(undefined)

  useEffect(() => {
    const element = root.current
    let running: Swiper | undefined
    let isNear = false
    let unmounted = false

    /** In wide windows carousel.css shows some carousels as a grid. */
    const isRow = () => getComputedStyle(element?.firstElementChild ?? document.body).display === 'flex'

    async function start() {
      if (import.meta.env.SSR) return // keeps Swiper out of the worker
      const { startCarousel } = await import('./carousel-motion.ts')
      const track = element?.firstElementChild
      if (unmounted || running || !element || !(track instanceof HTMLElement) || !isRow()) return
      running = startCarousel(element, kind, target.current ?? shownSlide(track), setCurrent)
      setCurrent(running.realIndex)
      setSwiper(running)
    }
    const load = () => void start().catch((error: unknown) => console.error('The carousel stays a plain row', error))
    function stop() {
      running?.destroy()
      running = undefined
      setSwiper(undefined)
    }
    function update() {
      if (running && !isRow()) stop()
      else if (isNear && isRow()) load()
    }
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        update()
      },
      { rootMargin: '300px' },
    )
    if (element) near.observe(element)
    addEventListener('resize', update)
    return () => {
      unmounted = true
      near.disconnect()
      removeEventListener('resize', update)
      running?.destroy()
    }
  }, [kind])

  useEffect(() => {
    if (playing || !swiper) return undefined
    swiper.autoplay.stop()
    return () => {
      if (!swiper.destroyed) swiper.autoplay.start()
    }
  }, [swiper, playing])

  /** Scrolls the row, as long as Swiper has not loaded. */
  function scrollTo(choose: (shown: number, total: number) => number) {
    const track = root.current?.firstElementChild
    if (!(track instanceof HTMLElement)) return
    const index = choose(target.current ?? shownSlide(track), track.children.length)
    const slide = track.children[index]
    if (!slide) return
    target.current = index
    setCurrent(index)
    track.addEventListener('scrollend', () => (target.current = undefined), { once: true })
    track.scrollBy({ left: distance(track, slide) })
  }

  return {
    root,
    moving: swiper !== undefined,
    current,
    playing,
    togglePlaying: () => setPlaying(!playing),
    show: (index: number) => (swiper ? swiper.slideToLoop(index) : scrollTo(() => index)),
    next: () => (swiper ? swiper.slideNext() : scrollTo((shown, total) => (shown + 1) % total)),
    previous: () => (swiper ? swiper.slidePrev() : scrollTo((shown, total) => (shown + total - 1) % total)),
  }
}
