import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { CarouselKind } from './carousel-motion.ts'

/** The index of the slide that a scrolling row shows. */
function shownSlide({ children: [first, second], scrollLeft }: HTMLElement): number {
  if (!first || !second) return 0
  return Math.round(scrollLeft / (second.getBoundingClientRect().left - first.getBoundingClientRect().left))
}

/** Loads Swiper near the window. Until then the row scrolls, and commands wait. A grid has no Swiper. */
export function useCarousel(kind: CarouselKind) {
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  /** Whether the row scrolls: without script, and until Swiper has loaded. */
  const [scrolls, setScrolls] = useState(true)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  /** Whether the visitor asked for the current slide. */
  const [asked, setAsked] = useState(false)
  const waiting = useRef<((swiper: Swiper) => void)[]>([])

  useEffect(() => {
    let running: Swiper | undefined
    let isNear = false
    const isRow = () => track.current !== null && getComputedStyle(track.current).display === 'flex'

    async function start() {
      if (import.meta.env.SSR) return // keeps Swiper out of the worker
      const { startCarousel } = await import('./carousel-motion.ts')
      if (running || !root.current || !track.current || !isRow()) return
      running = startCarousel(root.current, kind, shownSlide(track.current), setCurrent)
      setCurrent(running.realIndex)
      setSwiper(running)
      setScrolls(false)
      for (const command of waiting.current.splice(0)) command(running)
    }
    function update() {
      setScrolls(isRow() && !running)
      if (running && !isRow()) {
        running.destroy()
        running = undefined
        setSwiper(undefined)
      } else if (isNear && isRow())
        start().catch((error: unknown) => console.error('The carousel stays a plain row', error))
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

  const run = (command: (swiper: Swiper) => void) => (swiper ? command(swiper) : waiting.current.push(command))
  const go = (command: (swiper: Swiper) => void) => {
    setAsked(true)
    run(command)
  }
  return {
    root,
    track,
    scrolls,
    current,
    asked,
    playing,
    togglePlaying() {
      setAsked(false)
      setPlaying(!playing)
      run(({ autoplay }) => (playing ? autoplay.stop() : autoplay.start()))
    },
    show: (index: number) => go((swiper) => swiper.slideToLoop(index)),
    next: () => go((swiper) => swiper.slideNext()),
    previous: () => go((swiper) => swiper.slidePrev()),
  }
}
