import { useId, type ReactNode } from 'react'
import { buttonStyle } from '#ui/button.ts'

interface PressedButtonsProps {
  title: string
  /** `description` is read by screen readers in place of a label that is too short. */
  buttons: { id: string; label: string; description?: string; icon: ReactNode }[]
}

/** A row of buttons, at most one of them pressed; press-one.ts of ui/article listens. */
export function PressedButtons({ title, buttons }: PressedButtonsProps) {
  const titleId = useId()
  return (
    <section data-press-one="" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[1.125rem]! leading-7!">
        {title}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {buttons.map(({ id, label, description, icon }) => (
          <button
            key={id}
            type="button"
            data-native
            aria-pressed={false}
            aria-label={description}
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
