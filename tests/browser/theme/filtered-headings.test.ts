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

let built: BuiltSite
let site: Site
beforeAll(async () => {
  built = await buildSite({
    'docs.json': settings(['index']),
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
