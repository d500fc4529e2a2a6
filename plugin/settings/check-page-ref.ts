import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { slashHint } from '../kit/slash-hint.ts'
import { valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'

/**
 * Whether an entry of `pages` is a valid page path. Invalid ones are reported and left out.
 * Whether the page exists is checked later, with the site.
 */
export function checkPageRef(
  ref: string,
  node: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): boolean {
  const hint = hintFor(ref)
  if (hint === undefined) return true
  report({
    severity: 'warning',
    code: 'settings/invalid-page',
    message: `${JSON.stringify(ref)} is not the path of a page`,
    hint,
    ...valuePlace(node),
  })
  return false
}

function hintFor(ref: string): string | undefined {
  if (/\p{Cc}/u.test(ref)) return 'Remove the control character.'
  if (ref.trim() === '') return 'Remove it.'
  if (ref !== ref.trim()) return 'Remove the space around it.'
  // `METHOD /path` and `file METHOD /path` name operations, whose paths may contain anything.
  if (/(?:^|\s)[A-Za-z]+ \S/.test(ref)) return undefined
  const slash = slashHint(ref)
  if (slash) return slash
  if (/^(?:[a-z][a-z\d+.-]*:\/\/|\/\/|mailto:|tel:)/i.test(ref)) {
    return 'To link elsewhere, use an anchor or a tab with an `href`, or a page with `url` in its frontmatter.'
  }
  if (/(?:^|\/)\.(?!\.?\/)[^/]*\//.test(ref))
    return 'Folders that start with a dot have no pages.'
  return undefined
}
