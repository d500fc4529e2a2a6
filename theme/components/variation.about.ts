import type { ComponentChildren } from 'preact'
import { variationClass } from '../islands/variation-class.ts'
import { attributeOf, isBlock, make, makeText } from '../markdown/elements.ts'
import { labelled, type PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface VariationProps {
  /** An `id` of `variations.options`, or several. */
  is?: string | string[]
  className?: string
  class?: string
  children?: ComponentChildren
}

/** Readers of Markdown can't choose, so they get all variations, each with its label. */
const variationRule: PartRule = (element, inside) => {
  const label = attributeOf(element, 'dataTitle')
  if (label === undefined) return undefined
  const content = inside(element.children)
  if (content.some(isBlock)) return labelled([makeText(label)], content)
  return [
    makeText('('),
    make('strong', [makeText(`${label}:`)]),
    makeText(' '),
    ...content,
    makeText(')'),
  ]
}

export const Variation = {
  module: 'components/variation',
  attributes: {
    is: {
      type: 'list',
      description: 'The `id` of the variation that shows the content, or a list of them.',
      required: true,
    },
  },
  markdown: { [variationClass.root]: variationRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<VariationProps>
