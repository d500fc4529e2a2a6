import type { ComponentChildren } from 'preact'
import { find, makeText, textOf } from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface TooltipProps {
  /** What it says. */
  tip?: string
  /** A title above it. */
  headline?: string
  /** The words of a link in it. */
  cta?: string
  /** Where the link leads. */
  href?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const tooltipClass = {
  root: 'tooltip',
  trigger: 'tooltip-trigger',
  box: 'tooltip-box',
} as const

const tooltipRule: PartRule = (element, inside) => {
  const trigger = find(element, tooltipClass.trigger)
  const box = find(element, tooltipClass.box)
  const tip = box ? box.children.map((child) => textOf(child).trim()).filter(Boolean) : []
  return [
    ...inside(trigger?.children ?? []),
    ...(tip.length > 0 ? [makeText(` (${tip.join(': ')})`)] : []),
  ]
}

export const Tooltip = {
  module: 'components/tooltip',
  attributes: {
    tip: { type: 'text', description: 'What it says.', required: true },
    headline: { type: 'text', description: 'A title above it.' },
    cta: { type: 'text', description: 'The words of a link in it.' },
    href: { type: 'address', description: 'Where the link leads.' },
  },
  markdown: { [tooltipClass.root]: tooltipRule },
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: ['frame'],
} satisfies AboutOf<TooltipProps>
