import type { Element, ElementContent } from 'hast'
import type { ComponentChildren } from 'preact'
import { find, hasClass, holds, isElement, make, makeText } from '../markdown/elements.ts'
import {
  labelled,
  paragraphs,
  withoutLinks,
  type PartRule,
} from '../markdown/part-rule.ts'
import { iconType, noAnchor, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import type { Flag } from './read-flag.ts'

export interface StepProps {
  /** Inline Markdown. */
  title?: ComponentChildren
  /** Replaces the number. */
  icon?: IconValue
  iconType?: string
  /** Replaces the number of this step. Later steps are numbered as usual. */
  stepNumber?: number | string
  titleSize?: string
  id?: string
  /** Don't link the title to the step. */
  noAnchor?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface StepsProps {
  /** Size of all titles: `p` (default), `h2`, `h3` or `h4`. */
  titleSize?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const stepsClass = {
  root: 'steps',
  step: 'step',
  title: 'step-title',
  anchor: 'step-anchor',
  content: 'step-content',
} as const

const stepsRule: PartRule = (element, inside) => {
  const items = element.children.filter((child) => isElement(child))
  // Markdown headings inside list items are hard to read, so such steps become numbered
  // sections.
  if (holds(element, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
    let number = 0
    return items.flatMap((item) => {
      if (!hasClass(item, stepsClass.step)) return inside(item.children)
      number += 1
      return stepPassage(item, number, inside)
    })
  }
  const entries = items.map((item) =>
    hasClass(item, stepsClass.step)
      ? make('li', labelled(stepTitle(item, inside), stepContent(item, inside)))
      : make('li', paragraphs(inside(item.children))),
  )
  return [make('ol', entries)]
}

type Inside = Parameters<PartRule>[1]

function stepPassage(step: Element, number: number, inside: Inside): ElementContent[] {
  const title = find(step, stepsClass.title)
  const words = stepTitle(step, inside)
  const head =
    title && title.tagName !== 'p'
      ? [make(title.tagName, words)]
      : labelled([makeText(`${number}. `), ...words], [])
  return [...head, ...stepContent(step, inside)]
}

function stepTitle(step: Element, inside: Inside): ElementContent[] {
  const title = find(step, stepsClass.title)
  return withoutLinks(inside(title?.children ?? []), stepsClass.anchor)
}

function stepContent(step: Element, inside: Inside): ElementContent[] {
  return paragraphs(inside(find(step, stepsClass.content)?.children ?? []))
}

export const Steps = {
  module: 'components/steps',
  attributes: {
    titleSize: {
      type: ['p', 'h2', 'h3', 'h4'],
      description:
        'The size of the titles. `h2` and `h3` are listed in the table of contents.',
      default: 'p',
    },
  },
  markdown: { [stepsClass.root]: stepsRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['procedure'],
} satisfies AboutOf<StepsProps>

export const Step = {
  module: 'components/steps',
  attributes: {
    title: {
      type: 'markdown',
      description: 'The title.',
      required: true,
      misnomers: ['label', 'name'],
    },
    icon: { type: 'icon', description: 'Replaces the number.' },
    iconType,
    stepNumber: { type: 'number', description: 'Replaces the automatic number.' },
    titleSize: {
      type: ['p', 'h2', 'h3', 'h4'],
      description: 'Overrides the size set on `Steps`.',
    },
    id: { type: 'text', description: 'Its anchor. Derived from the title by default.' },
    noAnchor,
  },
  markdown: Steps.markdown,
  outline: { anchor: { kind: 'step', text: ['title'] }, headings: 'listed' },
  children: 'html',
  roles: [],
} satisfies AboutOf<StepProps>
