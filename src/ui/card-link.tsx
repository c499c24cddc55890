import { breakable } from '#i18n/breakable.ts'
import { Link } from './link.tsx'

/**
 * The title of a card or row (`group relative`) as a link that covers the whole card, with its focus
 * ring.
 */
export function CardLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} suppressHydrationWarning className="card-link group-hover:text-sea after:absolute after:inset-0">
      {typeof children === 'string' ? breakable(children) : children}
    </Link>
  )
}
