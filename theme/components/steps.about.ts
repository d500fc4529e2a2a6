import type { Element, ElementContent } from 'hast'
import type { ComponentChildren } from 'preact'
import {
  attributeOf,
  find,
  hasClass,
  holds,
  isBlank,
  isElement,
  make,
  makeText,
} from '../markdown/elements.ts'
import {
  ifPart,
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
  /** Content between steps. */
  text: 'steps-text',
  body: 'step-body',
  title: 'step-title',
  anchor: 'step-anchor',
  content: 'step-content',
} as const

const stepsRule: PartRule = (element, inside) => {
  const parts = partsOf(element.children)
  // Markdown headings inside list items are hard to read, so such steps become numbered
  // sections.
  if (holds(element, ({ tagName }) => /^h[1-6]$/.test(tagName))) {
    let number = 0
    return parts.flatMap((part) => {
      if (!isStep(part)) return inside([part])
      number += 1
      return stepPassage(part, number, inside)
    })
  }
  const before: ElementContent[] = []
  const entries: Element[] = []
  for (const part of parts) {
    if (isStep(part)) entries.push(make('li', stepBlocks(part, inside)))
    else (entries.at(-1)?.children ?? before).push(...paragraphs(inside([part])))
  }
  return entries.length > 0 ? [...before, make('ol', entries)] : before
}

/** A step that is not directly in `Steps`. */
const stepRule: PartRule = (element, inside) => stepBlocks(element, inside)

/** Steps, and what stands between them. They may share a paragraph. */
function partsOf(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (isBlank(child)) return []
    const isWrapper =
      isElement(child) &&
      (hasClass(child, stepsClass.text) || attributeOf(child, 'dataAs') === 'p')
    return isWrapper && find(child, stepsClass.step) ? partsOf(child.children) : [child]
  })
}

function isStep(node: ElementContent): node is Element {
  return (
    isElement(node) &&
    hasClass(node, stepsClass.step) &&
    node.children.some((child) => isElement(child) && hasClass(child, stepsClass.body))
  )
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

function stepBlocks(step: Element, inside: Inside): ElementContent[] {
  return labelled(stepTitle(step, inside), stepContent(step, inside))
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
  markdown: {
    [stepsClass.root]: stepsRule,
    [stepsClass.step]: ifPart(stepsClass.body, stepRule),
  },
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
  roles: ['headed'],
} satisfies AboutOf<StepProps>
