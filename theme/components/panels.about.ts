import type { Element } from 'hast'
import { PANEL_TITLE, panelsClass } from '../islands/panels-class.ts'
import {
  attributeOf,
  find,
  hasClass,
  isBlank,
  isElement,
  textOf,
} from '../markdown/elements.ts'
import { drop, labelled, type PartRule } from '../markdown/part-rule.ts'
import { codeBlockClass } from './code-block.about.ts'

/**
 * Puts a panel's title above its content. If the content is a single fence, it becomes the
 * title of that.
 */
export const panelRule: PartRule = (element, inside) => {
  const title = element.children.find(
    (child): child is Element => isElement(child) && hasClass(child, PANEL_TITLE),
  )
  const rest = inside(element.children.filter((child) => child !== title))
  const blocks = rest.filter((node) => !isBlank(node))
  const [only] = blocks
  const label = title ? textOf(title).trim() : ''
  if (blocks.length === 1 && only && isElement(only, 'pre') && label !== '')
    return [{ ...only, properties: { dataTitle: label, ...only.properties } }]
  return labelled(title ? inside(title.children) : [], rest)
}

/**
 * Of a request sample in several languages, Markdown only includes the first. The label of the tab
 * is omitted if the fence has no title, and if it names the language.
 */
const codePanelRule: PartRule = (element, inside) => {
  if (find(element, codeBlockClass.variant)) return []
  const block = find(element, codeBlockClass.root)
  const language = block && attributeOf(block, 'dataLanguage')
  const isUntitled = block?.properties['dataUntitled'] !== undefined
  const isLabel = (child: Element['children'][number]) =>
    isElement(child) &&
    hasClass(child, PANEL_TITLE) &&
    (isUntitled || textOf(child) === language)
  const children = element.children.filter((child) => !isLabel(child))
  return panelRule({ ...element, children }, inside)
}

export const tabsMarkdown = {
  [panelsClass.panel('tabs')]: panelRule,
  [panelsClass.bar('tabs')]: drop,
}

export const codeGroupMarkdown = {
  [panelsClass.panel('code-group')]: codePanelRule,
  [panelsClass.bar('code-group')]: drop,
}
