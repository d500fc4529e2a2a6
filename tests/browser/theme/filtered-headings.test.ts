import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildSite,
  page as mdx,
  settings,
  type BuiltSite,
} from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

/** Shows its children if the reader has chosen them, or nothing and they are `open`. */
const when = `
export const Choice = ({ name }) => (
  <button onClick={() => window.dispatchEvent(new CustomEvent('tide', { detail: name }))}>{name}</button>
)
export const When = ({ name, open, children }) => {
  const [chosen, choose] = useState()
  useEffect(() => {
    const listen = (event) => choose(event.detail)
    window.addEventListener('tide', listen)
    return () => window.removeEventListener('tide', listen)
  }, [])
  return (chosen ? chosen === name : open) ? <>{children}</> : null
}
`

/** Each section is an island of its own. */
const sections = (name: string) =>
  Array.from(
    { length: 40 },
    (_, index) => `<When name="${name}" open>\n\n## ${name} ${index}\n\n</When>`,
  ).join('\n\n')

let built: BuiltSite
let site: Site
beforeAll(async () => {
  built = await buildSite({
    'docs.json': settings(['index', 'many']),
    'snippets/when.jsx': when,
    'index.mdx': mdx(
      'Tides',
      `import { Choice, When } from "/snippets/when.jsx"

<Choice name="Ebb" /> <Choice name="Flood" />

## First

<When name="Ebb" open>

## Falling

</When>

<When name="Flood">

## Rising

</When>`,
    ),
    'many.mdx': mdx(
      'Many',
      `import { Choice, When } from "/snippets/when.jsx"

<Choice name="Ebb" /> <Choice name="Flood" />

${sections('Ebb')}

${sections('Flood')}`,
    ),
  })
  site = await openFolder(built.folder)
})
afterAll(() => site?.close())

test('the table of contents lists the headings that components show, also later and again', async () => {
  const { page, problems } = await site.open('/')
  const entries = () =>
    page
      .locator('.toc-item:visible > a')
      .evaluateAll((links) => links.map((link) => link.textContent))
  await expect.poll(entries).toEqual(['First', 'Falling'])
  await page.getByRole('button', { name: 'Flood' }).click()
  await expect.poll(entries).toEqual(['First', 'Rising'])
  await page.getByRole('button', { name: 'Ebb' }).click()
  await expect.poll(entries).toEqual(['First', 'Falling'])
  expect(problems).toEqual([])
})

test('many parts that change at once are marked together', async () => {
  const { page, problems } = await site.open('/many')
  const count = () => page.locator('.toc-item:visible').count()
  await expect.poll(count).toBe(80)
  // Scrolling makes all islands live.
  for (let at = 0; at < 40; at++) await page.mouse.wheel(0, 300)
  await page.evaluate(() => scrollTo(0, 0))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value
  }
  await page.getByRole('button', { name: 'Flood' }).click()
  await expect.poll(count).toBe(40)
  const before = await recalculations()
  await page.getByRole('button', { name: 'Ebb' }).click()
  await expect
    .poll(() => page.locator('.toc-item:visible').first().innerText())
    .toBe('Ebb 0')
  await expect.poll(count).toBe(40)
  expect((await recalculations()) - before).toBeLessThan(100)
  expect(problems).toEqual([])
})
