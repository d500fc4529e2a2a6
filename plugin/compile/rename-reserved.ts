import { declaredNames } from '../mdx/names-of-program.ts'
import { renameNames } from '../mdx/rename-names.ts'
import { programsOf } from './code-in-tree.ts'
import type { HtmlNode } from './html-node.ts'
import { renameInTree } from './rename-in-tree.ts'
import { runtimeNames } from './runtime-functions.ts'

/** Names in the compiled page around its content: those of `@mdx-js/mdx` and ours. */
const RESERVED = new Set([
  ...runtimeNames,
  '_runtime',
  '_meta',
  '_deferred',
  'process',
  'Promise',
  'MDXContent',
  '_createMdxContent',
  '_components',
  '_missingMdxReference',
])
/** What `@mdx-js/mdx` names components of which a member is used. */
const COMPONENT = /^_component\d+$/

/**
 * Renames what the page's code declares under a reserved name: `export const process = …`,
 * `import MDXContent from …`.
 *
 * @param nodes The page's hast, before folding.
 */
export function renameReserved(nodes: readonly HtmlNode[]): void {
  const programs = programsOf(nodes)
  const taken = programs
    .flatMap((program) => declaredNames(program))
    .filter((name) => RESERVED.has(name) || COMPONENT.test(name))
  if (taken.length === 0) return
  // A suffix that no author uses by accident.
  const renamed = new Map(taken.map((name) => [name, `${name}$own`]))
  for (const program of programs) renameNames(program, renamed)
  renameInTree({ children: nodes }, renamed)
}
