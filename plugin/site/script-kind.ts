import { isBuiltin } from 'node:module'
import { parseScript } from './parse-script.ts'

/** Scripts without any of these words are neither for Node.js nor modules. */
const HINTS = /\b(?:require|exports|import|export)\b/

/**
 * Who runs a `.js` file in a repository of documentation:
 *
 * - `node`: it can't run in browsers. It starts with `#!`, calls `require` outside of functions,
 *   imports a module of Node.js, or is a CommonJS module that uses nothing of a page, such as
 *   `tailwind.config.js`.
 * - `module`: it is for other modules. It has exports, which the scripts of a page can't have, and
 *   uses nothing of a page.
 * - `page`: every page.
 */
export function scriptKind(text: string): 'node' | 'module' | 'page' {
  if (/^\ufeff?#!/.test(text)) return 'node'
  const facts = HINTS.test(text) ? parseScript(text) : undefined
  if (!facts) return 'page'
  const { imports, requires, isCommonJs, hasExports, usesPage } = facts
  if (requires || (isCommonJs && !usesPage) || imports.some((one) => isBuiltin(one)))
    return 'node'
  return hasExports && !usesPage ? 'module' : 'page'
}
