import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { PictureRef } from '#model/picture.ts'
import { Picture } from './picture.tsx'
import { breakable } from '#i18n/breakable.ts'

interface PageHeroProps {
  /** The page's name in the breadcrumbs. */
  name: string
  title: string
  description: string
  image: PictureRef
  actions: ReactNode
  /** A row below text and picture. */
  children: ReactNode
}

/** The head of a section's main page: breadcrumbs, title, description, picture. */
export function PageHero({ name, title, description, image, actions, children }: PageHeroProps) {
  return (
    <header className="overflow-clip">
      <div className="frame pt-5 pb-14 lg:pt-7 lg:pb-18">
        <Breadcrumbs above={[]} title={name} />
        <div className="mt-6 grid items-center gap-x-14 gap-y-10 lg:mt-8 lg:grid-cols-2">
          <div>
            <h1 suppressHydrationWarning>{breakable(title)}</h1>
            <p className="mt-6 max-w-[36rem] text-ink-soft">{description}</p>
            <p className="mt-8 flex flex-wrap gap-x-3 gap-y-4 max-sm:*:grow">{actions}</p>
          </div>
          <Picture {...image} size="1100x750" hero className="w-full" />
        </div>
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </header>
  )
}
