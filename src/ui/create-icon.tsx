import { createElement } from 'react'
import type { LucideIconNode, LucideProps } from 'lucide-react'

interface IconData {
  name: string
  node: LucideIconNode[]
}

/**
 * A component that draws an icon of lucide, mostly as one path; how lines look stands in app.css.
 * The build puts it in the place of lucide's own factory (scripts/light-icons.ts).
 */
// oxlint-disable-next-line import/no-default-export -- it stands in for a module with one
export default function createIcon({ name, node }: IconData) {
  const shapes = node.map(pathOf)
  const whole = shapes.every((shape) => shape !== undefined) ? <path d={shapes.join('')} /> : node.map(elementOf)
  const ownClass = `lucide lucide-${name}`

  function Icon({ size = 24, strokeWidth = 2, className, ...rest }: LucideProps) {
    return (
      <svg
        {...rest}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        className={className ? `${ownClass} ${className}` : ownClass}
      >
        {whole}
      </svg>
    )
  }
  return Icon
}

/** The shape as part of a path; `undefined` when it is none that icons mostly consist of. */
function pathOf([tag, { key: _key, ...attributes }]: LucideIconNode): string | undefined {
  const { d, cx, cy, r } = attributes
  const given = Object.keys(attributes).length
  // A small m at the start of a path is absolute; after another shape it is so from 0 0.
  if (tag === 'path' && d && given === 1) return d.startsWith('m') ? `M0 0${d}` : d
  if (tag === 'circle' && given === 3)
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`
  return undefined
}

const elementOf = ([tag, attributes]: LucideIconNode) => createElement(tag, attributes)
