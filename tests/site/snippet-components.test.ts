import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

const files = {
  'layout.mdx': page(
    'Layout',
    'import L from "/snippets/layout.mdx"\n\n<L title="a" />\n\n<L title="b" />\n\npage text',
  ),
  'children.mdx': page(
    'Children',
    'import C from "/snippets/children.mdx"\n\n<C>kid</C>\n\n<C />',
  ),
  'modules.mdx': page(
    'Modules',
    [
      'import * as N from "/snippets/named.mdx"',
      'import { box, all } from "/snippets/again.mdx"',
      'export const later = await import("./snippets/named.mdx")',
      'export { meta } from "./snippets/named.mdx"',
      '',
      '{N.meta} {box} {all} <later.default />',
    ].join('\n'),
  ),
  'names.mdx': page(
    'Names',
    'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"\n\n<A />\n\n<B />',
  ),
  'ids.mdx': page(
    'Ids',
    'import I from "/snippets/ids.mdx"\n\n<I>one</I>\n\n## Same\n\n<I>two</I>\n\n[link](#first-2)',
  ),
  'snippets/ids.mdx':
    '## Same\n\n<Accordion title="First">{props.children ? "has" : "none"}</Accordion>\n\n<Tabs><Tab title="Pane">a</Tab></Tabs>\n\n[its own](#first)',
  'accordions.mdx': page(
    'Accordions',
    'import { Entry, Faq, Live } from "/snippets/faq.jsx"\n\n<Faq titles={["Web: SDK", "Same", "Same"]} />\n\n## Same\n\n<Accordion title="Same">own</Accordion>\n\n<Live title="Live one" />\n\n{["In code"].map((title) => <Accordion key={title} title={title} />)}\n\n{["In *code*", "Same"].map((title) => <Step key={title} title={title} />)}\n\n<Entry label="v1.0: *May*" name="userId" />',
  ),
  'snippets/faq.jsx': `export const Faq = ({ titles }) => (
  <AccordionGroup>
    {titles.map((title, n) => <Accordion key={n} title={title}>{title}</Accordion>)}
    <Accordion title="Mine" id="given" />
    <Accordion title={<b>Bold</b>} />
  </AccordionGroup>
)
export const Entry = ({ label, name }) => (
  <Update label={label}>
    <ParamField path={name} />
    <ResponseField name={name} />
  </Update>
)
export const Live = ({ title }) => {
  const [n, setN] = useState(0)
  return <Accordion title={title}><button onClick={() => setN(n + 1)}>{n}</button></Accordion>
}
`,
  'given.mdx': page(
    'Given',
    [
      'import G from "/snippets/given.mdx"',
      'import { Within } from "/snippets/within.jsx"',
      'export const more = { name: "spread" }',
      '',
      '<G {...more} />',
      '',
      '<Within name="of code" />',
    ].join('\n'),
  ),
  'snippets/within.jsx': `import Given from './given.mdx'
export const Within = ({ name }) => <div><Given name={name} /></div>
`,
  'snippets/given.mdx': 'Given {name} on {frontmatter.title}',
  'snippets/layout.mdx':
    'export default ({ children, title }) => <main title={title}>{children}</main>\n\ninner {props.title}',
  'snippets/children.mdx': '{props.children ? "has" : "none"} [{props.children}]',
  'snippets/named.mdx':
    'import { unused } from "../lib/values.js"\n\nexport const meta = "M"\n\ncontent {meta}',
  'snippets/again.mdx':
    'export { box } from "../lib/values.js"\nexport * from "../lib/more.js"\n',
  'snippets/a.mdx': 'export const items = ["one"]\n\n## A\n\n{items}',
  'snippets/b.mdx': 'export const items = ["two"]\n\n## B\n\n{items}',
  'lib/values.js': 'export const box = "box"\nexport const unused = 1',
  'lib/more.js': 'export const all = "all"',
}

describe('snippets that are modules', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      ...files,
      'docs.json': settings([
        'layout',
        'children',
        'modules',
        'names',
        'ids',
        'accordions',
        'given',
      ]),
    })
  }, 60_000)

  const content = (file: string) =>
    /<div id="content"[^>]*>([^]*?)<div class="content-end"/
      .exec(site.read(file))?.[1]
      ?.replace(/\s+/g, ' ')

  test('the site builds', () => expect(site.code, site.output).toBe(0))

  test('a layout is around its snippet, and not around the page', () =>
    expect(content('layout.html')).toContain(
      '<main title="a"><p>inner a</p></main> <main title="b"><p>inner b</p></main> <p>page text</p>',
    ))

  test('a snippet knows whether its tag has children', () =>
    expect(content('children.html')?.replace(/<[^>]*>/g, '')).toMatch(
      /^has \[kid\]\s*none \[\]/,
    ))

  test('a snippet reads props by their names, and the frontmatter of the page', () =>
    expect(content('given.html')).toContain(
      '<p>Given spread on Given</p> <div><p>Given of code on Given</p></div>',
    ))

  test('namespaces, import() and exports of exports', () =>
    expect(content('modules.html')).toContain('M box all <p>content M</p>'))

  test('ids of a snippet that is used twice are unique, with what refers to them', () => {
    const html = site.read('ids.html')
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const own = content('ids.html')!
    expect([...own.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'same-2',
      'same',
      'same-3',
    ])
    expect([...own.matchAll(/href="#(first[^"]*)"/g)].map(([, id]) => id)).toEqual([
      'first',
      'first-2',
      'first-2',
    ])
    expect(own).toContain('aria-controls="pane-2"')
    expect(own).toContain('"id":"pane-2"')
    expect(html).not.toContain('skerry-ids')
    expect(site.output).not.toContain('missing-anchor')
  })

  test('accordions of components have ids from their titles, which yield to those of the page', () => {
    const own = content('accordions.html')!
    expect(
      [...own.matchAll(/<(?:h2|details)(?: class="accordion")?(?: id="([^"]*)")?/g)].map(
        ([, id]) => id,
      ),
    ).toEqual([
      'web-sdk',
      'same-2',
      'same-3',
      'given',
      undefined,
      'same',
      'same-1',
      'live-one',
      'in-code',
    ])
    expect(own).not.toContain('skerry-ids')
  })

  test('so have steps, whose titles link to them', () => {
    const own = content('accordions.html')!
    expect(own).toMatch(/<div class="step" id="in-code-2"[^]*<a[^>]* href="#in-code-2">/)
    expect(own).toMatch(/<div class="step" id="same-4"[^]*<a[^>]* href="#same-4">/)
  })

  test('so have changelog entries and fields', () => {
    const own = content('accordions.html')!
    expect(own).toMatch(/<section[^>]* id="v1-0-may"[^]*<a[^>]* href="#v1-0-may"/)
    expect(own).toMatch(
      /class="field" id="param-user-id"[^]*<a[^>]* href="#param-user-id"/,
    )
    expect(own).toMatch(/class="field" id="param-user-id-2"/)
  })

  test('two snippets have a name each, and headings in one contents list', () => {
    expect(content('names.html')?.replace(/<[^>]*>/g, '')).toMatch(/one[^]*two/)
    expect(content('names.html')).toContain('id="a"')
    expect(content('names.html')).toContain('id="b"')
  })
})

test('what only browsers know is left to them, with a warning, wherever it is written', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'place']),
    'index.mdx': page(
      'Index',
      `import Place from '/snippets/place.mdx'

At {window.location.host}.

<Card title={\`On \${document.title}\`}>in the card</Card>

<Card {...{ title: location.host }}>in another</Card>

{[1].map(() => innerWidth)}

<Place location="Oban" />`,
    ),
    'snippets/place.mdx': '{location.toUpperCase()} of {sessionStorage.length}',
    'place.mdx': page('Place', '{localStorage.getItem("tide") ?? "no tide"}'),
  })
  expect(site.code, site.output).toBe(0)
  const told = site.report.diagnostics['islands/browser-only']!
  expect(told.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
    [
      '7:4 {window.location.host} reads `window` while the page is rendered, so it only appears in the browser',
      '9:14 {`On ${document.title}`} reads `document` while the page is rendered, so it only appears in the browser',
      '11:11 {...{ title: location.host }} reads `location`, which only browsers have, so the attribute is left out',
      '13:1 {[1].map(() => innerWidth)} reads `innerWidth`, which only browsers have, so nothing is shown',
    ],
  )
  const html = site.read('index.html')
  expect(html).toMatch(/At <skerry-island name="index-[^>]*><\/skerry-island>\./)
  expect(html).toContain('in the card')
  expect(html).toMatch(/OBAN of <skerry-island [^>]*>0</)
  expect(site.read('place.html')).toMatch(/<skerry-island [^>]*>no tide</)
})

test('names of browsers that are names of props in snippets mean the browser in pages', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Index',
      '{screen.width}\n\n<b id={location.hash}>here</b>\n\n{await location.host}',
    ),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.report.diagnostics).not.toHaveProperty('mdx/unknown-part')
  const told = site.report.diagnostics['islands/browser-only']!
  expect(told.map(({ message }) => message)).toEqual([
    '{screen.width} reads `screen` while the page is rendered, so it only appears in the browser',
    '<b> reads `location` while the page is rendered, so it only appears in the browser',
    '{await location.host} reads `location`, which only browsers have, so nothing is shown',
  ])
  const html = site.read('index.html')
  expect(html.match(/<skerry-island name="index-/g)).toHaveLength(2)
  expect(html).toContain('here')
})

test('what throws in a snippet is reported for each page that shows it, once', async () => {
  const body = 'import S from "/snippets/s.mdx"\n\n<S {...{}.x} />\n\n<S {...{}.x} />'
  const site = await buildSite(
    {
      'docs.json': settings(['index', 'other', 'whole']),
      'index.mdx': page('Index', body),
      'other.mdx': page('Other', body),
      'whole.mdx': page('Whole', 'import T from "/snippets/t.mdx"\n\n<T {...{}.x} />'),
      'snippets/t.mdx': 'Text.\n\n<b title={props.missing.name}>b</b>',
      'snippets/s.mdx': 'a {missing} {(() => { throw new Error("oops") })()}',
    },
    { args: ['--allow-page-errors'] },
  )
  const failures = site.report.diagnostics['mdx/expression-failed']!
  expect(failures.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['snippets/s.mdx', 1, 3],
    ['snippets/s.mdx', 1, 13],
  ])
  expect(failures[1]!.message).toContain('oops')
  expect(site.read('other.html')).toContain('a {missing}')
  expect(site.report.diagnostics['render/expression-failed']).toMatchObject([
    { file: 'snippets/t.mdx', line: 3, column: 25 },
  ])
}, 60_000)
