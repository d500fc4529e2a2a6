import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { keyPlace, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'

/** Keys of entries whose pages Mintlify generates from something other than an API description. */
const generatedKeys = {
  graphql: 'a GraphQL schema',
  sdk: 'the output of a documentation tool',
} as const

/** Whether an entry of `pages` selects from a GraphQL schema: `QUERY products`, `TYPE Cart`. */
export function isGraphqlSelector(ref: string): boolean {
  return /^(?:QUERY|MUTATION|TYPE) [^\s/]+$/.test(ref)
}

/** Whether an entry lacks pages because they would be generated. That is reported once. */
export function lacksGeneratedPages(node: JsonNode): boolean {
  if (node.type !== 'object') return false
  const pages = node.entries.get('pages')
  return (
    Object.keys(generatedKeys).some((key) => node.entries.has(key)) ||
    (pages?.type === 'array' && pages.items.some(isSelectorNode))
  )
}

/** Reports each `graphql` and `sdk` of a navigation, and selectors that belong to none. */
export function reportGeneratedReferences(
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
  isSelecting = false,
): void {
  if (node.type === 'primitive') {
    if (isSelecting || !isSelectorNode(node)) return
    report({
      severity: 'warning',
      code: 'settings/hosted-feature',
      message: `\`${String(node.value)}\` selects from a GraphQL schema, so it is left out`,
      hint: 'Remove it, or write the page.',
      ...valuePlace(node),
    })
    return
  }
  const isBelow = isSelecting || (node.type === 'object' && node.entries.has('graphql'))
  if (node.type === 'array') {
    for (const item of node.items) reportGeneratedReferences(item, report, isBelow)
    return
  }
  for (const [key, child] of node.entries) {
    if (key === 'graphql' || key === 'sdk') {
      report({
        severity: 'warning',
        code: 'settings/hosted-feature',
        message: `\`${key}\` generates no pages: they would need ${generatedKeys[key]}`,
        hint: 'Only `openapi` and `asyncapi` generate pages. Write the others, or remove it.',
        ...keyPlace(child),
      })
    } else reportGeneratedReferences(child, report, isBelow)
  }
}

function isSelectorNode(node: JsonNode): boolean {
  return (
    node.type === 'primitive' &&
    typeof node.value === 'string' &&
    isGraphqlSelector(node.value)
  )
}
