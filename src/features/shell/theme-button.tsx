import { Moon, Sun } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

/** Switches between light and dark. theme-switch.ts listens; CSS shows the icon. */
export function ThemeButton() {
  const t = useTranslations('shell')
  return (
    <button
      type="button"
      data-native
      data-needs-script
      data-theme-switch
      aria-label={t('theme')}
      className="grid size-11 shrink-0 place-items-center hover:text-sea"
    >
      <Icon node={Moon} className="theme-moon" />
      <Icon node={Sun} className="theme-sun" />
    </button>
  )
}
