import type { ComponentChildren } from 'preact'
import { find, isElement, makeText, textOf } from '../markdown/elements.ts'
import { ifPart, type PartRule } from '../markdown/part-rule.ts'
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
  const [cta] = box?.children.filter((child) => isElement(child, 'a')) ?? []
  const words = box?.children.filter((child) => child !== cta) ?? []
  const tip = words
    .map((child) => textOf(child).trim())
    .filter(Boolean)
    .join(': ')
  const link = cta ? inside([cta]) : []
  const space = tip && cta ? ' ' : ''
  return [
    ...inside(trigger?.children ?? []),
    ...(tip || cta ? [makeText(` (${tip}${space}`), ...link, makeText(')')] : []),
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
  markdown: { [tooltipClass.root]: ifPart(tooltipClass.trigger, tooltipRule) },
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: ['frame'],
} satisfies AboutOf<TooltipProps>
