import type { Element } from 'hast'
import {
  attributeOf,
  find,
  hasClass,
  isBlank,
  isElement,
  make,
  makeText,
  textOf,
} from './elements.ts'
import { labelled, type PartRule } from './part-rule.ts'

/** A tab of Tabs or of a code group, under its title. A fence alone takes the title along. */
export const panel: PartRule = (element, inside) => {
  const title = element.children.find(
    (child): child is Element => isElement(child) && hasClass(child, 'panel-title'),
  )
  const rest = inside(element.children.filter((child) => child !== title))
  const blocks = rest.filter((node) => !isBlank(node))
  const [only] = blocks
  const label = title ? textOf(title).trim() : ''
  if (blocks.length === 1 && only && isElement(only, 'pre') && label !== '')
    return [{ ...only, properties: { dataTitle: label, ...only.properties } }]
  return labelled(title ? inside(title.children) : [], rest)
}

export const codeBlock: PartRule = (element) => {
  const code = find(element, `language-${attributeOf(element, 'dataLanguage') ?? 'text'}`)
  const title = find(element, 'code-block-title')
  const pre = element.children.find((child) => isElement(child, 'pre'))
  const text = code ?? pre
  if (!text) return []
  const language = attributeOf(element, 'dataLanguage')
  return [
    fence(
      textOf(text),
      language === 'text' ? undefined : language,
      title && textOf(title),
    ),
  ]
}

function fence(code: string, language?: string, title?: string): Element {
  return make('pre', [make('code', [makeText(code)])], {
    ...(language && { dataLanguage: language }),
    ...(title && { dataTitle: title.trim() }),
  })
}

export const diagram: PartRule = (element) => {
  const source = find(element, 'mermaid-source')
  return source ? [fence(textOf(source), 'mermaid')] : []
}
