import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foreignComponents } from '../../plugin/compile/foreign-components.ts'

const folder = new URL('../../demo/moving/', import.meta.url)
const guides = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

/** Of earlier versions of Mintlify, and of tools without a guide. */
const ELSEWHERE = new Set(['SnippetGroup', 'Param', 'CodeBlocks'])

test('the guides for moving name each component that is converted', () => {
  const missing = [...foreignComponents.keys()].filter(
    (name) => !ELSEWHERE.has(name) && !guides.includes(`<${name}`),
  )
  expect(missing).toEqual([])
})
