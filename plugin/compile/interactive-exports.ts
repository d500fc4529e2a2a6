import type { Program } from 'estree'
import { pageOnlyNames } from '../mdx/ambient-names.ts'
import { analyseModule } from '../mdx/analyse-module.ts'

/**
 * The exported names of a page's or snippet's ESM code, if a component in it has state or event
 * handlers, so that the browser needs the code. Undefined if none has, or if the code uses names
 * that are only available in the page's function.
 */
export function interactiveExports(programs: readonly Program[]): string[] | undefined {
  const body = programs.flatMap(({ body }) => body)
  if (body.length === 0) return undefined
  const { exports, interactive, free } = analyseModule({ body })
  if (interactive.length === 0 || [...pageOnlyNames].some((name) => free.has(name)))
    return undefined
  return exports.filter((name) => name !== 'default')
}
