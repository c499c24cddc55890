import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { CarouselKind } from './carousel-motion.ts'

/**
 * Loads Swiper near the window, and stops it where the carousel is a grid. An action (`act`) loads
 * it at once and runs then: no click is lost.
 */
export function useCarousel(kind: CarouselKind) {
  const root = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [current, setCurrent] = useState(0)
  const queuedActions = useRef<((swiper: Swiper) => void)[]>([])
  const loadSwiper = useRef<() => void>(undefined)

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
      if (unmounted || running || !element || !isRow()) return
      running = startCarousel(element, kind, setCurrent)
      setSwiper(running)
      for (const action of queuedActions.current.splice(0)) action(running)
    }
    const load = () => void start().catch((error: unknown) => console.error('The carousel stays a plain row', error))
    function stop() {
      running?.destroy()
      running = undefined
      setSwiper(undefined)
    }
    function update() {
      if (!isRow()) stop()
      else if (isNear) load()
    }
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        update()
      },
      { rootMargin: '300px' },
    )
    loadSwiper.current = load
    if (element) near.observe(element)
    addEventListener('resize', update)
    return () => {
      unmounted = true
      near.disconnect()
      removeEventListener('resize', update)
      running?.destroy()
    }
  }, [kind])

  function act(action: (swiper: Swiper) => void) {
    if (swiper) return action(swiper)
    queuedActions.current.push(action)
    loadSwiper.current?.()
  }

  return { root, moving: swiper !== undefined, current, act }
}
