import type { Element, ElementContent } from 'hast'
import {
  attributeOf,
  classesOf,
  find,
  findAll,
  hasClass,
  holds,
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
const drop: PartRule = () => []
/** Keeps what is inside. */
const unwrap: PartRule = ({ children }, inside) => inside(children)

/** A line in bold above what follows: tabs, accordions, updates. They are no headings on the page. */
function labelled(
  label: readonly ElementContent[],
  content: ElementContent[],
): ElementContent[] {
  const title = label.some((node) => textOf(node).trim() !== '')
    ? [make('p', [make('strong', label)])]
    : []
  return [...title, ...content]
}

/** An entry of a list: the head, and after a colon the first paragraph of the rest. */
function entry(head: readonly ElementContent[], rest: ElementContent[]): Element {
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

const callout: PartRule = (element, inside) => {
  const kind = attributeOf(element, 'dataCalloutType')
  const name = kind === 'callout' ? undefined : attributeOf(element, 'ariaLabel')
  const title = find(element, 'callout-title')
  const content = find(element, 'callout-content') ?? element
  const words = inside(title?.children ?? [])
  const rest = inside(content.children.filter((child) => child !== title))
  const label = [
    ...(name ? [makeText(words.length > 0 ? `${name}: ` : name)] : []),
    ...words,
  ]
  return [make('blockquote', labelled(label, paragraphs(rest)))]
}

/** Words that stand between blocks become paragraphs. */
function paragraphs(nodes: ElementContent[]): ElementContent[] {
  return nodes.length > 0 && !nodes.some(isBlock) ? [make('p', nodes)] : nodes
}

const card: PartRule = (element, inside) => {
  const link = find(element, 'card-link')
  const href = link && attributeOf(link, 'href')
  const title = find(element, 'card-title')
  const cta = find(element, 'card-cta')
  const content = inside(find(element, 'card-content')?.children ?? [])
  const words = inside((title ?? cta)?.children ?? []).flatMap((node) =>
    isElement(node, 'a') ? node.children : [node],
  )
  const label =
    words.length > 0 ? words : [makeText(attributeOf(link ?? element, 'ariaLabel') ?? '')]
  if (label.every((node) => textOf(node).trim() === '')) return content
  const head = href ? make('a', label, { href }) : make('strong', label)
  // Without a title, the name of the link is the text of the card.
  const rest = title || cta ? content : []
  return [entry([head], rest)]
}

const tile: PartRule = (element, inside) => {
  const title = inside(find(element, 'tile-title')?.children ?? [])
  const description = inside(find(element, 'tile-description')?.children ?? [])
  return [entry(title, description)]
}

/** A row of a parameter: its name, in brackets what its pills say, its description. */
const field: PartRule = (element, inside) => {
  const name = find(element, 'field-name-text')
  const head = find(element, 'field-head')
  const content = inside(find(element, 'field-content')?.children ?? [])
  const facts = head ? pillWords(head) : []
  if (!name) return facts.length > 0 ? [entry(facts, content)] : content
  return [entry([make('code', [makeText(textOf(name))]), ...facts], content)]
}

/** What the pills beside a name say, in brackets; types with signs in them as code. */
function pillWords(element: Element): ElementContent[] {
  const pills = findAll(element, 'field-pill').map((pill) => textOf(pill).trim())
  if (pills.length === 0) return []
  const words = pills.flatMap((pill, index) => [
    makeText(index === 0 ? ' (' : ', '),
    /[<>[\]|{}*_]/.test(pill) ? make('code', [makeText(pill)]) : makeText(pill),
  ])
  return [...words, makeText(')')]
}

const steps: PartRule = (element, inside) => {
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

const accordion: PartRule = (element, inside) => {
  const title = inside(find(element, 'accordion-title')?.children ?? [])
  const description = find(element, 'accordion-description')
  const rest = element.children.filter((child) => !isElement(child, 'summary'))
  return labelled(title, [
    ...(description ? [make('p', inside(description.children))] : []),
    ...inside(rest),
  ])
}

/** A tab of Tabs or of a code group, under its title. A fence alone takes the title along. */
const panel: PartRule = (element, inside) => {
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

const codeBlock: PartRule = (element) => {
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

const update: PartRule = (element, inside) => {
  const part = (name: string) => find(element, name)
  const label = inside(part('update-label')?.children ?? []).flatMap((node) =>
    isElement(node, 'a') ? node.children : [node],
  )
  const description = part('update-description')
  const tags = findAll(element, 'update-tag').map((tag) => textOf(tag).trim())
  const about = [
    ...(description ? inside(description.children) : []),
    ...(tags.length > 0
      ? [makeText(`${description ? ' · ' : ''}${tags.join(', ')}`)]
      : []),
  ]
  return labelled(label, [
    ...(about.length > 0 ? [make('p', about)] : []),
    ...inside(part('update-content')?.children ?? []),
  ])
}

const tooltip: PartRule = (element, inside) => {
  const trigger = find(element, 'tooltip-trigger')
  const box = find(element, 'tooltip-box')
  const tip = box ? box.children.map((child) => textOf(child).trim()).filter(Boolean) : []
  return [
    ...inside(trigger?.children ?? []),
    ...(tip.length > 0 ? [makeText(` (${tip.join(': ')})`)] : []),
  ]
}

const frame: PartRule = (element, inside) => {
  const caption = find(element, 'frame-caption')
  const hint = find(element, 'frame-hint')
  const content = find(element, 'frame-content')
  const line = (part: Element | undefined) =>
    part ? [make('p', [make('em', inside(part.children))])] : []
  return [...line(hint), ...paragraphs(inside(content?.children ?? [])), ...line(caption)]
}

const treeEntry: PartRule = (element, inside) => {
  const row = find(element, 'tree-row')
  const name = row && find(row, 'tree-name')
  const comment = row && find(row, 'tree-comment')
  const list = find(element, 'tree-contents')
  const folder = hasClass(element, 'tree-folder')
  const words = [
    make('code', [makeText(`${name ? textOf(name).trim() : ''}${folder ? '/' : ''}`)]),
  ]
  return [
    make('li', [
      make('p', comment ? [...words, makeText(` ${textOf(comment).trim()}`)] : words),
      ...(list ? [make('ul', inside(list.children))] : []),
    ]),
  ]
}

const diagram: PartRule = (element) => {
  const source = find(element, 'mermaid-source')
  return source ? [fence(textOf(source), 'mermaid')] : []
}

const endpoint: PartRule = (element) => {
  const method = find(element, 'method-pill')
  const path = find(element, 'api-endpoint-path')
  const words = [method, path].flatMap((part) => (part ? textOf(part).trim() : []))
  return [make('p', [make('code', [makeText(words.join(' '))])])]
}

/** One of several shapes of a value. */
const option: PartRule = (element, inside) => {
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

const prompt: PartRule = (element, inside) => {
  const about = find(element, 'prompt-description')
  const content = find(element, 'prompt-content')
  return [
    make(
      'blockquote',
      labelled(
        inside(about?.children ?? []),
        paragraphs(inside(content?.children ?? [])),
      ),
    ),
  ]
}

const colorItem: PartRule = (element) => {
  const name = find(element, 'color-item-name')
  const value = find(element, 'color-item-value')
  const words = value ? [make('code', [makeText(textOf(value).trim())])] : []
  return [entry(name ? [makeText(textOf(name).trim())] : words, name ? words : [])]
}

const heading: PartRule = (element, inside) => {
  const words = inside(element.children).flatMap((node) =>
    isElement(node, 'a') && hasClass(node, 'heading-anchor') ? node.children : [node],
  )
  return [make(element.tagName, words)]
}

/** A `<details>` of the author's own. */
const details: PartRule = (element, inside) => {
  const summary = element.children.find((child): child is Element =>
    isElement(child, 'summary'),
  )
  const rest = element.children.filter((child) => child !== summary)
  return labelled(inside(summary?.children ?? []), paragraphs(inside(rest)))
}

/** By class: what the theme's parts become. */
const byClass: Record<string, PartRule> = {
  callout: callout,
  card: card,
  tile: tile,
  field: field,
  steps: steps,
  accordion: accordion,
  expandable: ({ children }, inside) =>
    inside(children.filter((child) => !isElement(child, 'summary'))),
  'tabs-panel': panel,
  'code-group-panel': panel,
  view: panel,
  'code-block': codeBlock,
  update: update,
  tooltip: tooltip,
  'frame-wrapper': frame,
  'tree-folder': treeEntry,
  'tree-file': treeEntry,
  mermaid: diagram,
  'api-endpoint': endpoint,
  'api-option': option,
  prompt: prompt,
  'color-item': colorItem,
  'tabs-bar': drop,
  'code-group-bar': drop,
  'heading-alias': drop,
  'heading-anchor-after': drop,
  'view-select': drop,
  'tag-filter': drop,
  'update-tags': drop,
}

/** By name: elements that mean nothing in Markdown, and those that are boxes around something. */
const byTag: Record<string, PartRule> = {
  button: drop,
  select: drop,
  script: drop,
  style: drop,
  svg: drop,
  template: drop,
  wbr: drop,
  details,
  'skerry-island': unwrap,
  'skerry-slot': unwrap,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
}

/** The rule for an element; undefined for one that Markdown knows, or does not mind. */
export function ruleFor(element: Element): PartRule | undefined {
  for (const name of classesOf(element)) {
    if (Object.hasOwn(byClass, name)) return byClass[name]
  }
  // The request form of an API page.
  if (element.tagName === 'skerry-island' && attributeOf(element, 'name') === 'console')
    return drop
  return Object.hasOwn(byTag, element.tagName) ? byTag[element.tagName] : undefined
}
