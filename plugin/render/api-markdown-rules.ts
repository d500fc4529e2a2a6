import { pillWords, fieldClass } from '../../theme/components/field.about.ts'
import {
  attributeOf,
  find,
  hasClass,
  isElement,
  make,
  makeText,
  textOf,
} from '../../theme/markdown/elements.ts'
import {
  entry,
  paragraphs,
  splitDetails,
  type PartRule,
} from '../../theme/markdown/part-rule.ts'

/** An alternative of a schema (`oneOf`, `anyOf`) becomes a list entry. */
export const optionRule: PartRule = (element, inside) => {
  const { summary, rest } = splitDetails(element)
  const name = summary
    ? summary.children.filter(
        (child) => !isElement(child) || !hasClass(child, fieldClass.pill),
      )
    : []
  const facts = summary ? pillWords(summary) : []
  const words = inside(name).map((node) =>
    node.type === 'text' ? { ...node, value: node.value.trim() } : node,
  )
  return [entry([make('strong', words), ...facts], paragraphs(inside(rest)))]
}

/**
 * The method and URL of an operation become a paragraph of inline code. The URL is that of the copy
 * button, which has the server where there is one; without a button, the path.
 */
export const endpointRule: PartRule = (element) => {
  const method = find(element, 'method-pill')
  const path = find(element, 'api-endpoint-path')
  const copy = find(element, 'api-endpoint-copy')
  const url = copy && attributeOf(copy, 'dataCopy')
  const words = [
    method && textOf(method).trim(),
    url ?? (path && textOf(path).trim()),
  ].filter(Boolean)
  return [make('p', [make('code', [makeText(words.join(' '))])])]
}
