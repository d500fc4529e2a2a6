import { expect, test } from 'vitest'
import { fillBlocks } from '../../.build/docs/generated-blocks.ts'

const block = (inside: string, name = 'list boats') =>
  `{/* generated: ${name} */}\n${inside}{/* end of generated */}`

test('a block is filled by the writer of its name, which gets the argument', () => {
  const filled = fillBlocks(`Boats:\n\n${block('')}\n`, {
    list: (argument) => `- ${argument}`,
  })
  expect(filled).toBe(`Boats:\n\n${block('\n- boats\n\n')}\n`)
})

test('what stood in a block before is gone', () => {
  expect(fillBlocks(block('old\n'), { list: () => 'new' })).toBe(block('\nnew\n\n'))
})

test('several blocks of a page are filled each on its own', () => {
  const text = `${block('', 'a')}\n\n${block('', 'b')}`
  expect(fillBlocks(text, { a: () => 'A', b: () => 'B' })).toBe(
    `${block('\nA\n\n', 'a')}\n\n${block('\nB\n\n', 'b')}`,
  )
})

test('a name that no writer has is an error that says the name', () => {
  expect(() => fillBlocks(block('', 'lits'), { list: () => '' })).toThrow(/lits/)
})
