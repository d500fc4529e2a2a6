import type { Program } from 'estree'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readsBrowserOnLoad } from '../../../plugin/mdx/reads-on-load.ts'

const reads = (code: string) =>
  readsBrowserOnLoad(parseSync('a.jsx', code).program as unknown as Program)

test.each([
  ['a declaration', 'const width = window.innerWidth'],
  ['a statement', 'document.title = "Docs"'],
  ['an exported value', 'export const isNarrow = innerWidth < 600'],
  ['a function that is called at once', 'const q = (() => location.search)()'],
  [
    'a function that is called by its name',
    'const q = read(); function read() { return location.search }',
  ],
  [
    'a function that such a function calls',
    'const a = () => location.search; const b = () => a(); const c = b()',
  ],
])('a module reads a global of the browser on load: %s', (_, code) => {
  expect(reads(code)).toBe(true)
})

test.each([
  ['in a component', 'export const A = () => <p>{window.innerWidth}</p>'],
  ['in a function that nobody calls', 'function read() { return location.search }'],
  ['behind its own guard', 'if (typeof window !== "undefined") window.x = 1'],
  [
    'behind the guard of a function',
    'const a = read(); function read() { if (typeof window === "undefined") return; return window.x }',
  ],
  [
    'if the module declares the name',
    'const location = { search: "" }; const q = location.search',
  ],
  ['if it is a property', 'const a = theme.document'],
  ['if it is a tag', 'const a = <Image />'],
  ['if a function calls itself', 'const a = () => a(); a()'],
])('it does not: %s', (_, code) => {
  expect(reads(code)).toBe(false)
})
