import { ArrowUpRight } from 'lucide'
import { buttonStyle } from './button.ts'
import type { LinkAddress } from './href.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { NotServed } from './not-served.tsx'

/** A link that looks like a button. A link to another site has a small arrow. */
export function ButtonLink<const T extends string>({
  href,
  kind = 'secondary',
  children,
}: {
  href: LinkAddress<T>
  kind?: keyof typeof buttonStyle
  children: React.ReactNode
}) {
  return (
    <Link href={href} className={buttonStyle[kind]}>
      {children}
      {href.startsWith('https://') && <Icon node={ArrowUpRight} className="shrink-0" />}
      <NotServed
        href={href}
        className="absolute top-full left-1/2 mt-0.5 [translate:-50%] leading-none whitespace-nowrap [.site-header_&]:bg-paper"
      />
    </Link>
  )
}
