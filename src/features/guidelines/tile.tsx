import { ArrowRight } from 'lucide'
import type { StaticPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

export function Tile({ href, title, content }: { href: StaticPath; title: string; content: string }) {
  return (
    <li className="relative flex gap-6 rounded-card bg-chart p-6 lg:p-9">
      <div className="mr-auto">
        <h3>
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:text-sea">
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-small text-ink-soft">{content}</p>
      </div>
      <Icon node={ArrowRight} size={24} className="mt-1 shrink-0 text-sea" />
    </li>
  )
}
