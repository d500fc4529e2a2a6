import type { List, ListItem } from 'mdast'
import { defaultHandlers, toHast } from 'mdast-util-to-hast'
import { expect, test } from 'vitest'
import { toHtmlHandlers } from '../../../plugin/compile/to-html-handlers.ts'

function listOf(count: number, isSpread: () => boolean): List {
  const items = Array.from({ length: count }, (): ListItem => ({
    type: 'listItem',
    get spread() {
      return isSpread()
    },
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Item' }] }],
  }))
  return { type: 'list', spread: false, children: items }
}

const translate = (list: List, handlers: Pick<typeof toHtmlHandlers, 'listItem'>) =>
  toHast(list, { handlers })

test('the items of a tight list do not each look at all others', () => {
  let asked = 0
  const list = listOf(500, () => ++asked === 0)
  translate(list, { listItem: toHtmlHandlers.listItem })
  expect(asked).toBeLessThan(2_000)
})

test('a list is as loose as remark-rehype has it', () => {
  for (const loose of [0, 1, 2, 3]) {
    const list = () => {
      let item = 0
      return listOf(3, () => item++ % 3 === loose)
    }
    const whole = listOf(3, () => loose < 3)
    expect(translate(list(), { listItem: toHtmlHandlers.listItem })).toEqual(
      translate(whole, { listItem: defaultHandlers.listItem }),
    )
  }
})
