import type { Element, ElementContent } from 'hast'
import {
  attributeOf,
  hasClass,
  isBlank,
  isBlock,
  isElement,
  make,
  makeText,
  textOf,
} from './elements.ts'

/**
 * Converts a theme component's element to plain HTML for Markdown. `inside` converts the
 * children that are kept. Undefined if the element isn't the component's.
 */
export type PartRule = (
  element: Element,
  inside: (children: readonly ElementContent[]) => ElementContent[],
) => ElementContent[] | undefined

/** Removes elements that are decorative or interactive only. */
export const drop: PartRule = () => []

/** Replaces an element with its children. */
export const unwrap: PartRule = ({ children }, inside) => inside(children)

/**
 * Limits a rule to elements that have the component's part, a child with this class or
 * `data-component-part`: authors give elements of their own classes such as `card`, too.
 */
export function ifPart(part: string, rule: PartRule): PartRule {
  const isPart = (child: ElementContent) =>
    isElement(child) &&
    (attributeOf(child, 'dataComponentPart') === part || hasClass(child, part))
  return (element, inside) =>
    element.children.some(isPart) ? rule(element, inside) : undefined
}

/**
 * Adds a bold paragraph above the content, for tabs, accordions and updates: their labels are
 * not headings on the page.
 */
export function labelled(
  label: readonly ElementContent[],
  content: ElementContent[],
): ElementContent[] {
  const title = label.some((node) => textOf(node).trim() !== '')
    ? [make('p', [make('strong', inOneLine(label).flatMap(withoutBold))])]
    : []
  return [...title, ...content]
}

/** Labels of authors (`<summary>`) may have headings and paragraphs. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) =>
    node.type === 'element' && isBlock(node)
      ? [...(index > 0 ? [makeText(' ')] : []), ...inOneLine(node.children)]
      : node,
  )
}

/** What is bold already stays so in a bold label. */
function withoutBold(node: ElementContent): ElementContent | ElementContent[] {
  return isElement(node, 'strong', 'b') ? node.children : node
}

/** Creates a list item: the head, a colon, then the first paragraph of the rest. */
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

/** Wraps inline content in a paragraph. Content with blocks is returned unchanged. */
export function paragraphs(nodes: ElementContent[]): ElementContent[] {
  return nodes.length > 0 && !nodes.some(isBlock) ? [make('p', nodes)] : nodes
}

/** Replaces links, or only those with the given class, with their content. */
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

/** Splits a `<details>` into its `<summary>` and the rest. */
export function splitDetails({ children }: Element): {
  summary: Element | undefined
  rest: ElementContent[]
} {
  const summary = children.find((child): child is Element => isElement(child, 'summary'))
  return { summary, rest: children.filter((child) => child !== summary) }
}
