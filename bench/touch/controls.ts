/** A control whose first tap is measured on an untouched page. */
export interface Control {
  name: string
  path: string
  /** Selector of the tapped element: its first visible match. */
  tap: string
  /** Selector of the effect: the tap changes its matches, on this page or the next. */
  effect: string
  /** A page or a part of a list must be fetched: more time, but the tap is answered at once. */
  fetched?: boolean
  /** Text that the visitor's browser has filled into the newsletter's field. */
  email?: string
  /** The visitor has answered the consent dialog in an earlier visit. */
  answered?: boolean
}

const article = '/knowledge-base/what-drawdown-means'
const alert = 'form [role=alert]:not(:empty)'
const share = 'main [role=group]'

/** A button of a carousel's controls: the last one shows the next slide. */
const nextSlide = (section: string): Control => ({
  name: `next slide, ${section}`,
  path: '/',
  tap: `#${section} .carousel-controls > button:last-of-type`,
  effect: `#${section} .carousel-dot[aria-current=true]`,
})

/** A link of a list's filter to `choice`, such as `type=feature`. */
const filter = (name: string, path: string, choice: string, effect: string): Control => ({
  name,
  path,
  tap: `main nav a[href*="${choice}"]:not([aria-current])`,
  effect,
  fetched: true,
})

/** All controls that are measured. */
export const controls: Control[] = [
  { name: 'menu', path: '/', tap: 'header [popovertarget=mobile-menu]', effect: '#mobile-menu:popover-open' },
  {
    name: 'language menu',
    path: '/',
    tap: 'header details[data-menu] summary:has(+ ul [hreflang])',
    effect: 'header details[data-menu][open]',
  },
  { name: 'theme', path: '/', tap: '[data-theme-switch]', effect: 'html[data-theme]' },
  {
    name: 'search box',
    path: '/',
    tap: 'header a[data-site-search]',
    effect: 'dialog[open]',
    fetched: true,
  },
  {
    name: 'question',
    path: '/',
    tap: '#faq details:nth-of-type(3) summary',
    effect: '#faq details:nth-of-type(3)[open]',
  },
  { name: 'compare panel', path: '/', tap: '#pricing details summary', effect: '#pricing details[open]' },
  { name: 'plan tab', path: '/', tap: '.plan-tabs label:nth-of-type(3)', effect: '.plan-tabs input:checked' },
  nextSlide('logbook'),
  nextSlide('how-it-works'),
  nextSlide('what-you-get'),
  nextSlide('testimonials'),
  { name: 'newsletter, empty address', path: '/', tap: 'footer form [type=submit]', effect: alert },
  { name: 'newsletter, wrong address', path: '/', tap: 'footer form [type=submit]', effect: alert, email: 'name@' },
  { name: 'consent button', path: '/', tap: '[data-consent-answer=all]', effect: '#consent[hidden]' },
  {
    name: 'cookie settings',
    path: '/',
    tap: '[data-consent-open]',
    effect: '#consent:not([hidden])',
    answered: true,
  },
  { name: 'table of contents', path: article, tap: 'main a[href="#section-3"]', effect: ':target' },
  { name: 'rating', path: article, tap: 'main [aria-pressed=false]', effect: 'main [aria-pressed=true]' },
  { name: 'copy link', path: article, tap: `${share} button`, effect: `${share} output:not(:empty)` },
  { name: 'share', path: article, tap: `${share} a[target=_blank]`, effect: '[data-opened-window]' },
  filter('category', '/knowledge-base', 'category=risk-management', '#found-title'),
  filter('academy filter', '/resources/academy', 'level=', 'main nav [href*="level="][aria-current]'),
  filter('updates filter', '/resources/product-updates', 'type=', 'main nav [href*="type="][aria-current]'),
  // Only pages that were appended have a label: page 2 as a page of its own is no effect.
  {
    name: 'load more',
    path: '/resources/product-updates',
    tap: '#load-more',
    effect: '#releases > ul[aria-label]',
    fetched: true,
  },
  {
    name: 'link to a page',
    path: '/knowledge-base',
    tap: 'main h3 a[href^="/knowledge-base/"]',
    effect: 'main .reading h1',
    fetched: true,
  },
]
