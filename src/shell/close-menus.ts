import { onDocumentClick } from '#ui/on-document-click.ts'

/** Closes header menus on Escape, on outside clicks and on links; the mobile menu on links. */
export function closeMenusOnEscapeOrClick() {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  onDocumentClick('*', (target) => {
    for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a')) menu.open = false
    if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
