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
  const track = useRef<HTMLUListElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  /** The slide that the row scrolls to. */
  const target = useRef<number>(undefined)

  useEffect(() => {
    let running: Swiper | undefined
    let isNear = false

    /** In wide windows carousel.css shows some carousels as a grid. */
    const isRow = () => track.current !== null && getComputedStyle(track.current).display === 'flex'

    async function start() {
      if (import.meta.env.SSR) return // keeps Swiper out of the worker
      const { startCarousel } = await import('./carousel-motion.ts')
      if (running || !root.current || !track.current || !isRow()) return
      running = startCarousel(root.current, kind, target.current ?? shownSlide(track.current), setCurrent)
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
    if (root.current) near.observe(root.current)
    addEventListener('resize', update)
    return () => {
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
    const row = track.current
    const index = row ? choose(target.current ?? shownSlide(row), row.children.length) : 0
    const slide = row?.children[index]
    if (!slide) return
    target.current = index
    setCurrent(index)
    row.addEventListener('scrollend', () => (target.current = undefined), { once: true })
    row.scrollBy({ left: distance(row, slide) })
  }

  return {
    root,
    track,
    moving: swiper !== undefined,
    current,
    playing,
    togglePlaying: () => setPlaying(!playing),
    show: (index: number) => (swiper ? swiper.slideToLoop(index) : scrollTo(() => index)),
    next: () => (swiper ? swiper.slideNext() : scrollTo((shown, total) => (shown + 1) % total)),
    previous: () => (swiper ? swiper.slidePrev() : scrollTo((shown, total) => (shown + total - 1) % total)),
  }
}
