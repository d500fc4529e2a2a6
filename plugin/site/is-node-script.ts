import { isBuiltin } from 'node:module'

/** Statements outside of functions, which formatters don't indent, so that bundles don't match. */
const REQUIRE = /^(?:const|let|var)\s[\w$\s{},:]{1,200}=\s*require\(\s*['"`]/m
const IMPORT = /^import\s(?:[\w$\s{},*]{1,200}\sfrom\s*)?['"]([^'"\n]+)['"]/gm

/**
 * Whether a `.js` file is a script for Node.js, which can't run in browsers: it starts with `#!`,
 * calls `require` outside of functions, or imports a module of Node.js. Repositories of documentation
 * often have such scripts next to the pages.
 */
export function isNodeScript(text: string): boolean {
  if (text.startsWith('#!') || REQUIRE.test(text)) return true
  return [...text.matchAll(IMPORT)].some(([, specifier]) => isBuiltin(specifier!))
}
