import type { Program } from 'estree'
import { analyseModule } from '../mdx/analyse-module.ts'

/** What only the page's own function has. */
const PAGE_ONLY = ['frontmatter', 'props']

/**
 * The names that module code of a page or snippet exports, where a component among them holds
 * state or listens to events: the browser must get that code. Undefined where none does, or where
 * the code needs what only the page has.
 */
export function interactiveExports(programs: readonly Program[]): string[] | undefined {
  const body = programs.flatMap(({ body }) => body)
  if (body.length === 0) return undefined
  const { exports, interactive, free } = analyseModule({ body })
  if (interactive.length === 0 || PAGE_ONLY.some((name) => free.has(name)))
    return undefined
  return exports.filter((name) => name !== 'default')
}
