import { onDocumentClick } from '#ui/on-document-click.ts'

/** Whether Tab skips all that the open mobile menu covers. */
function coverPage(isCovered: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(header, script), .site-header > .frame'))
    element.inert = isCovered
}

/**
 * Closes header menus on Escape, on outside clicks and on links; the mobile menu on links. While the
 * mobile menu is open the page is inert; it wakes before the browser returns the focus.
 */
export function closeMenusOnEscapeOrClick() {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  for (const type of ['beforetoggle', 'toggle'] as const)
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && event.target.matches('#mobile-menu'))) return
        const isOpen = event.newState === 'open'
        if (isOpen === (type === 'toggle')) coverPage(isOpen)
        if (isOpen && type === 'toggle') event.target.querySelector('button')?.focus()
      },
      true,
    )
  onDocumentClick('*', (target) => {
    for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a')) menu.open = false
    if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
