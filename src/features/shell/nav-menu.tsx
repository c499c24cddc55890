import { ChevronDown } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { NavLink } from './schema.ts'

/** A header menu: a native disclosure. close-menus.ts closes it. */
export function NavMenu({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <details data-menu className="group relative">
      <summary className="flex min-h-11 items-center gap-1.5 px-3 whitespace-nowrap hover:text-sea">
        {title}
        <Icon node={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute left-0 mt-4 grid w-90 rounded-card border border-line bg-float p-2 shadow-float">
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url} className="block rounded-control px-4 py-2.5 hover:bg-chart hover:text-sea">
              {link.title}
              {link.description && (
                <span className="block text-small font-[420] text-ink-soft">{link.description}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
