import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { divisionKinds } from './division-kinds.ts'
import { keyPlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { childKeys } from './navigation-schema.ts'

/**
 * Reports a list at the root of a modern file that only works in its navigation: `anchors`, which
 * the legacy schema has there, or `groups`.
 */
export function reportOutsideNavigation(
  key: (typeof childKeys)[number],
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): void {
  report({
    severity: 'warning',
    code: 'settings/unknown-key',
    message: `\`${key}\` has no effect outside of \`navigation\``,
    hint: hintFor(key),
    ...keyPlace(node),
  })
}

function hintFor(key: (typeof childKeys)[number]): string {
  if (key === 'anchors')
    return 'Move it to `navigation.global.anchors` for links on all pages. Each has `anchor` and `href`.'
  if (key === 'menu') return 'Move it into an entry of `navigation.tabs`.'
  if (key === 'groups' || key === 'pages') return `Move it to \`navigation.${key}\`.`
  return `Move it to \`navigation.${key}\`, where each entry has \`${divisionKinds[key]}\` and its pages.`
}
