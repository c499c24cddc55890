import { useId, useState, type ReactNode } from 'react'
import { buttonStyle } from '#ui/button.ts'

interface PressedButtonsProps {
  title: string
  /** `description` is read by screen readers in place of a label that is too short. */
  buttons: { id: string; label: string; description?: string; icon: ReactNode }[]
}

/** A row of buttons of which at most one is pressed; a second click releases it. */
export function PressedButtons({ title, buttons }: PressedButtonsProps) {
  const titleId = useId()
  const [pressed, setPressed] = useState<string>()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[1.125rem]! leading-7!">
        {title}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {buttons.map(({ id, label, description, icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === pressed}
            aria-label={description}
            onClick={() => setPressed(id === pressed ? undefined : id)}
            className={buttonStyle.small}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
