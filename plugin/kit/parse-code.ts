import { createRequire } from 'node:module'
import type { parseSync } from 'vite'

const require = createRequire(import.meta.url)
let parse: typeof parseSync | undefined

/**
 * Parses JavaScript, JSX or TypeScript with Vite's `parseSync`, into a tree of ESTree. Loads the
 * parser on demand from the package that Vite has it from: all of Vite would take 0.1 s of CPU in
 * each thread that compiles pages.
 *
 * @param file Its extension is the language, unless `options.lang` says otherwise.
 */
export const parseCode: typeof parseSync = (file, code, options) => {
  parse ??= loadParser()
  return parse(file, code, options)
}

function loadParser(): typeof parseSync {
  const nearVite = createRequire(require.resolve('vite/package.json'))
  const parser: { parseSync: typeof parseSync } = nearVite('rolldown/utils')
  return parser.parseSync
}
