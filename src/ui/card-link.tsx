import { Link } from './link.tsx'

/** The title of a card or row (`group relative`) as a link that covers the whole card. */
export function CardLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="group-hover:text-sea after:absolute after:inset-0">
      {children}
    </Link>
  )
}
