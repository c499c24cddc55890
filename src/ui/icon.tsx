import { createElement } from 'react'
import type { IconNode } from 'lucide'

interface IconProps {
  /** An icon of the package `lucide`: a list of SVG elements. */
  node: IconNode
  size?: number
  /** Width of the lines on the icon's grid of 24 × 24. */
  strokeWidth?: number
  className?: string
}

/** A decorative icon: a text or the label of the button has the meaning. */
export function Icon({ node, size = 20, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={className ? `icon ${className}` : 'icon'}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
