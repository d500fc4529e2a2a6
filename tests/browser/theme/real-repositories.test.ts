import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildSite, temporaryFolder } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

const page = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n${text}\n`
const lines = 'The tide turns twice a day, and twice a day we write it down.\n\n'.repeat(
  40,
)
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

/**
 * Constructs from repositories that moved here. Each page has one that could get lost.
 */
const files = {
  'docs.json': {
    name: 'Tides',
    colors: { primary: '#0f6f78', light: '#5cc8d0', dark: '#0b5a62' },
    seo: { metatags: { canonical: 'https://example.com/docs' } },
    redirects: [
      { source: '/old/billing', destination: '/billing' },
      { source: '/v1/:slug*', destination: '/:slug*' },
    ],
    navbar: { primary: { type: 'button', label: 'Sign up', href: '/billing' } },
    navigation: {
      pages: [
        { group: 'Group', pages: ['index'] },
        'billing',
        'images',
        'table',
        'quoted',
        'own-title',
        'icons',
        'plain',
        'live',
        'filter',
        'checklist',
        'panes',
        'selected-code',
        'later-icons',
        'boxes',
        'words',
        'styled',
        'elements',
        'urls',
        'badges',
        'hero',
        'previews',
      ],
    },
  },
  'badges.mdx': page(
    'Badges',
    '<Badge icon="check">One line</Badge>\n\n<Badge icon="check">\n  Own lines\n</Badge>\n\n<pre>Plain</pre>\n\n<pre className="mine">Mine</pre>',
  ),
  'hero.mdx': page(
    'Hero',
    `<div className="absolute inset-0 pointer-events-none backdrop"></div>

<div className="bg-codeblock" data-component-part="card-content-container">Row</div>

<button className="ask" onClick={() => askTheTide('now')}>Ask</button>`,
    'mode: frame\n',
  ),
  'previews.mdx': page(
    'Previews',
    `<Tile title="Image" href="/billing">\n  ![Dot](/dot.svg)\n</Tile>

<Panel>\n  Run \`tide\`.\n</Panel>`,
  ),
  'ask.js': 'function askTheTide(when) { window.asked = when }\n',
  'styled.mdx': page(
    'Styled',
    '## Heading\n\n<Card title="Card" href="/billing">Text</Card>\n\n<Steps><Step title="Step">Text</Step></Steps>\n\n[Link](/billing)',
  ),
  'elements.mdx': page(
    'Elements',
    `## Heading

[Link](/billing)

\`\`\`js a.js
a
\`\`\`

<CodeGroup>

\`\`\`js a
a
\`\`\`

\`\`\`js b
b
\`\`\`

</CodeGroup>

<Card title="Card" cta="Go" href="/billing">Text</Card>

<Tree><Tree.Folder name="a" defaultOpen><Tree.File name="b" /></Tree.Folder></Tree>

<Update label="May">Text</Update>`,
  ),
  'elements.css': `[data-current-path='/elements'] {
  p { margin-bottom: 60px; color: red; }
  #content-area :is(ul, li) { margin-inline-start: 60px; list-style: square; }
  .code-block { margin: 60px; padding: 60px; border: 9px solid red; background: red; }
  [data-component-part='code-block-root'] { background: rgb(1, 2, 3); }
  h5[id="sidebar-title"], .none { letter-spacing: 2px; }
  .sidebar-group-header h5 { word-spacing: 3px; }
  ul#sidebar-group > li { text-indent: 4px; }
  #topbar-cta-button > a > span { background: rgb(1, 2, 3); }
  body { font-size: 12px; }
  #navbar-transition { background: rgb(1, 2, 3); }
  &:has([data-page-href$='/elements']) .update-container { margin-top: 5px; }
}`,
  'style.css': `[data-current-path='/styled'] .prose a { position: relative; border-bottom: 2px solid red; color: red; font-weight: 100; text-decoration: underline; }
[data-current-path='/styled'] .prose a[href^='#'] { opacity: 0; }
[data-current-path='/badges'] #content-area > :is(#header, #content) { max-width: 500px; margin-inline: auto; }
[data-current-path='/boxes'] { #navbar { position: fixed; } #header.relative { margin-top: 9rem; } }
[data-current-path='/styled'] a[class*='card'] { border: 1px solid red !important; background: red !important; }`,
  'boxes.mdx': page(
    'Boxes',
    `[Text](/table)

<a href="/table" className="block border border-red-500"><p>Box</p></a>

<a href="/table" className="border-none">Plain</a>`,
  ),
  'index.mdx': page('Start', '[Billing](/old/billing#how-am-i-billed%3F)'),
  'billing.mdx': page('Billing', `${lines}## Step 1: How am I billed?\n\n${lines}`),
  'images.mdx': page(
    'Images',
    '![](/docs/images/own.svg)\n\n![](/images/own.svg)\n\n[Start](/docs/table)',
  ),
  'images/own.svg': dot,
  'table.mdx': page(
    'Table',
    '<table width="100%">\n\n| Voice | Id |\n| --- | --- |\n| Ada | 1 |\n\n</table>\n\n## After\n\n- one',
  ),
  'quoted.mdx': page(
    'Quoted',
    'Text.',
    "description: 'Tags of a trace.\n  Ex: `paid-user`'\n",
  ),
  'own-title.mdx': page('Docker guide', `# Docker guide\n\n${lines}`),
  'icons.mdx': page(
    'Icons',
    `<Callout title="Heavy" icon="ship" color="#7c3aed">Text</Callout>

<Card title="Own" icon={<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" /></svg>}>Text</Card>`,
  ),
  'plain.mdx': page(
    'Plain',
    `<div className="not-prose">
  <a href="/billing" className="mb-4">
    Get started
  </a>
  <ul><li>one</li></ul>
  <h3>Apart</h3>
  <svg viewBox="0 0 8 8" width="40"><path fill="#ff0000" d="M0 0h8v8z" /></svg>
</div>

Running text.
`,
  ),
  'live.mdx': page(
    'Live',
    `import { Guard, Highlight, Choice, Keys, Meter, Prompt } from '/snippets/live.jsx'
import Pressed from '/snippets/pressed.mdx'

export const step = 2

<Guard />

<Highlight />

<Meter format={(n) => \`\${n} knots\`} />

<Keys keys={[{ name: 'ebb', press: () => { window.pressed = 'ebb' } }]} />

<Pressed tide="spring" />

<Pressed tide="neap" />

<button className="own" onClick={() => { window.pressed = step }}>Press **here**</button>

{[1, 2].map((n) => <button key={n} className="each" onClick={() => { window.pressed = n * 10 }}>{n}</button>)}

<Choice>
  <section title="Alpha">First **text**</section>
  <Card title="Beta">Second text</Card>
</Choice>

<Prompt>
  Build a \`page\` with **bold** <Icon icon="star" /> text.
</Prompt>
`,
  ),
  'filter.mdx': page(
    'Filter',
    `import { Filter, Rows } from '/snippets/filter.jsx'

export const about = { boats: 'Boats & crews' }

## {about.boats}

<Filter table={Rows} names={['Ada', 'Bob']} />
`,
  ),
  'snippets/filter.jsx': `export const Rows = ({ names }) => <ul className="rows">{names.map((name) => <li key={name}>{name}</li>)}</ul>
export const Filter = ({ table: Table, names }) => {
  const [query, setQuery] = useState('')
  return (
    <div>
      <input aria-label="Name" value={query} onChange={(event) => setQuery(event.target.value)} />
      <Table names={names.filter((name) => name.startsWith(query))} />
    </div>
  )
}
`,
  'urls.mdx': page(
    'Urls',
    `import { Gallery } from '/snippets/gallery.jsx'

export const Link = ({ to }) => <a className="own" href={to}>Own</a>

<Link to="/docs/table" />

{['/table'].map((to) => <a key={to} className="own" href={to}>Listed</a>)}

<Gallery />

<a className="pressed" href="/table" onClick={(event) => { event.preventDefault(); window.pressed = true }}>Press</a>
`,
  ),
  'snippets/gallery.jsx': `export const Gallery = () => {
  const [isOpen, open] = useState(false)
  const style = { backgroundImage: 'url(/docs/images/own.svg)' }
  return <p>
    <a className="own" href="/table">Table</a>
    <button className="open" onClick={() => open(true)}>Open</button>
    {isOpen && <img className="opened" alt="Dot" src="/images/own.svg" style={style} />}
  </p>
}
`,
  'checklist.mdx': page(
    'Checklist',
    `import { Checklist, Item, Levels, Level } from '/snippets/checklist.jsx'

<Checklist>
  <Item name="nets">Mend the **nets**</Item>

  <div><Item name="oil">Buy [oil](/billing)</Item></div>
  <Note>Not an item</Note>
</Checklist>

<Levels>
  <Level>low</Level>
</Levels>
`,
  ),
  'snippets/checklist.jsx': `const Shared = React.createContext('none')
export const Item = ({ name, done, onToggle, children }) => (
  <label className="item">
    <input type="checkbox" aria-label={name} checked={done} onChange={() => onToggle(name)} /> {children}
  </label>
)
export const Checklist = ({ children }) => {
  const [done, setDone] = useState([])
  let count = 0
  const bind = (child) => {
    if (!child?.props) return child
    if (child.type !== Item) return React.cloneElement(child, {}, React.Children.map(child.props.children, bind))
    count++
    const { name } = child.props
    return React.cloneElement(child, { done: done.includes(name), onToggle: () => setDone([...done, name]) })
  }
  const items = React.Children.map(children, bind)
  return <div className="checklist"><b>{done.length} / {count}</b>{items}</div>
}
export const Levels = ({ children }) => {
  const [level, setLevel] = useState('high')
  return <Shared.Provider value={level}><button className="levels" onClick={() => setLevel('ebb')}>Ebb</button>{children}</Shared.Provider>
}
export const Level = ({ children }) => <p className="level">{children} {useContext(Shared)}</p>
`,
  'later-icons.mdx': page(
    'Icons shown later',
    `import { Harbour } from '/snippets/harbour.jsx'

<Harbour boats={[{ name: 'Gull', icon: 'sailboat' }, { name: 'Tern', icon: 'ship' }]} />
`,
  ),
  'snippets/harbour.jsx': `export const Harbour = ({ boats }) => {
  const [count, setCount] = useState(1)
  return <div className="harbour">
    <button onClick={() => setCount(2)}>All</button>
    {boats.slice(0, count).map(({ name, icon }) => <Card title={name} icon={icon} />)}
  </div>
}
`,
  'selected-code.mdx': page(
    'Selected code',
    `import { Name } from '/snippets/name.mdx'

<CodeGroup>
  \`\`\`js Node.js
  tide.level
  \`\`\`
  \`\`\`sh cURL
  curl tide
  \`\`\`
</CodeGroup>

<Tabs><Tab title="Ebb">Falls</Tab><Tab title="Flood">Rises</Tab></Tabs>

<Name of="high_water" />
`,
  ),
  'snippets/name.mdx': `export const Name = ({ of }) => {
  const [code, setCode] = useState(() => localStorage.getItem('code') || '"Node.js"')
  useEffect(() => {
    const listen = ({ detail }) => { if (detail.key === 'code') setCode(detail.value) }
    document.addEventListener('mintlify-localstorage', listen)
    return () => document.removeEventListener('mintlify-localstorage', listen)
  }, [])
  return <b className="name">{JSON.parse(code) === 'Node.js' ? of.replace(/_w/, 'W') : of}</b>
}
`,
  'panes.mdx': page(
    'Panes',
    `import { Panes, Pane } from '/snippets/panes.jsx'

<Panes>
  <Pane title="Ebb">falls</Pane>
  <Pane title="Flood">rises</Pane>
  <Note>Not a pane</Note>
</Panes>
`,
  ),
  'snippets/panes.jsx': `export const Panes = ({ children }) => {
  const [open, setOpen] = useState(0)
  const panes = React.Children.toArray(children).filter((child) => child.type && child.type.name === 'Pane')
  return <div className="panes">
    {panes.map((pane, index) => <button onClick={() => setOpen(index)}>{pane.props.title}</button>)}
    <p>{panes[open]?.props.children}</p>
  </div>
}
export const Pane = ({ children }) => <div>{children}</div>
`,
  'tides.mdx': page(
    'Tides',
    `import { Tide, Water, Level } from '/snippets/tides.jsx'
import { Boat, Lock } from '/snippets/boat.jsx'

export const Tabby = ({ children }) => {
  const [open, setOpen] = useState('no')
  return <div className="tabby"><button onClick={() => setOpen('yes')}>Open</button>{children(open)}</div>
}

<Water>
  <Card title="Quay"><Level of="quay" /></Card>
  <Tabs>
    <Tab title="One"><Level of="one" /></Tab>
    <Tab title="Two"><Boat of="two" /></Tab>
  </Tabs>
  <Lock><Note><Level of="lock" /></Note></Lock>
</Water>

<Level of="open sea" />

<Tide.Provider value={{ tide: 'spring' }}>
  <Card title="Page"><Boat of="page" /></Card>
</Tide.Provider>

<Tabby>{(open) => <p className="answer">{open}</p>}</Tabby>
`,
  ),
  'snippets/tides.jsx': `import { createContext, useContext, useState } from 'react'
export const Tide = createContext({ tide: 'none' })
export const Water = ({ children }) => {
  const [tide, setTide] = useState('high')
  const turn = () => setTide(tide === 'high' ? 'low' : 'high')
  return <Tide.Provider value={{ tide, turn }}>{children}</Tide.Provider>
}
export const Level = ({ of }) => {
  const { tide, turn } = useContext(Tide)
  return <button className={'level is-' + tide} onClick={turn}>{of} {tide}</button>
}
`,
  'snippets/boat.jsx': `import { Tide } from './tides.jsx'
export const Boat = ({ of }) => <Tide.Consumer>{({ tide }) => <p className="level">{of} {tide}</p>}</Tide.Consumer>
export const Lock = ({ children }) => {
  const [open, setOpen] = useState(false)
  const [tide, setTide] = useState('locked')
  return (
    <div className="lock">
      <button onClick={() => setOpen(!open)}>Lock</button>
      {open && <Tide.Provider value={{ tide, turn: () => setTide('free') }}>{children}</Tide.Provider>}
    </div>
  )
}
`,
  'words.mdx': page(
    'Words',
    `import { Version, Box } from '/snippets/words.jsx'

Since <Version of="2.1" /> you can.

Before <Box>boxed **words**</Box> and after.
`,
  ),
  'snippets/words.jsx': `export const Version = ({ of }) => <code className="version"><span>New in {of}</span></code>
export const Box = ({ children }) => <div className="box" style={{ display: 'inline' }}>{children}</div>
`,
  'snippets/pressed.mdx': `import { Keys } from './live.jsx'

<Keys keys={[{ name: 'flood', press: () => { window.pressed = 'flood' } }]} />

<button className="tide" onClick={() => { window.pressed = \`\${tide} \${frontmatter.title}\` }}>Tide</button>
`,
  'snippets/live.jsx': `export const Keys = ({ keys }) => keys.map(({ name, press }) => (
  <button key={name} className={name} onClick={press}>{name}</button>
))
export const Guard = () => {
  if (typeof window === 'undefined') return null
  return <p className="guard">at {window.location.pathname}</p>
}
export const Highlight = () => {
  if (typeof document !== 'undefined') document.documentElement.dataset.highlighted = 'yes'
  return <></>
}
export const Meter = ({ format }) => {
  const [speed, setSpeed] = useState(1)
  return <button className="meter" onClick={() => setSpeed(speed + 1)}>{format(speed)}</button>
}
export const Choice = ({ children }) => {
  const [open, setOpen] = useState(0)
  const all = React.Children.toArray(children).filter((child) => child.props)
  return (
    <div className="choice">
      {all.map((child, index) => (
        <button key={index} onClick={() => setOpen(index)}>{child.props.title}</button>
      ))}
      {all[open]}
    </div>
  )
}
export const Prompt = ({ children }) => {
  const textOf = (node) =>
    node == null || typeof node === 'boolean' ? ''
      : typeof node !== 'object' ? String(node)
      : Array.isArray(node) ? node.map(textOf).join('')
      : node.type === 'code' ? '#' + textOf(node.props.children) + '#'
      : textOf(node.props.children)
  const [wide, setWide] = useState(false)
  return <pre className="asked" data-wide={wide} onClick={() => setWide(!wide)}>{textOf(children).trim()}</pre>
}
`,
  'old-version.js': `document.addEventListener('DOMContentLoaded', () => {
  const box = document.createElement('div')
  box.className = 'callout flex gap-3 px-5'
  box.innerHTML = '${dot}<p>An older version.</p>'
  document.querySelector('#content').prepend(box)
})
`,
}

const { 'docs.json': settings, ...others } = files
const cache = temporaryFolder()

describe.each(['/', '/docs/'])('a repository that moved, published at %s', (base) => {
  let site: Site
  beforeAll(async () => {
    const built = await buildSite(
      { 'docs.json': JSON.stringify(settings), ...others },
      { args: ['--base', base], cache },
    )
    expect(built.code, built.output).toBe(0)
    site = await openFolder(built.folder, base)
  }, 120_000)
  afterEach(() => site.closePages())
  afterAll(() => site?.close())

  test('an anchor in the format of the old site leads to its heading', async () => {
    const { page } = await site.open('/billing#step-1%3A-how-am-i-billed%3F')
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('h2')!.getBoundingClientRect().top),
      )
      .toBeLessThan(300)
  })

  test('a redirect keeps what comes after the address', async () => {
    const { page } = await site.open('/old/billing#step-1-how-am-i-billed')
    await page.waitForURL(`${site.origin}${base}billing#step-1-how-am-i-billed`)
  })

  test('a redirect with a wildcard works on a host that knows none, and keeps what comes after', async () => {
    const { page } = await site.open('/v1/billing?from=a#how')
    await page.waitForURL(`${site.origin}${base}billing?from=a#how`)
    await page.goto(`${site.origin}${base}v1`)
    await page.waitForURL(`${site.origin}${base.replace(/(?<=.)\/$/, '')}`)
  })

  test('a wildcard redirect cannot lead to another site by a path with two slashes', async () => {
    for (const path of ['v1//elsewhere.test', 'v1/%5Celsewhere.test/a']) {
      const { page } = await site.open('/')
      await page.goto(`${site.origin}${base}${path}`)
      await page.locator('h1').waitFor()
      expect(new URL(page.url()).origin).toBe(site.origin)
    }
  })

  test('links are written with their target, and keep their fragment', async () => {
    const { page } = await site.open('/')
    const link = page.locator('#content a').first()
    expect(await link.getAttribute('href')).toBe(`${base}billing#how-am-i-billed%3F`)
  })

  test('images and links that carry the path of the public address are found', async () => {
    const { page, problems } = await site.open('/images')
    await page.locator('#content img').last().scrollIntoViewIfNeeded()
    await comeToRest(page)
    await expect
      .poll(() =>
        page
          .locator('#content img')
          .evaluateAll((all) =>
            all.every((image) => (image as HTMLImageElement).naturalWidth > 0),
          ),
      )
      .toBe(true)
    await page.locator('#content a').last().click()
    await page.waitForURL(`${site.origin}${base}table`)
    expect(problems).toEqual([])
  })

  test('styles of the site for links are for those of the text, not for titles', async () => {
    const { page } = await site.open('/styled')
    const looks = await page.locator('#content a').evaluateAll((links) =>
      links.map((link) => {
        const { color, opacity, borderBottomWidth, position } = getComputedStyle(link)
        const isPlain = color === getComputedStyle(link.parentElement!).color
        return [link.textContent, isPlain, opacity, borderBottomWidth, position].join(' ')
      }),
    )
    expect(looks).toEqual([
      'Heading true 1 0px relative',
      'Card true 1 0px static',
      'Step true 1 0px relative',
      'Link false 1 2px relative',
    ])
  })

  test('the line below a link is a border, which classes of the author replace or remove', async () => {
    const { page } = await site.open('/boxes')
    const lines = await page.locator('#content a').evaluateAll((links) =>
      links.map((link) => {
        const style = getComputedStyle(link)
        const { borderTopColor, borderBottomColor, borderBottomWidth } = style
        const isFrame = borderTopColor === borderBottomColor
        return [link.textContent, borderBottomWidth, isFrame, style.textDecorationLine]
      }),
    )
    expect(lines).toEqual([
      ['Text', '1px', false, 'none'],
      ['Box', '1px', true, 'none'],
      ['Plain', '0px', expect.any(Boolean), 'none'],
    ])
  })

  test('preformatted text has a background, except for that with classes of the author', async () => {
    const { page } = await site.open('/badges')
    const backgrounds = await page
      .locator('#content pre')
      .evaluateAll((all) => all.map((pre) => getComputedStyle(pre).backgroundColor))
    expect(backgrounds).toEqual([
      expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/),
      'rgba(0, 0, 0, 0)',
    ])
  })

  test('styles of a site for elements reach the same parts as on Mintlify', async () => {
    const { page } = await site.open('/elements')
    const look = (selector: string, ...properties: string[]) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, names) =>
            names.map((name) => getComputedStyle(element).getPropertyValue(name)),
          properties,
        )
    for (const part of ['card-title', 'card-cta']) {
      const title = `[data-component-part='${part}']`
      expect(await look(title, 'margin-bottom')).toEqual(['0px'])
      expect(await look(title, 'color')).not.toEqual(['rgb(255, 0, 0)'])
    }
    for (const list of ['.tree', '.tree-file'])
      expect(await look(list, 'margin-inline-start'), list).toEqual(['0px'])

    // Neither the text's styles nor its width are those of the table of contents.
    const entry = '#table-of-contents .toc-item'
    expect(await look(entry, 'margin-inline-start')).toEqual(['0px'])
    const gap = await page.evaluate(
      () =>
        document.querySelector('#content-side-layout')!.getBoundingClientRect().left -
        document.querySelector('#content-area')!.getBoundingClientRect().right,
    )
    expect(gap).toBeGreaterThan(40)

    // The title of a block is on the outer box, the code on the inner one. In a group, the blocks
    // have no box.
    const box = ['background-color', 'margin-top', 'padding-top', 'border-top-width']
    const code = 'rgb(1, 2, 3)'
    const own = ['rgb(255, 0, 0)', '60px', '60px', '9px']
    expect(await look('#content > .code-block', ...box)).toEqual(own)
    expect(await look('#content > .code-block > pre', 'background-color')).toEqual([code])
    const none = ['rgba(0, 0, 0, 0)', '0px', '0px', '0px']
    expect(await look('.code-group .code-block', ...box)).toEqual(none)
    expect(await look('.code-group pre', 'background-color')).toEqual([code])

    // Names that repeat in Mintlify's sidebar are ids there.
    expect(await look('.sidebar-title', 'letter-spacing', 'word-spacing')).toEqual([
      '2px',
      '3px',
    ])
    expect(await look('.sidebar-group > li', 'text-indent')).toEqual(['4px'])
    expect(await look('.update', 'margin-top')).toEqual(['5px'])
    expect(await look('#navbar-transition', 'background-color')).toEqual([code])
    expect(
      await page.evaluate(() =>
        ['navbar', 'navbar-transition'].map((id) =>
          Object.values(document.getElementById(id)!.getBoundingClientRect().toJSON()),
        ),
      ),
    ).toSatisfy(([bar, cover]) => String(bar) === String(cover))
    // The content has a font size of its own.
    expect(await look('#content > p', 'font-size')).toEqual(['16px'])
  })

  test('styles of a site for the cover of the button in the bar leave its text', async () => {
    const { page } = await site.open('/elements')
    const button = page.locator('#topbar-cta-button a')
    const [cover, text] = await button.locator('span').evaluateAll((spans) =>
      spans.map((span) => {
        const { width } = span.getBoundingClientRect()
        const { backgroundColor } = getComputedStyle(span)
        return { width, backgroundColor, text: span.textContent }
      }),
    )
    const box = await button.boundingBox()
    expect(cover).toEqual({
      width: box!.width,
      backgroundColor: 'rgb(1, 2, 3)',
      text: '',
    })
    expect(text).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', text: 'Sign up' })
  })

  test('keys that a script of the site sends to the document are a shortcut', async () => {
    const { page } = await site.open('/elements')
    await page.evaluate(() =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', metaKey: true, bubbles: true }),
      ),
    )
    await page.locator('dialog[open] .search-input').waitFor()
  })

  test('links and images that code of the site creates are found too, on the server and later', async () => {
    const { page, problems } = await site.open('/urls')
    expect(
      await page
        .locator('.own')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([`${base}table`, `${base}table`, `${base}table`])
    await page.locator('.open').click()
    const image = page.locator('.opened')
    await image.waitFor()
    expect(await image.getAttribute('src')).toBe(`${base}images/own.svg`)
    expect(await image.getAttribute('style')).toContain(`url("${base}images/own.svg")`)
    await comeToRest(page)
    expect(problems).toEqual([])
  })

  test('a link with a handler stays a link, and its handler is called', async () => {
    const { page } = await site.open('/urls')
    const link = page.locator('.pressed')
    expect(await link.getAttribute('href')).toBe(`${base}table`)
    await comeToRest(page)
    await link.click()
    await expect.poll(() => page.evaluate(() => 'pressed' in window)).toBe(true)
    expect(page.url()).toBe(`${site.origin}${base}urls`)
  })

  test('a table within a table ends nothing but itself', async () => {
    const { page } = await site.open('/table')
    expect(await page.locator('#content h2').textContent()).toContain('After')
    expect(await page.locator('#content-area #pagination').count()).toBe(1)
    expect(await page.locator('#content table').count()).toBe(1)
  })

  test('quoted frontmatter may go on in a line that looks like a key', async () => {
    const { page } = await site.open('/quoted')
    expect(await page.locator('.page-description').textContent()).toContain(
      'Ex: paid-user',
    )
  })

  test('a heading that became the title leaves its anchor', async () => {
    const { page } = await site.open('/own-title')
    expect(await page.locator('[id="docker-guide"]').count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)
  })

  test('a component within a paragraph can be a block, and the text around it is kept together', async () => {
    const { page } = await site.open('/words')
    const content = page.locator('#content > :not(.callout)')
    expect(
      await content.evaluateAll((all) => all.map((each) => each.textContent!.trim())),
    ).toEqual(['Since New in 2.1 you can.', 'Before boxed words and after.'])
    expect(await content.evaluateAll((all) => all.map((each) => each.tagName))).toEqual([
      'P',
      'DIV',
    ])
    expect(
      await content.last().evaluate((each) => getComputedStyle(each).marginTop),
    ).toBe('20px')
  })

  test('code that waits for a browser runs in it', async () => {
    const { page, problems } = await site.open('/live')
    await page.locator('.guard').waitFor()
    expect(await page.locator('.guard').textContent()).toBe(`at ${base}live`)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['highlighted']))
      .toBe('yes')
    expect(problems).toEqual([])
  })

  test('functions that a page writes into its tags are called', async () => {
    const { page, problems } = await site.open('/live')
    const pressed = () => page.evaluate(() => (window as { pressed?: unknown }).pressed)
    expect(await page.locator('.meter').textContent()).toBe('1 knots')
    await comeToRest(page)
    await page.locator('.meter').click()
    await expect.poll(() => page.locator('.meter').textContent()).toBe('2 knots')
    await page.locator('.own strong').click()
    await expect.poll(pressed).toBe(2)
    await page.locator('.each').last().click()
    await expect.poll(pressed).toBe(20)
    for (const [name, index] of [
      ['ebb', 0],
      ['flood', 0],
      ['ebb', 0],
      ['flood', 1],
    ] as const) {
      await page.locator(`.${name}`).nth(index).click()
      await expect.poll(pressed).toBe(name)
    }
    await page.locator('.tide').first().click()
    await expect.poll(pressed).toBe('spring Live')
    await page.locator('.tide').last().click()
    await expect.poll(pressed).toBe('neap Live')
    expect(problems).toEqual([])
  })

  test('components of one snippet that are nested in a page know each other', async () => {
    const { page, problems } = await site.open('/checklist')
    const count = page.locator('.checklist > b')
    expect(await count.textContent()).toBe('0 / 2')
    expect(await page.locator('.item').first().textContent()).toBe(' Mend the nets')
    await page.getByLabel('oil').click()
    await expect.poll(() => count.textContent()).toBe('1 / 2')
    expect(await page.getByLabel('oil').isChecked()).toBe(true)
    expect(await page.locator('.item a').getAttribute('href')).toBe(`${base}billing`)
    expect(await page.locator('.checklist .callout').count()).toBe(1)
    expect(await page.locator('.level').textContent()).toBe('low high')
    await page.locator('.levels').click()
    await expect.poll(() => page.locator('.level').textContent()).toBe('low ebb')
    expect(problems).toEqual([])
  })

  test('components of a snippet have their own names', async () => {
    const { page, problems } = await site.open('/panes')
    const panes = page.locator('.panes')
    expect(await panes.locator('button').allTextContents()).toEqual(['Ebb', 'Flood'])
    expect(await panes.locator('p').textContent()).toBe('falls')
    await panes.locator('button').last().click()
    await expect.poll(() => panes.locator('p').textContent()).toBe('rises')
    expect(problems).toEqual([])
  })

  test('a component shows icons that its props name later than others', async () => {
    const { page, problems } = await site.open('/later-icons')
    const icons = page.locator('.harbour .card svg')
    expect(await icons.count()).toBe(1)
    await page.locator('.harbour button').click()
    await expect.poll(() => icons.count()).toBe(2)
    const [gull, tern] = await icons.evaluateAll((all) =>
      all.map((icon) => icon.innerHTML),
    )
    expect(tern).toMatch(/^<path/)
    expect(tern).not.toBe(gull)
    expect(problems).toEqual([])
  })

  test('components know the selected code in the way of Mintlify', async () => {
    const { page, problems } = await site.open('/selected-code')
    const name = page.locator('.name')
    const shown = () => name.textContent()
    expect(await shown()).toBe('highWater')
    await comeToRest(page)
    await page.getByRole('tab', { name: 'Flood' }).click()
    await page.getByRole('tab', { name: 'cURL' }).click()
    await expect.poll(shown).toBe('high_water')
    await page.evaluate(() => localStorage.removeItem('code'))
    await page.reload()
    await expect.poll(shown).toBe('high_water')
    await page.getByRole('tab', { name: 'Node.js' }).click()
    await expect.poll(shown).toBe('highWater')
    await page.getByRole('tab', { name: 'Ebb' }).click()
    expect(await page.evaluate(() => localStorage.getItem('code'))).toBe('"Node.js"')
    expect(problems).toEqual([])
  })

  test('a context reaches through components of the theme, and so does its next value', async () => {
    const { page, problems } = await site.open('/tides')
    const levels = () => page.locator('.level').allTextContents()
    const quay = page.locator('.level').first()
    await comeToRest(page)
    expect(await levels()).toEqual([
      'quay high',
      'one high',
      'two high',
      'open sea none',
      'page spring',
    ])
    await quay.click()
    await expect
      .poll(levels)
      .toEqual(['quay low', 'one low', 'two low', 'open sea none', 'page spring'])
    expect(await quay.getAttribute('class')).toBe('level is-low')
    // A provider that appears later, and again.
    const lock = page.locator('.lock > button')
    const inLock = page.locator('.lock .level')
    await lock.click()
    await expect.poll(() => inLock.getAttribute('class')).toBe('level is-locked')
    await inLock.click()
    await expect.poll(() => inLock.textContent()).toBe('lock free')
    await lock.click()
    await inLock.waitFor({ state: 'detached' })
    await lock.click()
    await expect.poll(() => inLock.textContent()).toBe('lock free')
    expect(problems).toEqual([])
  })

  test('a click before anything is live reaches the island in an island', async () => {
    const { page, problems } = await site.open('/tides')
    await page.locator('.level').first().click()
    await expect.poll(() => page.locator('.level').nth(1).textContent()).toBe('one low')
    expect(problems).toEqual([])
  })

  test('a function as the children of a tag is called', async () => {
    const { page, problems } = await site.open('/tides')
    await comeToRest(page)
    await page.locator('.tabby > button').click()
    await expect.poll(() => page.locator('.answer').textContent()).toBe('yes')
    expect(problems).toEqual([])
  })

  test('a field tells of each character, and a component may be given to another', async () => {
    const { page, problems } = await site.open('/filter')
    await page.locator('skerry-island:has(.rows)').waitFor()
    await comeToRest(page)
    await page.getByLabel('Name').pressSequentially('B')
    await expect.poll(() => page.locator('.rows').textContent()).toBe('Bob')
    expect(problems).toEqual([])
  })

  test('a heading that is computed is listed as it is read', async () => {
    const { page } = await site.open('/filter')
    expect(await page.locator('#table-of-contents a').allTextContents()).toEqual([
      'Boats & crews',
    ])
  })

  test('a component that looks into its children finds them', async () => {
    const { page, problems } = await site.open('/live')
    const choice = page.locator('.choice')
    expect(await choice.locator('button').allTextContents()).toEqual(['Alpha', 'Beta'])
    expect(await choice.innerText()).toContain('First text')
    expect(await choice.innerText()).not.toContain('Second text')
    await choice.scrollIntoViewIfNeeded()
    await comeToRest(page)
    await choice.locator('button').last().click()
    await choice.locator('.card').waitFor()
    expect(await choice.innerText()).not.toContain('First text')
    await choice.locator('button').first().click()
    await expect.poll(() => choice.locator('strong').textContent()).toBe('text')
    const asked = page.locator('.asked')
    const words = 'Build a #page# with bold  text.'
    expect(await asked.textContent()).toBe(words)
    await asked.click()
    await expect.poll(() => asked.getAttribute('data-wide')).toBe('true')
    expect(await asked.textContent()).toBe(words)
    expect(problems).toEqual([])
  })

  test('nothing in `not-prose` is running text', async () => {
    const { page } = await site.open('/plain')
    const plain = page.locator('#content .not-prose')
    const style = (selector: string, property: string) =>
      plain
        .locator(selector)
        .first()
        .evaluate(
          (element, name) => getComputedStyle(element).getPropertyValue(name),
          property,
        )
    expect(await style('p', 'margin-top')).toBe('0px')
    expect(await style('a', 'text-decoration-line')).toBe('none')
    expect(await style('a', 'margin-bottom')).toBe('16px')
    expect(await style('ul', 'list-style-type')).toBe('none')
    expect(await style('li', 'margin-top')).toBe('0px')
    expect(await style('h3', 'margin-top')).toBe('0px')
    // Presentation attributes of SVG elements still apply.
    expect(await style('path', 'fill')).toBe('rgb(255, 0, 0)')
    expect(await style('svg', 'width')).toBe('40px')
    const after = page.locator('#content > p').last()
    expect(await after.evaluate((element) => getComputedStyle(element).marginTop)).toBe(
      '20px',
    )
  })

  test('what a script of the site inserts looks like the theme', async () => {
    const { page } = await site.open('/table')
    const box = page.locator('#content > .callout')
    const look = await box.evaluate((element) => {
      const { display, columnGap, borderTopWidth } = getComputedStyle(element)
      const { width, height } = element.querySelector('svg')!.getBoundingClientRect()
      return {
        display,
        columnGap,
        borderTopWidth,
        size: [width, height],
      }
    })
    expect(look).toEqual({
      display: 'flex',
      columnGap: '12px',
      borderTopWidth: '1px',
      size: [20, 20],
    })
  })

  test('a callout has a bold title and a coloured icon', async () => {
    const { page } = await site.open('/icons', { colorScheme: 'light' })
    const styleOf = (part: string) =>
      page.locator(`[data-component-part=${part}]`).evaluate((element) => {
        const { color, fontWeight, marginTop } = getComputedStyle(element)
        return { color, isBold: Number(fontWeight) >= 600, marginTop }
      })
    expect(await styleOf('callout-title')).toMatchObject({
      isBold: true,
      marginTop: '0px',
    })
    expect(await styleOf('callout-icon')).toMatchObject({ color: 'rgb(124, 58, 237)' })
  })

  test('an icon that is a drawing without a size has that of its place', async () => {
    const { page } = await site.open('/icons')
    const box = await page.locator('[data-component-part=card-icon] svg').boundingBox()
    expect([box?.width, box?.height]).toEqual([24, 24])
  })

  test('a badge whose text is on lines of its own is as tall as others', async () => {
    const { page } = await site.open('/badges')
    const heights = await page
      .locator('.badge')
      .evaluateAll((badges) => badges.map((badge) => badge.clientHeight))
    expect(heights[1]).toBe(heights[0])
  })

  test('styles of the site may limit and center the header and the text', async () => {
    const { page } = await site.open('/badges')
    const edges = await page.evaluate(() =>
      ['#content-area', '#header', '#content'].map((selector) => {
        const { left, right, width } = document
          .querySelector(selector)!
          .getBoundingClientRect()
        return { width, center: (left + right) / 2 }
      }),
    )
    const [area] = edges
    expect(area!.width).toBeGreaterThan(500)
    const centered = { width: 500, center: area!.center }
    expect(edges.slice(1)).toEqual([centered, centered])
  })

  test('a bar that styles of the site fix is as wide as the window', async () => {
    const { page } = await site.open('/boxes')
    const [bar, header, root] = await page.evaluate(() =>
      ['#navbar', '#header', 'html'].map((selector) => {
        const { top, bottom, width } = document
          .querySelector(selector)!
          .getBoundingClientRect()
        return { top, bottom, width }
      }),
    )
    expect(bar!.width).toBe(root!.width)
    expect(header!.top).toBeGreaterThan(bar!.bottom)
  })

  test('what the author places absolutely stays within the content', async () => {
    const { page } = await site.open('/hero')
    const boxOf = (selector: string) => page.locator(selector).boundingBox()
    expect(await boxOf('.backdrop')).toEqual(await boxOf('#content-area'))
  })

  test('elements of the author with the name of a part of a card have no styles of it', async () => {
    const { page } = await site.open('/hero')
    const row = page.locator('[data-component-part=card-content-container]')
    expect(
      await row.evaluate((element) => {
        const { display, backgroundColor } = getComputedStyle(element)
        return [display, backgroundColor]
      }),
    ).toEqual(['block', 'rgb(11, 12, 14)'])
  })

  test('a handler calls a function that a script of the site defines', async () => {
    const { page } = await site.open('/hero')
    await page.locator('.ask').click()
    await page.waitForFunction(() => 'asked' in window)
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe('now')
  })

  test('a Markdown image in a tile is no taller than the room it has', async () => {
    const { page } = await site.open('/previews')
    const heights = await page.locator('.tile-content').evaluate((content) => {
      const { paddingTop } = getComputedStyle(content)
      const image = content.querySelector('img')!
      image.style.height = '1000px'
      return [image.offsetHeight, content.clientHeight - 2 * parseFloat(paddingTop)]
    })
    expect(heights[0]).toBe(heights[1])
  })

  test('code in the words of a panel looks like that of the content', async () => {
    const { page } = await site.open('/previews')
    const code = page.locator('#panel code')
    expect(
      await code.evaluate((element) => getComputedStyle(element).paddingLeft),
    ).not.toBe('0px')
  })
})
