import type { Node } from 'estree'
import { walk } from 'estree-walker'
import { parseEntities } from 'parse-entities'
import { parseCode } from '../kit/parse-code.ts'
import { stringsInCode } from '../mdx/strings-in-code.ts'

/** By path: many pages import the same module. */
const known = new Map<string, { hash: string; strings: readonly string[] }>()

/**
 * The string literals of a module, and the values of JSX attributes, as the browser gets them. The
 * parser's own values of attributes keep character references.
 *
 * @param hash That of the code.
 */
export function stringsInModule(
  path: string,
  code: string,
  hash: string,
): readonly string[] {
  const found = known.get(path)
  if (found?.hash === hash) return found.strings
  const lang = path.endsWith('.ts') ? 'ts' : 'tsx'
  const root = parseCode(path, code, { lang }).program as Node
  const strings = stringsInCode(root)
  walk(root, {
    enter(node, parent) {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return
      if ((parent?.type as string) === 'JSXAttribute' && node.value.includes('&'))
        strings.push(parseEntities(node.value, { nonTerminated: false }))
    },
  })
  known.set(path, { hash, strings })
  return strings
}
