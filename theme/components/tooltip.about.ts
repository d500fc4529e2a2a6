import type { ComponentChildren } from 'preact'
import { find, makeText, textOf } from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface TooltipProps {
  /** Text of the tooltip. */
  tip?: string
  /** Title above the text. */
  headline?: string
  /** Label of a link in the tooltip. */
  cta?: string
  /** Target of the link. */
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
    tip: {
      type: 'text',
      description: 'The text of the tooltip.',
      required: true,
      misnomers: ['content', 'text'],
    },
    headline: { type: 'text', description: 'A title above the text.' },
    cta: { type: 'text', description: 'The label of a link in the tooltip.' },
    href: { type: 'url', description: 'The target of the link.' },
  },
  markdown: { [tooltipClass.root]: tooltipRule },
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: ['frame'],
} satisfies AboutOf<TooltipProps>
