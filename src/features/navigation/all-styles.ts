import everything from '#ui/app.css?url'

let sheet: HTMLLinkElement | undefined
let loaded: Promise<void> | undefined

/**
 * Loads the style sheet with everything without applying it: that would style this page once more.
 * A page comes with the classes of its kind alone (ui/screens), so the app needs this sheet before
 * it shows another page.
 * @returns when it is there; rejects when it cannot be loaded, and the next call tries again
 */
export function loadAllStyles(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const own = document.querySelector('link[rel=stylesheet]')
    if (!own || own.getAttribute('href') === everything) return resolve()
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: everything,
      media: 'not all',
    })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      loaded = undefined
      link.remove()
      reject(new Error('The style sheet with everything cannot be loaded'))
    })
    own.after(link)
    sheet = link
  })
  return loaded
}

/** Applies the sheet, in the moment in which the page changes. */
export function applyAllStyles(): void {
  if (sheet) sheet.media = 'all'
}
