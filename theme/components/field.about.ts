import type { Element, ElementContent } from 'hast'
import type { ComponentChildren } from 'preact'
import {
  find,
  findAll,
  hasClass,
  isElement,
  make,
  makeText,
  textOf,
} from '../markdown/elements.ts'
import { entry, ifPart, splitDetails, type PartRule } from '../markdown/part-rule.ts'
import { expandableClass } from './expandable.about.ts'
import type { Flag } from './read-flag.ts'

export interface FieldProps {
  name?: string
  /** Free text, `string`, `User | null`, `enum<string>`, or an element, such as a link. */
  type?: ComponentChildren
  /** Where a parameter is sent: `path`, `query`, `header`, … */
  location?: string
  default?: unknown
  required?: Flag
  deprecated?: Flag
  /** Labels before the name. */
  pre?: ComponentChildren
  /** Labels after everything else. */
  post?: ComponentChildren
  id?: string
  /** Another id of the field, which older links have. */
  alias?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export const fieldClass = {
  root: 'field',
  head: 'field-head',
  name: 'field-name-text',
  /** A label next to the name, such as the type or `required`. */
  pill: 'field-pill',
  content: 'field-content',
} as const

/** Converts a field to a list item: name, labels in parentheses, description. */
const fieldRule: PartRule = (element, inside) => {
  const name = find(element, fieldClass.name)
  const head = find(element, fieldClass.head)
  const content = inside(
    (find(element, fieldClass.content)?.children ?? []).flatMap(withoutLabel),
  )
  const facts = head ? pillWords(head) : []
  if (!name) return facts.length > 0 ? [entry(facts, content)] : content
  return [entry([make('code', [makeText(textOf(name))]), ...facts], content)]
}

/** Fields in a field need no label: the list shows where they belong. */
function withoutLabel(node: ElementContent): ElementContent | ElementContent[] {
  return isElement(node, 'details') && hasClass(node, expandableClass.root)
    ? splitDetails(node).rest
    : node
}

/**
 * The labels of a field in parentheses. Labels with special characters, such as types, become
 * code.
 */
export function pillWords(element: Element): ElementContent[] {
  const pills = findAll(element, fieldClass.pill)
  if (pills.length === 0) return []
  const words: ElementContent[] = []
  let text = ' ('
  pills.forEach((pill, index) => {
    const fact = textOf(pill).trim()
    if (index > 0) text += ', '
    if (/[<>[\]|{}*_]/.test(fact)) {
      words.push(makeText(text), make('code', [makeText(fact)]))
      text = ''
    } else {
      text += fact
    }
  })
  return [...words, makeText(`${text})`)]
}

export const fieldMarkdown = { [fieldClass.root]: ifPart(fieldClass.head, fieldRule) }
