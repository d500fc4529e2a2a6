import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, page as mdx, settings } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

const tide = `
import { useState } from 'react'
import Notes from './notes.mdx'
export const Tide = () => {
  const [count, setCount] = useState(0)
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Turn</button>
      <Notes turns={count} />
    </div>
  )
}
`

const notes = `import Sea from './sea.mdx'
import { Depth } from './depth.jsx'

**Turned {props.turns} times.** <Depth of={props.turns} />

<Sea />
`

let site: Site

beforeAll(async () => {
  const { folder } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': mdx('Home', 'import { Tide } from "/snippets/tide.jsx"\n\n<Tide />'),
    'snippets/tide.jsx': tide,
    'snippets/notes.mdx': notes,
    'snippets/sea.mdx': '<Note>The sea is *calm*.</Note>\n\nIts depth is $d^2$.\n',
    'snippets/depth.jsx': 'export const Depth = ({ of }) => <i>{of} fathoms</i>\n',
  })
  site = await openFolder(folder)
})

afterAll(() => site?.close())

test('Markdown that a component with state imports follows it, within the policy of the page', async () => {
  const { page, problems } = await site.open('/')
  await page.getByText('Turned 0 times.').waitFor()
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByText('Turned 1 times.').waitFor()
  await page.getByText('1 fathoms').waitFor()
  await page.getByText('The sea is calm.').waitFor()
  expect(await page.locator('main math').textContent()).toBe('d2')
  expect(problems).toEqual([])
})
