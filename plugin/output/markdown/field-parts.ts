import type { Element, ElementContent } from 'hast'
import { find, findAll, hasClass, isElement, make, makeText, textOf } from './elements.ts'
import { entry, paragraphs, type PartRule } from './part-rule.ts'

/** A row of a parameter: its name, in brackets what its pills say, its description. */
export const field: PartRule = (element, inside) => {
  const name = find(element, 'field-name-text')
  const head = find(element, 'field-head')
  const content = inside(find(element, 'field-content')?.children ?? [])
  const facts = head ? pillWords(head) : []
  if (!name) return facts.length > 0 ? [entry(facts, content)] : content
  return [entry([make('code', [makeText(textOf(name))]), ...facts], content)]
}

/** What the pills beside a name say, in brackets; types with signs in them as code. */
function pillWords(element: Element): ElementContent[] {
  const pills = findAll(element, 'field-pill')
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

/** One of several shapes of a value. */
export const option: PartRule = (element, inside) => {
  const summary = element.children.find((child): child is Element =>
    isElement(child, 'summary'),
  )
  const rest = element.children.filter((child) => child !== summary)
  const name = summary
    ? summary.children.filter(
        (child) => !isElement(child) || !hasClass(child, 'field-pill'),
      )
    : []
  const facts = summary ? pillWords(summary) : []
  const words = inside(name).map((node) =>
    node.type === 'text' ? { ...node, value: node.value.trim() } : node,
  )
  return [entry([make('strong', words), ...facts], paragraphs(inside(rest)))]
}

export const endpoint: PartRule = (element) => {
  const method = find(element, 'method-pill')
  const path = find(element, 'api-endpoint-path')
  const words = [method, path].flatMap((part) => (part ? textOf(part).trim() : []))
  return [make('p', [make('code', [makeText(words.join(' '))])])]
}
