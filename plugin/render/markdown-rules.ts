import { components } from '../../theme/components/about.ts'
import { headingRule } from '../../theme/components/heading.about.ts'
import {
  attributeOf,
  classesOf,
  isElement,
  make,
  makeText,
} from '../../theme/markdown/elements.ts'
import {
  drop,
  labelled,
  paragraphs,
  splitDetails,
  unwrap,
  type PartRule,
} from '../../theme/markdown/part-rule.ts'
import { endpointRule, optionRule } from './api-markdown-rules.ts'
import { footnoteRules } from './footnotes-in-markdown.ts'
import { islandRule } from './hidden-content.ts'
import { moveEdgeSpaces } from './move-edge-spaces.ts'

/** An author's own `<details>`. */
const details: PartRule = (element, inside) => {
  const { summary, rest } = splitDetails(element)
  return labelled(inside(summary?.children ?? []), paragraphs(inside(rest)))
}

/** The box of a task: `[ ] text`, which is an item of a task list at the beginning of one. */
const box: PartRule = (element) =>
  /^(?:checkbox|radio)$/.test(attributeOf(element, 'type') ?? '')
    ? [element, makeText(' ')]
    : undefined

/** Links to a video, a recording or an embedded page, under its name or URL. */
const media: PartRule = (element) => {
  const source = element.children.find((child) => isElement(child, 'source'))
  const url = attributeOf(element, 'src') ?? (source && attributeOf(source, 'src'))
  if (!url) return []
  const name = attributeOf(element, 'title') ?? attributeOf(element, 'ariaLabel')
  const label = makeText(name?.trim() || url)
  return [makeText(' '), make('a', [label], { href: url }), makeText(' ')]
}

/** Without an address it is text: of a place to jump to, or of what only looks like a link. */
const link: PartRule = (element, inside) =>
  attributeOf(element, 'href') === undefined
    ? inside(element.children)
    : moveEdgeSpaces(element, inside)

/** Rules for parts of API pages, by class. */
const apiRules: Record<string, PartRule> = {
  'api-html-only': drop,
  'api-endpoint': endpointRule,
  'api-option': optionRule,
}

/** Rules by tag name: elements without a Markdown equivalent, and wrappers. */
const byTag: Record<string, PartRule> = {
  button: drop,
  select: drop,
  script: drop,
  style: drop,
  svg: drop,
  template: drop,
  wbr: drop,
  details,
  input: box,
  label: unwrap,
  strong: moveEdgeSpaces,
  b: moveEdgeSpaces,
  em: moveEdgeSpaces,
  i: moveEdgeSpaces,
  a: link,
  iframe: media,
  video: media,
  audio: media,
  'skerry-island': islandRule,
  'skerry-slot': unwrap,
  h1: headingRule,
  h2: headingRule,
  h3: headingRule,
  h4: headingRule,
  h5: headingRule,
  h6: headingRule,
}

/** Rules by class. Most are defined by theme components. */
const rulesByClass = new Map([
  ...Object.values(components).flatMap(({ markdown }) =>
    markdown === 'as-html' ? [] : Object.entries(markdown),
  ),
  ...Object.entries(apiRules),
  ...Object.entries(footnoteRules),
])
const rulesByTag = new Map(Object.entries(byTag))

/**
 * Applies the rule for an element. Undefined if Markdown has the element, or its content is just
 * kept.
 */
export const applyRule: PartRule = (element, inside) => {
  for (const name of classesOf(element)) {
    const converted = rulesByClass.get(name)?.(element, inside)
    if (converted) return converted
  }
  // The request form of an API page.
  if (element.tagName === 'skerry-island' && attributeOf(element, 'name') === 'console')
    return []
  return rulesByTag.get(element.tagName)?.(element, inside)
}
