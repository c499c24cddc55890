import type { ComponentProps } from 'react'
import { breakable } from '#i18n/breakable.ts'

/** The title of a page. Lines do not cut its words. */
export function Title({ children, ...attributes }: ComponentProps<'h1'> & { children: string }) {
  return (
    <h1 {...attributes} suppressHydrationWarning>
      {breakable(children)}
    </h1>
  )
}
