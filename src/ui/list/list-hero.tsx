import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Picture } from '#ui/picture.tsx'
import { breakable } from '#i18n/breakable.ts'

interface ListHeroProps {
  /** In the breadcrumbs; also the default headline. */
  title: string
  headline?: string
  description: string
  /** Beside the texts on wide screens. */
  aside?: ReactNode
  actions?: ReactNode
  /** The filters of the list. */
  children?: ReactNode
}

/** The head of a list: title, newsletter form, filters. */
export function ListHero({ title, headline, description, actions, aside, children }: ListHeroProps) {
  return (
    <header className="relative overflow-clip border-b border-line bg-chart">
      <div className="frame relative isolate pt-1 pb-4 md:pt-4 md:pb-8 lg:pb-10">
        <Picture
          id="decor-contours"
          alt=""
          size="480x480"
          className="absolute -top-20 -right-16 -z-10 hidden opacity-60 lg:block"
        />
        <Breadcrumbs above={[]} title={title} />
        <div className="mt-2 grid items-end gap-x-16 gap-y-4 md:mt-6 md:gap-y-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div>
            {headline && <p className="lettering mb-3 text-sea max-md:hidden">{title}</p>}
            <h1 className="max-w-[44rem]" suppressHydrationWarning>
              {breakable(headline ?? title)}
            </h1>
            <p className="mt-3 max-w-[38rem] text-ink-soft md:text-balance max-md:text-small md:mt-4">{description}</p>
            {actions}
          </div>
          {aside}
        </div>
        {children && <div className="mt-3 md:mt-8 lg:mt-12">{children}</div>}
      </div>
    </header>
  )
}
