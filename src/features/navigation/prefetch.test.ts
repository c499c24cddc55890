import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchLinks } from './prefetch.ts'

/** The parts of a link and of the browser that the module uses. */
class Link {
  origin = 'https://helmsway.example'
  target = ''
  href: string
  constructor(path: string) {
    this.href = this.origin + path
  }
  closest = () => this
}
let show: (links: Link[]) => void
const window = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLAnchorElement', Link)
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('location', new URL('https://helmsway.example/knowledge-base'))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        show = (links) => tell(links.map((target) => ({ isIntersecting: true, target })))
      }
      unobserve = () => undefined
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of the links in view four pages are loaded at once, the next when one is there, each once', async () => {
  const loads: { to: string; arrive: () => void }[] = []
  const preloadRoute = ({ to }: { to: string }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    loads.push({ to, arrive: resolve })
    return promise
  }
  Reflect.apply(prefetchLinks, undefined, [{ preloadRoute, subscribe: () => undefined }])
  const links = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => new Link(path))
  show(links)
  show(links)
  expect(loads.map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d'])
  loads[1]?.arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(loads.map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d', '/e'])
  for (const { arrive } of loads) arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(loads.map(({ to }) => to)).toEqual(['/a', '/b', '/c', '/d', '/e', '/f'])
})
