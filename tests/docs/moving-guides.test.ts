import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foreignComponents } from '../../plugin/compile/foreign-components.ts'

const folder = new URL('../../demo/moving/', import.meta.url)
const guides = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

/** Of earlier versions of Mintlify, of tools without a guide, and what authors call ours. */
const ELSEWHERE = new Set([
  'SnippetGroup',
  'Param',
  'CodeBlocks',
  'AccordionItem',
  'TabGroup',
  'Alert',
  'Caution',
  'Error',
  'Hint',
  'Important',
  'Success',
  'Warn',
])

test('the guides for moving name each component that is converted', () => {
  const missing = [...foreignComponents.keys()].filter(
    (name) => !ELSEWHERE.has(name) && !guides.includes(`<${name}`),
  )
  expect(missing).toEqual([])
})
