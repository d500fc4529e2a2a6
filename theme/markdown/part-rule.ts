import type { Element, ElementContent } from 'hast'
import {
  hasClass,
  isBlank,
  isBlock,
  isElement,
  make,
  makeText,
  textOf,
} from './elements.ts'

/** What a part of the theme becomes; children that go along are simplified by `inside`. */
export type PartRule = (
  element: Element,
  inside: (children: readonly ElementContent[]) => ElementContent[],
) => ElementContent[]

/** Leaves out what is there for looks and for the pointer. */
export const drop: PartRule = () => []

/** Keeps what is inside. */
export const unwrap: PartRule = ({ children }, inside) => inside(children)

/** A line in bold above what follows: tabs, accordions, updates. They are no headings on the page. */
export function labelled(
  label: readonly ElementContent[],
  content: ElementContent[],
): ElementContent[] {
  const title = label.some((node) => textOf(node).trim() !== '')
    ? [make('p', [make('strong', label)])]
    : []
  return [...title, ...content]
}

/** An entry of a list: the head, and after a colon the first paragraph of the rest. */
export function entry(head: readonly ElementContent[], rest: ElementContent[]): Element {
  const content = rest.filter((node) => !isBlank(node))
  const [first, ...others] = content
  if (!first) return make('li', head)
  if (!content.some(isBlock)) return make('li', [...head, makeText(': '), ...rest])
  if (isElement(first, 'p') && others.length === 0)
    return make('li', [...head, makeText(': '), ...first.children])
  if (isElement(first, 'p'))
    return make('li', [
      make('p', [...head, makeText(': '), ...first.children]),
      ...others,
    ])
  return make('li', [make('p', head), ...content])
}

/** Words that stand between blocks become paragraphs. */
export function paragraphs(nodes: ElementContent[]): ElementContent[] {
  return nodes.length > 0 && !nodes.some(isBlock) ? [make('p', nodes)] : nodes
}

/** Links among some nodes give way to their words; with a class, those that have it. */
export function withoutLinks(
  nodes: readonly ElementContent[],
  className?: string,
): ElementContent[] {
  return nodes.flatMap((node) =>
    isElement(node, 'a') && (className === undefined || hasClass(node, className))
      ? node.children
      : [node],
  )
}

/** The `<summary>` of a `<details>`, and what opens under it. */
export function splitDetails({ children }: Element): {
  summary: Element | undefined
  rest: ElementContent[]
} {
  const summary = children.find((child): child is Element => isElement(child, 'summary'))
  return { summary, rest: children.filter((child) => child !== summary) }
}
