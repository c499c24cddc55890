import { useEffect, useRef, useState } from 'react'
import type { CarouselKind, CarouselMotion } from './carousel-motion.ts'

/** Carousels that are one only on narrow screens. */
const onlyBelow: Partial<Record<CarouselKind, string>> = { steps: '(width < 768px)' }

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
    const media = onlyBelow[kind] ? matchMedia(onlyBelow[kind]) : undefined
    let running: CarouselMotion | undefined
    let gone = false

    async function start() {
      if (import.meta.env.SSR) return // keeps Swiper out of the worker
      const { startCarousel } = await import('./carousel-motion.ts')
      if (gone || running || !element || media?.matches === false) return
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
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || media?.matches === false) return
        begin()
      },
      { rootMargin: '300px' },
    )
    bringIn.current = begin
    const change = () => (media?.matches ? begin() : stop())
    if (element) near.observe(element)
    media?.addEventListener('change', change)
    return () => {
      gone = true
      near.disconnect()
      media?.removeEventListener('change', change)
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
