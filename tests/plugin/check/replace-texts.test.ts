import { expect, test } from 'vitest'
import { replaceTexts } from '../../../plugin/check/replace-texts.ts'

test.each(['\n', '\r\n', '\r'])('lines end with %j, which stays', (end) => {
  const text = ['[a](/old)', '', '[b](/old) [c](/old)'].join(end)
  const items = [
    { line: 3, column: 10, from: '/old', to: '/new' },
    { line: 1, column: 1, from: '/old', to: '/newer' },
  ]
  expect(replaceTexts(text, items)).toMatchObject({
    text: ['[a](/newer)', '', '[b](/old) [c](/new)'].join(end),
    made: [items[1], items[0]],
  })
})
