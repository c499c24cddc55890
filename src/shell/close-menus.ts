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
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a')) menu.open = false
      const sheet = target.closest('a') && target.closest<HTMLElement>('[popover]')
      if (sheet) sheet.hidePopover()
    },
    // In the capture phase: during hydration React stops clicks from bubbling.
    true,
  )
}
