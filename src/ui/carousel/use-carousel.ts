import { useEffect, useRef, useState } from 'react'
import type { CarouselKind, CarouselMotion } from './carousel-motion.ts'

/**
 * Brings Swiper in when the carousel comes near the window, and takes it away again where the carousel is a grid.
 * What is asked of it before (`act`) brings it in at once and happens then, so that no click is lost.
 */
export function useCarousel(kind: CarouselKind) {
  const root = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<CarouselMotion>()
  const [current, setCurrent] = useState(0)
  const waiting = useRef<((motion: CarouselMotion) => void)[]>([])
  const bringIn = useRef<() => void>(undefined)

  useEffect(() => {
    const element = root.current
    let running: CarouselMotion | undefined
    let isNear = false
    let gone = false

    /** carousel.css makes a grid of some carousels in wide windows. */
    const isRow = () => getComputedStyle(element?.firstElementChild ?? document.body).display === 'flex'

    async function start() {
      if (import.meta.env.SSR) return // keeps Swiper out of the worker
      const { startCarousel } = await import('./carousel-motion.ts')
      if (gone || running || !element || !isRow()) return
      running = startCarousel(element, kind, setCurrent)
      setMotion(running)
      for (const action of waiting.current.splice(0)) action(running)
    }
    const begin = () => void start().catch((error: unknown) => console.error('The carousel stays a plain row', error))
    function stop() {
      running?.stop()
      running = undefined
      setMotion(undefined)
    }
    function update() {
      if (!isRow()) stop()
      else if (isNear) begin()
    }
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        update()
      },
      { rootMargin: '300px' },
    )
    bringIn.current = begin
    if (element) near.observe(element)
    addEventListener('resize', update)
    return () => {
      gone = true
      near.disconnect()
      removeEventListener('resize', update)
      running?.stop()
    }
  }, [kind])

  function act(action: (motion: CarouselMotion) => void) {
    if (motion) return action(motion)
    waiting.current.push(action)
    bringIn.current?.()
  }

  return { root, moving: motion !== undefined, current, act }
}
