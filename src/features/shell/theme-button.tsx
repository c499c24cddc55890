import { Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Switches between light and dark; theme-switch.ts listens, CSS shows the icon. */
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
      <Moon aria-hidden size={20} strokeWidth={1.75} className="theme-moon" />
      <Sun aria-hidden size={20} strokeWidth={1.75} className="theme-sun" />
    </button>
  )
}
