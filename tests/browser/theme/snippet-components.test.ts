import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  buildSite,
  page as mdx,
  settings,
  type BuiltSite,
} from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

/** Components of the page `hidden`: none has a box before its effect has run. */
const hidden = `
export const ByClass = () => {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <p className={isReady ? 'block' : 'hidden'}>by class</p>
}
export const ByStyle = () => {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <p style={{ display: isReady ? 'block' : 'none' }}>by style</p>
}
export const Sheet = () => {
  useEffect(() => { document.body.dataset.effect = 'ran' }, [])
  return <style>{'.sheet { color: red }'}</style>
}
export const Below = () => {
  useEffect(() => { document.body.dataset.below = 'ran' }, [])
  return <p>below</p>
}
`

/** What it renders first depends on what only the browser knows. */
const chosen = `
export const Chosen = () => {
  const managers = ['npm', 'yarn']
  const [manager, setManager] = useState(() =>
    typeof window === 'undefined' ? 'npm' : localStorage.getItem('manager') ?? 'npm')
  return (
    <div id="chosen">
      {managers.map((name) => (
        <button key={name} className={name === manager ? 'on' : ''} aria-pressed={name === manager}
          onClick={() => setManager(name)}>{name}</button>
      ))}
      <a href={'/' + manager}>{manager}</a>
      <input aria-label="manager" value={manager} readOnly />
      <select aria-label="choice" value={manager} onChange={(event) => setManager(event.target.value)}>
        {managers.map((name) => <option key={name} value={name}>{name}</option>)}
      </select>
      <i style={{ width: manager.length, '--name': manager }} hidden={manager === 'npm'}>{manager}</i>
      <Tabs><Tab title="One">First panel</Tab><Tab title="Two">Second panel</Tab></Tabs>
    </div>
  )
}
`

/** Its handler finds its elements by an id that is new in every render. */
const random = `
export const Random = () => {
  const id = 'random-' + Math.random().toString(36).slice(2)
  return (
    <div>
      <p id={id}>ebb</p>
      <button onClick={() => { globalThis.document.getElementById(id).textContent = 'flood' }}>Turn</button>
    </div>
  )
}
`

/** Elements without a class. */
const elements = `
export const Elements = () => (
  <>
    <pre>{'tide '.repeat(99)}</pre>
    <ol type="A"><li>ebb</li></ol>
    <ol><li>flood</li></ol>
    <ul type="square"><li>slack</li></ul>
    <iframe src="https://player.example/1" title="Ebb" />
  </>
)
`

/** A field that appears later with the focus, and has a ref of its own. */
const find = `
export const Find = () => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef(null)
  return (
    <div>
      <button onClick={() => setOpen(true)}>Find</button>
      {isOpen && <input aria-label="find" ref={field} value={text} autoFocus
        onChange={(event) => setText(event.target.value)} />}
      <button onClick={() => setText(field.current.tagName)}>Name</button>
    </div>
  )
}
`

/** Components of the page `passed`. */
const passed = `
export const Group = ({ children }) => {
  const [blocks, setBlocks] = useState(children)
  useEffect(() => setBlocks(children), [children])
  return <CodeGroup>{blocks}</CodeGroup>
}
export const Schema = () => {
  const script = useRef(null)
  useEffect(() => { script.current.text = '{"@type":"HowTo"}' }, [])
  return <script type="application/ld+json" ref={script} />
}
export const Lines = () => (
  <Warning><span data-as="p">Ebb.</span><span data-as="p">Flood.</span></Warning>
)
`

/** A module that only a browser can load, as can the package. */
const onLoad = `
import { screenName } from 'tide-screens'
const start = window.innerWidth > 0 ? 'a browser' : 'nothing'
export const Start = () => <p id="start">loaded by {start}, {screenName}</p>
`

let built: BuiltSite
let site: Site
beforeAll(async () => {
  built = await buildSite({
    'docs.json': settings([
      'hidden',
      'chosen',
      'random',
      'elements',
      'passed',
      'on-load',
    ]),
    'node_modules/tide-screens/package.json': '{"type":"module","main":"index.js"}',
    'node_modules/tide-screens/index.js':
      'export const screenName = typeof navigator.userAgent + document.readyState.length * 0',
    'snippets/on-load.jsx': onLoad,
    'on-load.mdx': mdx(
      'On load',
      'import { Start } from "/snippets/on-load.jsx"\n\n<Start />',
    ),
    'snippets/passed.jsx': passed,
    'passed.mdx': mdx(
      'Passed',
      `import { Group, Schema, Lines } from "/snippets/passed.jsx"
import { Demo } from "/snippets/demo.mdx"

<Schema />

<Demo html="<p>spring tide</p>" />

<Group>
\`\`\`js ebb.js
ebb
\`\`\`
\`\`\`js flood.js
flood
\`\`\`
</Group>

<Lines />

<table class="table"><tr><td>${'tide'.repeat(99)}</td></tr></table>`,
    ),
    'snippets/demo.mdx': `export const Demo = ({ html }) => {
  const [url, setUrl] = useState('about:blank')
  useEffect(() => setUrl(URL.createObjectURL(new Blob([html], { type: 'text/html' }))), [html])
  return <iframe src={url} title="Demo" />
}`,
    'snippets/elements.jsx': elements,
    'snippets/height.jsx':
      'export const Height = () => { useEffect(() => { fetch("https://tides.example/now").catch(() => {}) }, []); return <p>height</p> }',
    'snippets/find.jsx': find,
    'elements.mdx': mdx(
      'Elements',
      'import { Elements } from "/snippets/elements.jsx"\nimport { Height } from "/snippets/height.jsx"\nimport { Find } from "/snippets/find.jsx"\n\n<Elements />\n\n<Height />\n\n<Find />',
    ),
    'snippets/hidden.jsx': hidden,
    'hidden.mdx': mdx(
      'Hidden',
      'import { ByClass, ByStyle, Sheet, Below } from "/snippets/hidden.jsx"\n\n<ByClass />\n\n<ByStyle />\n\n<Sheet />\n\n<div style={{ height: 5000 }} />\n\n<Below />',
    ),
    'snippets/chosen.jsx': chosen,
    'chosen.mdx': mdx(
      'Chosen',
      'import { Chosen } from "/snippets/chosen.jsx"\n\n<Chosen />',
    ),
    'snippets/random.mdx': random,
    'random.mdx': mdx(
      'Random',
      'import { Random } from "/snippets/random.mdx"\n\n<Random />',
    ),
  })
  site = await openFolder(built.folder)
})
afterEach(() => site.closePages())
afterAll(() => site?.close())

const data = (page: Page) => page.evaluate(() => ({ ...document.body.dataset }))

test('a component that hides itself until its effect has run appears', async () => {
  const { page, problems } = await site.open('/hidden')
  await expect.poll(() => page.getByText('by class').isVisible()).toBe(true)
  await expect.poll(() => page.getByText('by style').isVisible()).toBe(true)
  await expect.poll(() => data(page)).toEqual({ effect: 'ran' })
  await page.getByText('below').scrollIntoViewIfNeeded()
  await expect.poll(() => data(page)).toMatchObject({ below: 'ran' })
  expect(problems).toEqual([])
})

test('a component appears whose module only a browser can load', async () => {
  expect(built.read('on-load.html')).not.toContain('loaded by')
  const { page, problems } = await site.open('/on-load')
  await expect
    .poll(() => page.locator('#start').textContent())
    .toBe('loaded by a browser, string0')
  expect(problems).toEqual([])
})

test('a component that renders otherwise in the browser is shown as rendered there', async () => {
  const { page, problems } = await site.open('/chosen', { stored: { manager: 'yarn' } })
  const link = page.locator('#chosen a')
  await expect.poll(() => link.textContent()).toBe('yarn')
  await expect.poll(() => link.getAttribute('href')).toBe('/yarn')
  const state = () =>
    page
      .locator('#chosen > button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.className, button.ariaPressed]),
      )
  expect(await state()).toEqual([
    ['', 'false'],
    ['on', 'true'],
  ])
  expect(await page.getByLabel('manager').inputValue()).toBe('yarn')
  expect(await page.getByLabel('choice').inputValue()).toBe('yarn')
  const mark = page.locator('#chosen > i')
  expect(
    await mark.evaluate((element) => [
      element.style.width,
      element.style.getPropertyValue('--name'),
      element.hasAttribute('hidden'),
    ]),
  ).toEqual(['4px', 'yarn', false])
  await page.getByRole('button', { name: 'npm' }).click()
  await expect.poll(state).toEqual([
    ['on', 'true'],
    ['', 'false'],
  ])
  expect(await page.getByLabel('choice').inputValue()).toBe('npm')
  expect(problems).toEqual([])
})

test('what the reader chose before stays, also in such a component', async () => {
  const { page } = await site.open('/chosen', {
    stored: { manager: 'yarn', 'skerry:choices': '["Two"]' },
  })
  await expect.poll(() => page.locator('#chosen a').textContent()).toBe('yarn')
  const two = page.getByRole('tab', { name: 'Two' })
  await expect.poll(() => two.getAttribute('aria-selected')).toBe('true')
  await page.getByText('Second panel').waitFor()
})

test('a component finds its elements by random ids', async () => {
  const { page } = await site.open('/random')
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByText('flood').waitFor()
})

test('a field with `autoFocus` has the focus once it appears, and not again', async () => {
  const { page } = await site.open('/elements')
  await page.getByRole('button', { name: 'Find' }).click()
  const field = page.getByLabel('find')
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await page.keyboard.type('tide')
  expect(await field.inputValue()).toBe('tide')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => field.inputValue()).toBe('INPUT')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Name')
})

test('plain elements: long lines scroll in their box, lists are numbered as they say', async () => {
  const { page } = await site.open('/elements')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const markers = await page
    .locator('#content :is(ol, ul)')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
  expect(markers).toEqual(['upper-alpha', 'decimal', 'square'])
})

test('a code group in a component shows the names of its blocks once', async () => {
  const { page, problems } = await site.open('/passed')
  const group = page.locator('.code-group')
  await group.getByRole('tab', { name: 'flood.js' }).click()
  expect((await group.innerText()).split('\n').filter(Boolean)).toEqual([
    'ebb.js',
    'flood.js',
    'flood',
  ])
  expect(problems).toEqual([])
})

test('a component that is a script of JSON is on the page once', async () => {
  const { page } = await site.open('/passed')
  const scripts = page.locator('#content script[type="application/ld+json"]')
  await expect.poll(() => scripts.allTextContents()).toEqual(['{"@type":"HowTo"}'])
})

test('a frame shows what its component puts into a blob', async () => {
  const { page, problems } = await site.open('/passed')
  await page.frameLocator('iframe').getByText('spring tide').waitFor()
  expect(problems).toEqual([])
})

test('a `span` that stands for a paragraph is one', async () => {
  const { page } = await site.open('/passed')
  const text = await page.locator('.callout').innerText()
  expect(text.split('\n').filter(Boolean)).toEqual(['Ebb.', 'Flood.'])
})

test('a wide table with the class `table` scrolls in its frame', async () => {
  const { page } = await site.open('/passed')
  const { scrollWidth, clientWidth } = await page
    .locator('div.table')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBeGreaterThan(clientWidth)
})

test('the policy of a page allows what its components embed and request', () => {
  const policy = site.policies.pages['/elements']
  expect(policy).toContain("frame-src 'self' https://player.example")
  expect(policy).toContain("connect-src 'self' https://tides.example;")
})
