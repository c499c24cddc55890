import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Title } from '#ui/title.tsx'

interface ItemFrameProps {
  title: string
  description: string
  /** Short facts above the title. */
  facts: string[]
  /** The card beside the text; below the head on narrow screens. */
  card: ReactNode
  children: ReactNode
}

/** The frame of a course or a learning path: head, card and sections. */
export function ItemFrame({ title, description, facts, card, children }: ItemFrameProps) {
  const t = useTranslations('academy')
  return (
    <article className="overflow-x-clip">
      <div className="frame grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        {/* The background spans the whole window, also behind the card on the right. */}
        <header className="pt-5 pb-10 [border-image:linear-gradient(var(--color-chart)_calc(100%-1px),var(--color-line)_0)_fill_0//0_100vw] lg:pt-7 lg:pb-16">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/academy' }]} title={title} />
          <p className="lettering mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sea lg:mt-8">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <Title className="mt-3">{title}</Title>
          <p className="mt-5 text-ink-soft">{description}</p>
        </header>
        <div className="pt-10 lg:row-span-2 lg:py-16">{card}</div>
        <div className="grid gap-y-16 py-14 lg:gap-y-20 lg:py-16">{children}</div>
      </div>
    </article>
  )
}
