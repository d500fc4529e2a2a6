import type { ComponentChildren } from 'preact'
import { expect, test } from 'vitest'
import { Accordion } from '../../../theme/components/accordion.tsx'
import { Callout } from '../../../theme/components/callout.tsx'
import { Card } from '../../../theme/components/card.tsx'
import { Color } from '../../../theme/components/color.tsx'
import { Column, Columns, CardGroup } from '../../../theme/components/columns.tsx'
import { GitHub } from '../../../theme/components/github.tsx'
import { htmlToMarkdown } from '../../../plugin/render/html-to-markdown.ts'
import { Step } from '../../../theme/components/steps.tsx'
import { Tile } from '../../../theme/components/tile.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

test('a card without an address is a box', () => {
  const rendered = html(<Card title="Start">Read this</Card>)
  expect(rendered).not.toContain('<a')
  expect(rendered).toContain('<div data-component-part="card-title">Start</div>')
  expect(words(rendered)).toBe('Start Read this')
})

test('the link is around the title, so that links in the text are not inside another', () => {
  const rendered = html(
    <Card title="Start" href="/start">
      See <a href="/more">more</a>
    </Card>,
  )
  expect(rendered).toContain('<a class="cover-link plain-link" href="/start">Start</a>')
  expect(rendered).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s)
})

test('the image has the size of its file, so that the card keeps its height when it loads', () => {
  expect(html(<Card img="/a.png" imgWidth={30} imgHeight={20} />)).toMatch(
    /<img [^>]*src="\/a\.png" width="30" height="20"/,
  )
})

test('root addresses get the base', () => {
  expect(html(<Card title="x" href="/start" />, { base: '/docs/' })).toContain(
    'href="/docs/start"',
  )
  expect(html(<Card title="x" img="/a.png" />, { base: '/docs/' })).toContain(
    'src="/docs/a.png"',
  )
})

test('a link to another site opens in a new tab and has an arrow', () => {
  const rendered = html(<Card title="x" href="https://example.com" />)
  expect(rendered).toContain(
    'href="https://example.com" target="_blank" rel="noreferrer"',
  )
  expect(rendered).toContain('card-arrow')
})

test("a link to the site's own origin is none to another site", () => {
  const rendered = html(<Card title="x" href="https://docs.example.com/a" />, {
    origin: 'https://docs.example.com',
  })
  expect(rendered).not.toContain('_blank')
  expect(rendered).not.toContain('card-arrow')
})

test.each([
  [true, '/start', true],
  ['true', '/start', true],
  [false, 'https://example.com', false],
  ['false', 'https://example.com', false],
  [undefined, '/start', false],
  [true, undefined, false],
])('arrow=%s on %s: %s', (arrow, href, shown) => {
  expect(html(<Card title="x" href={href} arrow={arrow} />).includes('card-arrow')).toBe(
    shown,
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)'])(
  'an address that runs code is no link: %s',
  (href) => {
    expect(html(<Card title="x" href={href} />)).not.toContain('<a')
  },
)

test('a disabled card is no link', () => {
  const rendered = html(<Card title="x" href="/start" disabled />)
  expect(rendered).not.toContain('<a')
  expect(rendered).toContain('data-disabled')
})

test('an icon is rendered above the title, in its own colour', () => {
  const { html: rendered, styles } = renderChildren(
    <Card title="x" icon="bell" iconType="regular" color="#e11d48" />,
  )
  expect(rendered).toContain('data-component-part="card-icon"')
  expect(rendered).toMatch(/<svg[^>]* width="24" height="24"/)
  expect(Object.values(styles)).toEqual(['--card-icon-color:#e11d48'])
})

test('an element is an icon too', () => {
  const rendered = html(<Card title="x" icon={<svg id="mine" />} />)
  expect(rendered).toContain('<svg id="mine"')
})

test('horizontal, type and class names are marked on the root', () => {
  const [root] = tags(
    html(<Card title="x" horizontal type="Warning" className="mine" />),
    'class="card ',
  )
  expect(root).toBe(
    '<div class="card mine" data-card-type="warning" data-horizontal="true">',
  )
  expect(html(<Card title="x" horizontal="false" />)).not.toContain('data-horizontal')
})

test('an image is at the top and has an empty alternative text', () => {
  expect(html(<Card title="x" img="/a.png" />)).toContain(
    '<img data-component-part="card-image" src="/a.png" alt loading="lazy"',
  )
})

test('words with an arrow stand at the bottom', () => {
  const rendered = html(<Card title="x" href="/a" cta="Read *on*" />)
  expect(rendered).toContain('data-component-part="card-cta"')
  expect(rendered).toContain('Read <em>on</em>')
})

test('a card without a title is a link by its call, or by its text', () => {
  expect(html(<Card href="/a" cta="Go" />)).toContain(
    '<a class="cover-link plain-link" href="/a">Go</a>',
  )
  expect(
    html(
      <Card href="/a">
        All of <b>this</b>
      </Card>,
    ),
  ).toContain('<a class="cover-link plain-link" href="/a" aria-label="All of this"></a>')
})

test.each([
  [undefined, 2],
  [3, 3],
  ['4', 4],
  [9, 4],
  [0, 1],
  ['many', 2],
])('cols=%s makes %i columns', (cols, count) => {
  expect(html(<Columns cols={cols} />)).toContain(`class="columns" data-cols="${count}"`)
})

test('CardGroup is Columns under an older name; Column is a cell', () => {
  expect(html(<CardGroup cols="2" />)).toContain(
    'class="columns card-group" data-cols="2"',
  )
  expect(html(<Column className="mine">x</Column>)).toBe(
    '<div class="column mine">x</div>',
  )
})

test('a tile without text links its preview instead of showing its address', () => {
  const rendered = html(
    <Tile href="/a">
      <img src="/x.png" alt="Charts" />
    </Tile>,
  )
  expect(words(rendered)).toBe('')
  expect(rendered).toMatch(/<a class="tile-link plain-link" href="\/a"><img [^>]*><\/a>/)
  expect(htmlToMarkdown(rendered)).toBe('- [![Charts](/x.png)](/a)\n')
  const drawn = html(
    <Tile href="/a">
      <svg />
    </Tile>,
  )
  expect(htmlToMarkdown(drawn)).toBe('- [/a](/a)\n')
})

test('a tile is one link with a preview, a title and a description', () => {
  const rendered = html(
    <Tile href="/a" title="Title" description="What *it* is">
      <svg />
    </Tile>,
  )
  expect(rendered).toContain('<a class="tile-link plain-link" href="/a">Title</a>')
  expect(rendered).toContain('What <em>it</em> is')
  expect(rendered.indexOf('<svg')).toBeLessThan(rendered.indexOf('tile-title'))
})

test.each([
  ['harbour/boats', 'harbour/boats'],
  ['https://github.com/harbour/boats.git', 'harbour/boats'],
  ['http://www.github.com/harbour/boats/tree/main', 'harbour/boats'],
  ['harbour/__init__', 'harbour/__init__'],
])('the card of the repository %s links to it', (repo, name) => {
  const rendered = html(<GitHub.Repo repo={repo} variant="flat" className="own" />)
  expect(rendered).toContain(`href="https://github.com/${name}"`)
  expect(rendered).toContain('class="card own"')
  expect(words(rendered)).toBe(name)
})

test('a repository without an owner is no link', () => {
  const rendered = html(<GitHub.Repo repo="boats" />)
  expect(rendered).not.toContain('<a')
  expect(words(rendered)).toBe('boats')
})

test('a card without a repository is not shown', () => {
  expect(html(<GitHub.Repo />)).toBe('')
})

test('a card with a type has the icon of that callout, unless it has its own', () => {
  const drawn = (card: ComponentChildren) =>
    /<path d="[^"]+"/.exec(html(<>{card}</>))?.[0]
  const callout = drawn(<Callout type="warning">x</Callout>)
  expect(drawn(<Card title="x" type="warning" />)).toBe(callout)
  expect(drawn(<Card title="x" type="Warn" />)).toBe(callout)
  const own = drawn(<Card title="x" icon="rocket" />)
  expect(drawn(<Card title="x" type="warning" icon="rocket" />)).toBe(own)
  expect(drawn(<Card title="x" type="other" />)).toBeUndefined()
})

test('links in the titles of components are text, because titles are buttons and links', () => {
  const title = 'See [this](/a)'
  const rendered = [
    html(<Card title={title} href="/b" />),
    html(<Card title={title} />),
    html(<Tile title={title} href="/b" />),
    html(<Accordion title={title} />),
    html(<Step title={title} id="see" />),
    html(<Color.Row title={title} />),
  ]
  for (const component of rendered) {
    expect(component).toContain('See <span class="link">this</span>')
    expect(component).not.toContain('href="/a"')
  }
})
