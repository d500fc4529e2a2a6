import type { Element, ElementContent } from 'hast'
import { find, hasClass, holds, isElement, make, makeText } from './elements.ts'
import { labelled, paragraphs, type PartRule } from './part-rule.ts'

export const steps: PartRule = (element, inside) => {
  const items = element.children.filter((child) => isElement(child))
  // Headings inside list items are read badly: such steps become numbered passages.
  if (holds(element, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
    let number = 0
    return items.flatMap((item) => {
      if (!hasClass(item, 'step')) return inside(item.children)
      number += 1
      return stepPassage(item, number, inside)
    })
  }
  const entries = items.map((item) =>
    hasClass(item, 'step')
      ? make('li', labelled(stepTitle(item, inside), stepContent(item, inside)))
      : make('li', paragraphs(inside(item.children))),
  )
  return [make('ol', entries)]
}

function stepPassage(
  step: Element,
  number: number,
  inside: (children: readonly ElementContent[]) => ElementContent[],
): ElementContent[] {
  const title = find(step, 'step-title')
  const words = stepTitle(step, inside)
  const head =
    title && title.tagName !== 'p'
      ? [make(title.tagName, words)]
      : labelled([makeText(`${number}. `), ...words], [])
  return [...head, ...stepContent(step, inside)]
}

function stepTitle(
  step: Element,
  inside: (children: readonly ElementContent[]) => ElementContent[],
): ElementContent[] {
  return inside(find(step, 'step-title')?.children ?? []).flatMap((node) =>
    isElement(node, 'a') && hasClass(node, 'step-anchor') ? node.children : [node],
  )
}

function stepContent(
  step: Element,
  inside: (children: readonly ElementContent[]) => ElementContent[],
): ElementContent[] {
  return paragraphs(inside(find(step, 'step-content')?.children ?? []))
}
