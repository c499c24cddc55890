import everything from '#ui/app.css?url'

let added: Promise<void> | undefined
let prefetched = false

/** Fetches the style sheet with everything; to apply it now would lay out this page once more. */
export function prefetchAllStyles(): void {
  if (prefetched || document.querySelector('link[rel=stylesheet]')?.getAttribute('href') === everything) return
  prefetched = true
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href: everything }),
  )
}

/**
 * Adds the style sheet with everything. A page comes with the classes of its kind alone
 * (ui/screens), so the app needs this one before it shows another page.
 * @returns when it applies; rejects when it cannot be loaded, and the next call tries again
 */
export function addAllStyles(): Promise<void> {
  added ??= new Promise((resolve, reject) => {
    const own = document.querySelector('link[rel=stylesheet]')
    if (!own || own.getAttribute('href') === everything) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: everything })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      added = undefined
      link.remove()
      reject(new Error('The style sheet with everything cannot be loaded'))
    })
    // Directly behind the first one: sheets of scripts, such as the carousel's, win over both.
    own.after(link)
  })
  return added
}
