import { readFileSync } from 'node:fs'
import { wasmBinaryPromise } from 'shiki/wasm'
import { expect, test } from 'vitest'

test("the package has Oniguruma as Shiki's module has it", async () => {
  const file = new URL('../../../dist/node/oniguruma.wasm', import.meta.url)
  expect(readFileSync(file).equals(await wasmBinaryPromise)).toBe(true)
})
