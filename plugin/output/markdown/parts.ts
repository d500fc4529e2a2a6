import type { Element } from 'hast'
import { codeBlock, diagram, panel } from './code-parts.ts'
import {
  attributeOf,
  classesOf,
  find,
  findAll,
  hasClass,
  isElement,
  make,
  makeText,
  textOf,
} from './elements.ts'
import { endpoint, field, option } from './field-parts.ts'
import { labelled, entry, paragraphs, type PartRule } from './part-rule.ts'
import { steps } from './steps-part.ts'

/** Leaves out what is there for looks and for the pointer. */
const drop: PartRule = () => []
/** Keeps what is inside. */
const unwrap: PartRule = ({ children }, inside) => inside(children)

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

const accordion: PartRule = (element, inside) => {
  const title = inside(find(element, 'accordion-title')?.children ?? [])
  const description = find(element, 'accordion-description')
  const rest = element.children.filter((child) => !isElement(child, 'summary'))
  return labelled(title, [
    ...(description ? [make('p', inside(description.children))] : []),
    ...inside(rest),
  ])
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
  callout,
  card,
  tile,
  field,
  steps,
  accordion,
  expandable: ({ children }, inside) =>
    inside(children.filter((child) => !isElement(child, 'summary'))),
  'tabs-panel': panel,
  'code-group-panel': panel,
  view: panel,
  'code-block': codeBlock,
  update,
  tooltip,
  'frame-wrapper': frame,
  'tree-folder': treeEntry,
  'tree-file': treeEntry,
  mermaid: diagram,
  'api-endpoint': endpoint,
  'api-option': option,
  prompt,
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

const rulesByClass = new Map(Object.entries(byClass))
const rulesByTag = new Map(Object.entries(byTag))

/** The rule for an element; undefined for one that Markdown knows, or does not mind. */
export function ruleFor(element: Element): PartRule | undefined {
  for (const name of classesOf(element)) {
    const rule = rulesByClass.get(name)
    if (rule) return rule
  }
  // The request form of an API page.
  if (element.tagName === 'skerry-island' && attributeOf(element, 'name') === 'console')
    return drop
  return rulesByTag.get(element.tagName)
}
