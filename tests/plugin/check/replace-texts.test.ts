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

test.each([
  ['[`/old`](/old)', '[`/old`](/new)'],
  ['[the "/old" page](</old> "/old")', '[the "/old" page](</new> "/old")'],
  ['[![/old](a.png)](/old)', '[![/old](a.png)](/new)'],
  ['[a][b] and `/old`\n\n[b]: /old', '[a][b] and `/old`\n\n[b]: /new'],
  ['[a][b] and `/old`\n\n[b]: </old>', '[a][b] and `/old`\n\n[b]: </new>'],
  ['<a title="x" href="/old">`/old`</a>', '<a title="x" href="/new">`/old`</a>'],
  ['/old', '/new'],
  ['see /old', 'see /old'],
])('only the URL of the link is replaced: %j', (before, after) => {
  const item = { line: 1, column: 1, from: '/old', to: '/new' }
  expect(replaceTexts(before, [item]).text).toBe(after)
})
