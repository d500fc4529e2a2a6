import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { buildSite, page as pageText, settings } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

let site: Site
let page: Page

beforeAll(async () => {
  const built = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': pageText(
      'Index',
      String.raw`
$$
\begin{aligned} a + 1234 &= b \\ c &= d \end{aligned}
$$

$$
\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}
$$

$$
\overline{AB} \quad \underline{AB} \quad \fbox{AB} \quad \cancel{AB} \quad \widehat{ABC}
$$
`,
    ),
  })
  expect(built.code, built.output).toBe(0)
  site = await openFolder(built.folder)
  page = (await site.open('/')).page
}, 120_000)
afterAll(() => site?.close())

/** The places of elements of a formula. */
const boxes = (formula: number, selector: string) =>
  page.evaluate(
    ([index, inside]) =>
      [...document.querySelectorAll('math')[index]!.querySelectorAll(inside)].map(
        (node) => node.getBoundingClientRect().toJSON(),
      ) as DOMRect[],
    [formula, selector] as const,
  )

test('lines of equations are apart, with their signs below each other', async () => {
  const [first, second] = await boxes(0, 'mo[form=infix], mtd:nth-child(2) mo')
  expect(second!.x).toBeCloseTo(first!.x, 0)
  expect(second!.y - first!.y).toBeGreaterThan(20)
})

test('rows of a matrix are apart', async () => {
  const [one, , three] = await boxes(1, 'mn')
  expect(three!.y - one!.bottom).toBeGreaterThan(3)
})

test('formulas have their lines above, below, around and through them, and wide accents', async () => {
  const lines = await page.evaluate(() => {
    const style = (selector: string) =>
      getComputedStyle(document.querySelector(`math ${selector}`)!)
    return [
      style('.tml-overline').borderTopWidth,
      style('.tml-underline').borderBottomWidth,
      style('.tml-fbox').borderLeftWidth,
      style('.tml-cancel').clipPath.slice(0, 7),
    ]
  })
  expect(lines).toEqual(['1px', '1px', '1px', 'polygon'])
  const [strike] = await boxes(2, '.tml-cancel')
  expect(strike!.width).toBeGreaterThan(15)
  const [accent] = await boxes(2, '[class*=tml-hat]')
  expect(accent!.width).toBeGreaterThan(25)
})
