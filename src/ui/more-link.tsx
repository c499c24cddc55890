import type { MouseEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from './button.ts'
import { Link } from './link.tsx'

/** Id of the Load More link; a page has one. */
export const moreLinkId = 'load-more'

interface MoreLinkProps {
  href: string
  busy?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  ref?: Ref<HTMLAnchorElement>
}

/** Load More: a link to the next page. `onClick` may prevent it. */
export function MoreLink({ href, busy = false, onClick, ref }: MoreLinkProps) {
  const t = useTranslations('lists')
  return (
    <p className="mt-12 flex justify-center">
      <Link
        ref={ref}
        id={moreLinkId}
        href={href}
        aria-busy={busy}
        className={`${buttonStyle.secondary} min-w-48`}
        onClick={onClick}
      >
        {t(busy ? 'loading' : 'loadMore')}
      </Link>
    </p>
  )
}
