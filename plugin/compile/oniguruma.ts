import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { packageFile } from '../kit/package-files.ts'

/**
 * Oniguruma's WebAssembly, for `createOnigurumaEngine`. The package has it as a file: the module
 * of Shiki decompresses it with `Response`, and so loads Node's `fetch` in each thread.
 */
export function onigurumaModule(): Parameters<typeof createOnigurumaEngine>[0] {
  const file = packageFile('node/oniguruma.wasm')
  // From source, nothing has written it.
  if (!existsSync(file)) return import('shiki/wasm')
  return {
    instantiator: async (imports) => {
      const { instance } = await WebAssembly.instantiate(await readFile(file), imports)
      return instance.exports
    },
  }
}
