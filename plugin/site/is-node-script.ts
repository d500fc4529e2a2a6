import { isBuiltin } from 'node:module'
import { parseScript } from './parse-script.ts'

/** Scripts without any of these words are neither for Node.js nor modules. */
const HINTS = /\b(?:require|exports|import|export)\b/

/**
 * Whether a `.js` file is a script for Node.js, which can't run in browsers: it starts with `#!`,
 * calls `require` outside of functions, imports a module of Node.js, or is a CommonJS module that
 * uses nothing of a page, such as `tailwind.config.js`. Repositories of documentation often have
 * such scripts next to the pages.
 */
export function isNodeScript(text: string): boolean {
  if (/^\ufeff?#!/.test(text)) return true
  const facts = HINTS.test(text) ? parseScript(text) : undefined
  if (!facts) return false
  const { imports, requires, isCommonJs, usesPage } = facts
  return requires || (isCommonJs && !usesPage) || imports.some((one) => isBuiltin(one))
}

/**
 * Whether a `.js` file is a module for others: it has exports, which the scripts of a page can't
 * have, and uses nothing of a page.
 */
export function isScriptModule(text: string): boolean {
  const facts = HINTS.test(text) ? parseScript(text) : undefined
  return facts !== undefined && facts.hasExports && !facts.usesPage
}
