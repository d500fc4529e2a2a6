import { isBuiltin } from 'node:module'

/** Statements outside of functions, which formatters don't indent, so that bundles don't match. */
const REQUIRE = /^(?:const|let|var)\s[\w$\s{},:]{1,200}=\s*require\(\s*['"`]/m
/** Bundles define `require` for their modules, which aren't indented either. */
const OWN_REQUIRE = /\bfunction\s*\(\s*require\b|\brequire\s*=[^=]|\btypeof require\b/
const IMPORT = /^import\s(?:[\w$\s{},*]{1,200}\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const COMMONJS = /^(?:module\.)?exports\b[\w$.]*\s*=(?!=)/m
/** Scripts that define `exports` themselves. */
const OWN_EXPORTS =
  /\btypeof (?:module|exports)\b|\b(?:var|let|const|function)[\w\s]{0,80}[ (](?:module|exports)\b/
const ES_EXPORT =
  /^export\s+(?:default\b|const\b|let\b|function\b|async\b|class\b|\{|\*)/m
const FOR_PAGES =
  /\b(?:document|window|globalThis|self|location|navigator|localStorage|sessionStorage|addEventListener|fetch)\b/

/**
 * Whether a `.js` file is a script for Node.js, which can't run in browsers: it starts with `#!`,
 * calls `require` outside of functions, imports a module of Node.js, or is a CommonJS module that
 * uses nothing of a page, such as `tailwind.config.js`. Repositories of documentation often have
 * such scripts next to the pages.
 */
export function isNodeScript(text: string): boolean {
  if (text.startsWith('#!')) return true
  if (REQUIRE.test(text) && !OWN_REQUIRE.test(text)) return true
  if (COMMONJS.test(text) && !OWN_EXPORTS.test(text) && !FOR_PAGES.test(text)) return true
  return [...text.matchAll(IMPORT)].some(([, specifier]) => isBuiltin(specifier!))
}

/**
 * Whether a `.js` file is a module for others: it has exports, which the scripts of a page can't
 * have, and uses nothing of a page.
 */
export function isScriptModule(text: string): boolean {
  return ES_EXPORT.test(text) && !FOR_PAGES.test(text)
}
