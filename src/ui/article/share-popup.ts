import { isPlainClick } from '#ui/plain-click.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'

/** Opens `a[data-popup]` in a small window instead of a tab. It works before hydration. */
export function openSharePopups() {
  onDocumentClick('a[data-popup]', (link, click) => {
    if (!isPlainClick(click)) return
    click.preventDefault()
    window.open(link.getAttribute('href') ?? '', '_blank', 'popup,width=600,height=400,noopener,noreferrer')
  })
}
