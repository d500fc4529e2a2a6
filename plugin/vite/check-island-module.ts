import type { parseSync } from 'vite'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { ModuleFacts } from '../mdx/analyse-module.ts'

/** Values of `when` besides media queries. */
const WHEN = ['load', 'idle', 'visible', 'interaction']

/** A mistake with the offset at which it is, as the parser reports errors. */
interface Mistake {
  message: string
  labels: { start: number }[]
}

/**
 * Finds what would keep an island from ever hydrating: no default export, or a misspelt `when`,
 * which browsers take for a media query that never matches.
 */
export function checkIslandModule(
  program: ReturnType<typeof parseSync>['program'],
  { exports }: ModuleFacts,
): Mistake | undefined {
  // `export * from` has no default, and `export { default } from` is listed.
  if (!exports.includes('default'))
    return {
      message: 'an island needs a default export, its component',
      labels: [{ start: 0 }],
    }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'when') continue
      if (init?.type !== 'Literal' || typeof init.value !== 'string') continue
      const { value } = init
      if (WHEN.includes(value) || /[(\s]|^(?:all|print|screen)$/.test(value)) continue
      const near = nearest(value, WHEN)
      return {
        message: `\`when\` must be load, idle, visible, interaction or a media query, not '${value}'${near ? `. Did you mean '${near}'?` : ''}`,
        labels: [{ start: init.start }],
      }
    }
  }
  return undefined
}
