import { isBuiltin } from 'node:module'

/** Statements outside of functions, which formatters don't indent, so that bundles don't match. */
const REQUIRE = /^(?:const|let|var)\s[\w$\s{},:]{1,200}=\s*require\(\s*['"`]/m
/** Bundles define `require` for their modules, which aren't indented either. */
const OWN_REQUIRE = /\bfunction\s*\(\s*require\b|\brequire\s*=[^=]|\btypeof require\b/
const IMPORT = /^import\s(?:[\w$\s{},*]{1,200}\sfrom\s*)?['"]([^'"\n]+)['"]/gm

/**
 * Whether a `.js` file is a script for Node.js, which can't run in browsers: it starts with `#!`,
 * calls `require` outside of functions, or imports a module of Node.js. Repositories of
 * documentation often have such scripts next to the pages.
 */
export function isNodeScript(text: string): boolean {
  if (text.startsWith('#!')) return true
  if (REQUIRE.test(text) && !OWN_REQUIRE.test(text)) return true
  return [...text.matchAll(IMPORT)].some(([, specifier]) => isBuiltin(specifier!))
}
