import { writeFileSync, mkdtempSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashFile } from '../../../plugin/kit/hash-file.ts'
import { compile, places, render } from './compile.tsx'

test.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty'])(
  'a tag and a package may be named %s, as what all objects have',
  async (name) => {
    const { html, page } = await render(
      `import ${name}$ from '${name}'\n\n<${name} id="x">a</${name}> <b title={${name}$}>b</b>`,
      {},
      undefined,
      { [name]: { default: 'c' } },
    )
    expect(page.diagnostics).toEqual([])
    expect(page.imports).toEqual([{ id: name, names: ['default'] }])
    expect(html).toBe(`<${name} id="x">a</${name}>\n<b title="c">b</b>`)
  },
)

describe('headings and ids', () => {
  test('an id that is only known when it is rendered is kept where nothing lists it', async () => {
    const { html, page } = await render(
      'export const own = "mine"\n\n<Accordion title="More" id={own} />\n\n<Step title="First" id={own + 1} />\n\n<Step title="Listed" titleSize="h2" id={own} />',
    )
    expect(html).toContain('<accordion title="More" id="mine">')
    expect(html).toContain('<step title="First" id="mine1">')
    expect(html).toContain('id="listed"')
    expect(page.headings.map(({ id }) => id)).toEqual(['listed'])
    expect(page.computesIds).toBe(true)
  })

  test('ids of tabs and views are kept too; those of the contents and feeds are reported', async () => {
    const { html, page } = await render(
      `export const own = "mine"

<Tabs>
<Tab title="One" id={own}>
### Inside
</Tab>
</Tabs>

<View title="Two" id={own + 2} />

<Update label="v1" id={own} />

<h2 id={own}>Three</h2>

<Step title="Listed" titleSize="h2" id={own} />`,
    )
    expect(html).toContain('<tab title="One" id="mine">')
    expect(html).toContain('<view title="Two" id="mine2">')
    expect(page.updates).toMatchObject([{ id: 'v1' }])
    expect(page.headings[0]).not.toHaveProperty('within')
    expect(page.diagnostics).toMatchObject([
      {
        code: 'mdx/computed-id',
        line: 11,
        column: 20,
        hint: 'Write it as text: `id="…"`.',
      },
      { code: 'mdx/computed-id', line: 13, column: 5 },
      { code: 'mdx/computed-id', line: 15, column: 37 },
    ])
  })

  test('headings know their depth, alias and panels; containers hide them from the contents', async () => {
    const { page, html } = await render(`
# One

## Config.json & \`more\` <Icon icon="x" />

<Tabs>
<Tab title="Install">
### In a tab
</Tab>
</Tabs>

<Accordion title="More: info">
### Folded
</Accordion>

##### Five
`)
    expect(page.headings).toEqual([
      { depth: 1, id: 'one', text: 'One', toc: true },
      {
        depth: 2,
        id: 'config-json-&-more',
        aliases: ['configjson--more', 'config.json-&-more'],
        text: 'Config.json & more',
        toc: true,
      },
      { depth: 3, id: 'in-a-tab', text: 'In a tab', toc: true, within: ['install'] },
      { depth: 3, id: 'folded', text: 'Folded', toc: false },
    ])
    expect(html).toContain('<accordion title="More: info" id="more-info">')
    expect(html).toContain('<h5>Five</h5>')
    for (const { id } of page.headings) expect(page.ids).toContain(id)
  })

  test('headings with expressions are listed under the text that they will have', async () => {
    const { page } = await render(`
export const product = 'Skerry'

## {product}

## Install {product} {/* here */}

## Plain {/* comment */}
`)
    expect(page.headings).toEqual([
      { depth: 2, id: 'section', text: '', toc: true, computed: true },
      { depth: 2, id: 'install', text: 'Install', toc: true, computed: true },
      { depth: 2, id: 'plain', text: 'Plain', toc: true },
    ])
  })

  test('an empty link to itself in a heading is a place to link to, not a link', async () => {
    const anchors = '<a href="#a" id="a"></a> <a href="#c" id="b"></a>'
    const { html, page } = await render(`## Title ${anchors}`)
    expect(html).toContain('<a id="a"></a> <a href="#c" id="b"></a>')
    expect(
      page.findings.flatMap(({ code, message }) =>
        code === 'check/link-without-text' ? [message] : [],
      ),
    ).toEqual(['The link to `#c` has no text'])
  })

  test('messages about headings leave out the id that the author gave', async () => {
    const { page } = await render('#### `a` b {#my-id}')
    expect(page.findings.map(({ message }) => message)).toEqual([
      '`a b` is a heading of level 4, but the one above it has level 1',
    ])
  })

  test('what is below a component of the page may follow a heading that it renders', async () => {
    const text = 'export const Part = () => <h3>Part</h3>\n\n## A\n\n'
    const levels = async (body: string) =>
      (await render(text + body)).page.findings.filter(
        ({ code }) => code === 'check/heading-order',
      ).length
    expect(await levels('<Part />\n\n#### B')).toBe(0)
    expect(await levels('{[1].map((n) => <h3 key={n}>n</h3>)}\n\n#### B')).toBe(0)
    expect(await levels('<Part />\n\n## B\n\n#### C')).toBe(1)
    expect(await levels('<Note>Text</Note>\n\n{1 + 1}\n\n#### B')).toBe(1)
  })

  test('two Tabs with the same titles, fields and steps have ids of their own', async () => {
    const { html, page } = await render(`
<Tabs><Tab title="npm">a</Tab></Tabs>

<Tabs><Tab title="npm">b</Tab><Tab title="x" id="mine">c</Tab></Tabs>

<ParamField body="userName" /> <ResponseField name="userName" />

<Steps titleSize="h3"><Step title="First step">x</Step></Steps>

## npm
`)
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'npm-2',
      'npm-3',
      'mine',
      'param-user-name',
      'param-user-name-1',
      'first-step',
      'npm',
    ])
    expect(html).toContain('alias="param-user-name_1"')
    expect(page.ids).toContain('param-user-name_1')
    expect(page.headings.map(({ id, toc }) => [id, toc])).toEqual([
      ['first-step', true],
      ['npm', true],
    ])
  })

  test('the contents list steps without the Markdown of their titles', async () => {
    const { page } = await render(
      '<Steps titleSize="h3"><Step title="Run `init` **twice**, see [more](/b)">x</Step></Steps>',
    )
    expect(page.headings.map(({ text }) => text)).toEqual(['Run init twice, see more'])
  })

  test('a video that starts by itself is muted, repeats and stays in the page', async () => {
    const { html } = await render(
      '<video autoPlay loop={false} src="/a.mp4" />\n\n<video autoPlay={false} src="/b.mp4" />\n\n<video src="/c.mp4" />',
    )
    const videos = html.match(/<video[^>]*>/g) ?? []
    expect(videos.map((tag) => tag.match(/autoplay|playsinline|loop|muted/g))).toEqual([
      ['autoplay', 'playsinline', 'muted'],
      null,
      null,
    ])
  })

  test('ids of titles have none of their Markdown', async () => {
    const { html } = await render(
      '<Tabs><Tab title="**npm**">1</Tab><Tab title="`yarn` ~~x~~">2</Tab></Tabs>\n\n<Steps><Step title="Do `it`, see [more](/b)">x</Step></Steps>\n\n<Accordion title="_Edit_ [more](https://a.b)">x</Accordion>',
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['npm', 'yarn-x', 'do-it-see-more', 'edit-more']),
    )
  })

  test('an id that the author gave an element is nobody else’s', async () => {
    const { html } = await render('## Setup\n\n<div id="setup">x</div>')
    expect(html).toContain('id="setup-2"')
  })

  test('an anchor around a heading leaves its id to the heading', async () => {
    const { html, page } = await render(
      '<div id="start">\n  ## Empezar {#start}\n</div>\n\n<div id="limits">\n  ## Limits\n</div>\n\n<div id="help">\n  ## Ayuda\n</div>\n\n## Limits',
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['start', 'limits', 'help', 'ayuda', 'limits-2'])
    expect(page.diagnostics).toEqual([])
  })

  test('updates are listed with their tags', async () => {
    const { page } = await render(
      '\n<Update label="v1.2" description="May" tags={["a", "b"]}>\n## Inside\n</Update>',
    )
    expect(page.updates).toEqual([
      {
        id: 'v1-2',
        label: 'v1.2',
        description: 'May',
        tags: ['a', 'b'],
        file: 'guides/page.mdx',
        line: 2,
      },
    ])
    expect(page.headings.map(({ text, toc }) => [text, toc])).toEqual([
      ['v1.2', true],
      ['Inside', false],
    ])
  })

  test('an update whose label is an element is listed by its words', async () => {
    const { page, html } = await render(
      '<Update label={<span>SDK <code>v2.3</code> {"out"}</span>} tags={["a"]}>x</Update>\n\n<Update label={<b>{[1].join()}</b>}>y</Update>',
    )
    expect(page.updates).toMatchObject([
      { id: 'sdk-v2-3-out', label: 'SDK v2.3 out', tags: ['a'] },
    ])
    expect(html).toContain('id="sdk-v2-3-out"')
  })

  test('pages in mode custom have no heading ids', async () => {
    const { html, page } = await render('## A', { mode: 'custom' })
    expect(html).toBe('<h2>A</h2>')
    expect(page.headings).toEqual([])
  })

  test('the heading that became the title is left out, but for its anchor', async () => {
    expect((await render('# T\n\ntext', { dropFirstHeading: true })).html.trim()).toBe(
      '<p>text</p><span id="t" class="heading-alias"></span>',
    )
  })
})

describe('other ids that lead to a heading', () => {
  test.each([
    ['Step 1: Do it', ['step-1:-do-it']],
    ['How am I billed?', ['how-am-i-billed?']],
    ["What's next?", ["what's-next?", 'whats-next?', 'what’s-next', 'what’s-next?']],
    ['What’s next', ['whats-next']],
    ['Limits <Badge>Beta</Badge>', ['limits-beta']],
    ['Ebb -- flood', ['ebb----flood', 'ebb-—-flood']],
    [
      'Access control (DMS + groups)',
      ['access-control-dms--groups', 'access-control-(dms-+-groups)'],
    ],
    [
      'Implemented (Dec 9, 2025)',
      ['implemented-(dec-9,-2025)', 'implemented-dec-9,-2025'],
    ],
    ['Getting started', undefined],
  ])(
    '%s: that of other generators, and the forms that were published',
    async (text, aliases) => {
      const { headings, ids } = (await render(`## ${text}`)).page
      expect(headings[0]!.aliases).toEqual(aliases)
      for (const alias of aliases ?? []) expect(ids).toContain(alias)
    },
  )

  test('an update has the one of published links, also where headings have no ids', async () => {
    const { html, page } = await render(
      '<Update label="v1.0 — June 8, 2026">a</Update>\n\n<Update label="v1.0 — June 8, 2026">b</Update>',
      { mode: 'custom' },
    )
    expect(page.ids).toContain('v1-0-—-june-8,-2026')
    expect(html).toContain('id="v1-0-—-june-8-2026" alias="v1-0-—-june-8,-2026"')
    expect(page.headings.map(({ aliases }) => aliases)).toEqual([
      ['v1-0-—-june-8,-2026'],
      undefined,
    ])
  })

  test('none that something else on the page has', async () => {
    const { page, html } = await render(
      '## Step 1: Do it\n\n## Step 1, do it\n\n<b id="step-1,-do-it" />',
    )
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.headings.map(({ aliases }) => aliases)).toEqual([
      ['step-1:-do-it'],
      undefined,
    ])
  })

  test('a first heading that became the title leaves its anchor', async () => {
    const { html, page } = await render('# What is new?\n\nText', {
      dropFirstHeading: true,
    })
    expect(html).toBe(
      '<p>Text</p><span id="what-is-new" class="heading-alias"></span><span id="what-is-new?" class="heading-alias"></span>',
    )
    expect(page.ids).toContain('what-is-new')
  })

  test('a first heading that became the title leaves the id that the author gave it', async () => {
    const { html } = await render('# Install {#setup}\n\nText', {
      dropFirstHeading: true,
    })
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['setup', 'install'])
  })
})

describe('links and images', () => {
  test('keep the extension of files that a build writes', async () => {
    const { html } = await render(
      '[a](/skill.md) [b](/.well-known/a.md#c) [d](/skills.md)',
    )
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/skill.md',
      '/.well-known/a.md#c',
      '/skills',
    ])
  })

  test('are resolved against the page’s folder, with base where they are plain', async () => {
    const { html, page } = await render(
      '[a](./b.md#c) [b](../x/index.mdx) [c](/d?e) [d](#f) [e](https://e.com) [f](mailto:a@b.c)\n\n<Card href="b" img="./i.png" />\n\n<a href="/z">z</a>',
      { options: { base: '/docs/' } },
    )
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/docs/guides/b#c',
      '/docs/x',
      '/docs/d?e',
      '#f',
      'https://e.com',
      'mailto:a@b.c',
      '/docs/z',
    ])
    expect(html).toContain('target="_blank" rel="noreferrer"')
    expect(html).toContain('<card href="/guides/b" img="/guides/i.png">')
    expect(
      page.links.map(
        ({ kind, target, line, column }) => `${kind} ${target} ${line}:${column}`,
      ),
    ).toEqual([
      'link /guides/b#c 1:1',
      'link /x 1:15',
      'link /d?e 1:35',
      'link /guides/page#f 1:45',
      'link https://e.com 1:53',
      'link mailto:a@b.c 1:72',
      'link /guides/b 3:7',
      'image /guides/i.png 3:16',
      'link /z 5:4',
    ])
  })

  test('may be written as the published site has them', async () => {
    const { html, page } = await render(
      '[a](/docs/guide#b) [b](/docs) [c](/docsy) ![d](/docs/i.png)\n\n<Card href="/docs/guide" />',
      { options: { base: '/docs/', prefixes: ['/docs/'] } },
    )
    expect(page.links.map(({ target }) => target)).toEqual([
      '/guide#b',
      '/',
      '/docsy',
      '/i.png',
      '/guide',
    ])
    expect(html).toContain('<a href="/docs/guide#b">')
    expect(html).toContain('<a href="/docs/docsy">')
  })

  test('lead where a redirect would, with the query and the fragment', async () => {
    const { html } = await render('[a](/old#x) [b](/old?q=1#x) [c](/part#x) ![d](/old)', {
      options: { redirects: { '/old': '/new', '/part': '/new#part' } },
    })
    const found = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)
    expect(found).toEqual(['/new#x', '/new?q=1#x', '/new#part', '/old'])
  })

  test('have the base wherever an element has them: lists of images, styles, objects, forms', async () => {
    const { html, page } = await render(
      `<img src="/a.png" srcSet="/b.png 1x, /c.png 2x" alt="" />

<picture><source srcset="/d.webp 100w, https://other.example/e.webp 200w" /></picture>

<div style="background: url(/f.png) no-repeat" />

<div style={{ backgroundImage: "url('/g.png')" }} />

<object data="/h.pdf" />

<form action="/send"><button formAction="/drop">Go</button></form>

<iframe srcDoc={'<a href="/send">Go</a>'} title="Frame" />

<style>{'.k { background: url(/k.png) }'}</style>

<style>{'.l { background: url(/l.png); top: ' + (1 + 1) + 'px }'}</style>

<svg><use xlinkHref="/i.svg#part" /><use xlink:href="/j.svg#part" /><use xlinkHref="#part" /></svg>`,
      { options: { base: '/docs/' } },
    )
    expect([...html.matchAll(/xlink:?href="([^"]*)"/gi)].map(([, url]) => url)).toEqual([
      '/docs/i.svg#part',
      '/docs/j.svg#part',
      '#part',
    ])
    expect(html).toMatch(/srcdoc="[^"]*a href=&quot;\/docs\/send&quot;/i)
    for (const file of [
      'a.png',
      'b.png 1x',
      'c.png 2x',
      'd.webp 100w',
      'f.png',
      'g.png',
      'k.png',
      'l.png',
    ])
      expect(html).toContain(`/docs/${file}`)
    for (const attribute of ['data="/docs/h.pdf"', 'action="/docs/send"'])
      expect(html).toContain(attribute)
    expect(html).toMatch(/formaction="\/docs\/drop"/i)
    expect(html).toContain('https://other.example/e.webp 200w')
    expect(html).not.toMatch(/[("\s',](?:\/[a-h]\.)/)
    expect(page.links.map(({ target }) => target)).toContain('/h.pdf')
  })

  test('schemes that run code lose their address', async () => {
    const { html, page } = await render(
      '[a](javascript:alert(1)) <a href=" java\tscript:x">b</a> [c](data:text/html,x)',
    )
    expect(html).not.toMatch(/href/)
    expect(page.diagnostics.map(({ code }) => code)).toEqual(
      Array(3).fill('mdx/forbidden-address'),
    )
  })

  test('images have their size, and references are images', async () => {
    const root = mkdtempSync(join(tmpdir(), 'skerry-images-'))
    mkdirSync(join(root, 'guides'))
    writeFileSync(
      join(root, 'guides/a b.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    )
    const { html, page } = await render(
      '![alt text](<a b.svg> "T")\n\n<img src="/guides/a b.svg" width="60" noZoom />\n\n![r][x]\n\n<Card img="a b.svg" title="A" />\n\n[x]: ./a%20b.svg',
      { root },
    )
    expect([...html.matchAll(/<image [^>]*>/g)].map(String)).toEqual([
      '<image src="/guides/a b.svg" alt="alt text" title="T" width="30" height="20">',
      '<image src="/guides/a b.svg" width="60" noZoom height="40">',
      '<image src="/guides/a%20b.svg" alt="r" width="30" height="20">',
    ])
    expect(html).toContain(
      '<card img="/guides/a b.svg" title="A" imgWidth="30" imgHeight="20">',
    )
    expect(page.dependencies).toHaveLength(1)
    const own = await render(
      'export const Image = (props) => <b {...props} />\nexport const Card = Image\n\n![m](<a b.svg>)\n\n<Image src="/guides/a b.svg" />\n\n<Card img="/guides/a b.svg" />',
      { root },
    )
    expect(own.html).toContain('src="/guides/a b.svg" alt="m" width="30" height="20"')
    expect(own.html.match(/width=/gi)).toHaveLength(1)
  })

  test('the files of images are dependencies, in the same order each time, also those without a size', async () => {
    const root = mkdtempSync(join(tmpdir(), 'skerry-images-'))
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    writeFileSync(join(root, 'b.svg'), drawing)
    writeFileSync(join(root, 'a.svg'), drawing.replace('/>', ' width="3" height="2"/>'))
    const { page } = await render('![](/b.svg) ![](/none.png) ![](/a.svg)', { root })
    expect(page.dependencies).toEqual(
      ['a.svg', 'b.svg', 'none.png'].map((file) => ({
        file,
        hash: hashFile(join(root, file)) ?? '',
      })),
    )
  })
})

describe('code', () => {
  test('fences become CodeBlock with everything their info string says', async () => {
    const { html, page } = await render(
      '````md Nested title {1} icon="x" lines wrap expandable nocopy start=4\n```js\n```\n````',
    )
    expect(html).toContain(
      'language="md" title="Nested title" icon="x" lines start="4" wrap expandable nocopy',
    )
    expect(html.replace(/<[^>]*>/g, '')).toBe('```js\n```')
    expect(Object.keys(page.codeStyles).length).toBeGreaterThan(0)
    expect(page.components).toEqual(['CodeBlock'])
  })

  test('an authored CodeBlock is highlighted, from a fence or a template literal', async () => {
    const { html } = await render(
      '<CodeBlock language="js" filename="a.js">\n{`\n  const a = 1\n  b()\n`}\n</CodeBlock>\n\n<CodeBlock lines>\n```py x.py\nimport a\n```\n</CodeBlock>',
    )
    expect(html).toContain('<codeblock language="js" title="a.js">')
    expect(html.replace(/<[^>]*>/g, '')).toContain('const a = 1\nb()')
    expect(html).toContain('language="py" title="x.py"')
    expect(html.match(/class="c-/g)!.length).toBeGreaterThan(2)
  })

  test('a language with the name of a built-in property is unknown', async () => {
    const page = await compile('```constructor\nx\n```')
    expect(page.diagnostics).toMatchObject([{ code: 'code/unknown-language' }])
  })

  test('an unknown language is named, with the nearest', async () => {
    const page = await compile('```pyhton\nx\n```')
    expect(page.diagnostics[0]).toMatchObject({
      code: 'code/unknown-language',
      line: 1,
      hint: expect.stringContaining('`python`'),
    })
  })

  test('options that are joined to the language are told from its name', async () => {
    const page = await compile('```js:line-numbers {1}\nx\n```')
    expect(page.diagnostics[0]).toMatchObject({
      code: 'code/unknown-language',
      hint: expect.stringContaining('The language is `js`') as string,
    })
  })

  test('diagrams are left to the browser', async () => {
    const { html, page } = await render('```mermaid actions={false}\nflowchart\n```')
    expect(html).toBe('<mermaid chart="flowchart" actions="false"></mermaid>')
    const shown = await render('```mermaid placement="top-left" actions={true}\nx\n```')
    expect(shown.html).toBe(
      '<mermaid chart="x" placement="top-left" actions="true"></mermaid>',
    )
    expect(page.mermaid).toBe(true)
  })

  test('formulas are MathML', async () => {
    const { html } = await render('$x^2$\n\n$$\ny\n$$\n\n<Latex>z</Latex>')
    expect(html.match(/<math/g)).toHaveLength(3)
    expect(html).toContain('display="block"')
  })

  test('fences of math are formulas, but for those in groups of code blocks', async () => {
    const { html } = await render(
      '```math Energy\ne^{i\\pi} < 1\n```\n\n- ~~~math\n  x\n  ~~~\n\n```latex\ny\n```\n\n<CodeGroup>\n```math TeX\nz\n```\n</CodeGroup>',
    )
    expect(html.match(/<math [^>]*display="block"/g)).toHaveLength(2)
    expect(html.match(/<codeblock|<pre/g)).toHaveLength(2)
  })
})

describe('components and expressions', () => {
  test('unknown components draw what is inside, with the nearest name', async () => {
    const { html, page } = await render(
      '<Nope title="x">hi</Nope>\n\n<Card.Bad>there</Card.Bad>',
    )
    expect(html).toContain('hi')
    expect(html).toContain('there')
    expect(page.diagnostics).toMatchObject([
      { code: 'mdx/unknown-component', line: 1, column: 1, hint: 'Did you mean <Note>?' },
    ])
  })

  test('with a name of 2022 are those of today, unless the page has its own', async () => {
    const { html, page } = await render(
      '<Param body="id" type="string">x</Param>\n\n<SnippetGroup>\n```js One\n1\n```\n</SnippetGroup>',
    )
    expect(page.diagnostics).toEqual([])
    expect(page.fields).toMatchObject([{ place: 'body', name: 'id' }])
    expect(html).toContain('id="param-id"')
    expect(html).toContain('<codegroup>')
    const own = await render(
      'export const Param = () => <b>mine</b>\n\n<Param body="id" />',
    )
    expect(own.html).toContain('<b>mine</b>')
    expect(own.page.fields).toEqual([])
  })

  test.each([
    ['Link', 'a'],
    ['Admonition', 'Callout'],
    ['CodeBlocks', 'CodeGroup'],
    ['TabItem', 'Tab'],
  ])('<%s> is the name of <%s> in other tools', async (former, name) => {
    const { diagnostics } = await compile(`<${former}>x</${former}>`)
    expect(diagnostics).toMatchObject([{ hint: `Did you mean <${name}>?` }])
  })

  test('a snippet without a file is told what to write', async () => {
    const { diagnostics } = await compile('<Snippet />')
    expect(diagnostics).toMatchObject([
      {
        code: 'mdx/unknown-component',
        hint: 'Write <Snippet file="name.mdx" />, with a file of the folder `snippets`.',
      },
    ])
  })

  test('exports, frontmatter and components work in expressions', async () => {
    const { html, page } = await render(
      'export const list = ["a<", "b"]\n\nexport const Twice = ({ of }) => <Badge>{of * 2}</Badge>\n\nx {list.map((item) => <Badge key={item}>{item}</Badge>)} {list} {frontmatter.title} <Twice of={3} />',
      { frontmatter: { title: 'T' } },
    )
    expect(html).toBe(
      '<p>x <badge>a&lt;</badge><badge>b</badge> a&lt;b T <badge>6</badge></p>',
    )
    expect(page.diagnostics).toEqual([])
  })

  test('exports that hold state or listen to events are a module of their own', async () => {
    const body =
      'export const list = ["a"]\n\nexport const Twice = ({ of }) => { const [n] = useState(2); return <b>{of * n}</b> }\n\nx <Twice of={3} /> {list}'
    const id = '/guides/page.mdx.skerry.jsx'
    const module = { list: ['a'], Twice: ({ of }: { of: number }) => of * 2 }
    const { html, page } = await render(body, {}, undefined, { [id]: module })
    expect(page.imports).toEqual([{ id, names: ['list', 'Twice'] }])
    expect(html).toBe('<p>x 6 a</p>')
  })

  test('code that needs the page stays with the page', async () => {
    const { html, page } = await render(
      'export const Hi = () => { const [n] = useState(frontmatter.title); return <b>{n}</b> }\n\n<Hi />',
      { frontmatter: { title: 'T' } },
    )
    expect(page.imports).toEqual([])
    expect(html).toBe('<b>T</b>')
  })

  test('an expression that throws is rendered as written and reported, the rest is rendered', async () => {
    const { html, problems } = await render(
      'a {(() => { throw new Error("boom") })()} b\n\nc {new Promise(() => {})}',
    )
    expect(html).toContain(
      '<p>a {(() => { throw new Error("boom") })()} b</p>'.replaceAll('"', '&quot;'),
    )
    expect(html).toContain('<p>c </p>')
    expect(problems).toMatchObject([
      { code: 'mdx/expression-failed', line: 1, column: 3 },
    ])
  })

  test('elements in attributes and spreads are accepted', async () => {
    const { html, page } = await render(
      'x {import.meta.env?.X ?? "none"}\n\n<Card icon={<svg strokeWidth={2} />} {...{ title: "t" }} />\n\n<div {...{ title: "a" }}>**b**</div>',
    )
    expect(page.diagnostics).toEqual([])
    expect(html.replace(/\n+/g, '')).toBe(
      '<p>x none</p><card icon="[object Object]" title="t"></card><div title="a"><strong>b</strong></div>',
    )
  })

  test('variables are put in before anything else, in fences too', async () => {
    const { html, page } = await render(
      'v{{version}} {{vresion}} `{{x}}`\n\n```sh\nget {{version}}\n```',
      {
        options: { variables: { version: '1.2' } },
      },
    )
    expect(html).toContain('<p>v1.2 {{vresion}} <code>{{x}}</code></p>')
    expect(html.replace(/<[^>]*>/g, '')).toContain('get 1.2')
    expect(places(page)).toEqual(['1:14 mdx/undefined-variable'])
    expect(page.diagnostics[0]!.hint).toBe('Did you mean {{version}}?')
  })

  test('braces in a string of an expression are no undefined variable, unless one is meant', async () => {
    const { html, page } = await render(
      'a {"{{userName}}"} {\'b {{userName}}\'} {"{{vresion}}"} {"c"} {{userName}}',
      { options: { variables: { version: '1.2' } } },
    )
    expect(html).toContain(
      '<p>a {{userName}} b {{userName}} {{vresion}} c {{userName}}</p>',
    )
    expect(places(page)).toEqual([
      '1:41 mdx/undefined-variable',
      '1:61 mdx/undefined-variable',
    ])
  })

  test('examples leave the flow; of each kind the first counts', async () => {
    const { html, panel, page } = await render(
      '<RequestExample>\n```sh\na\n```\n</RequestExample>\n\ntext\n\n<ResponseExample>r</ResponseExample>\n\n<RequestExample>b</RequestExample>',
    )
    expect(html.trim()).toBe('<p>text</p>')
    expect(panel).toMatch(
      /^<requestexample><codeblock.*<\/requestexample>\s*<responseexample>r<\/responseexample>$/s,
    )
    expect(page.hasPanel).toBe(true)
    expect(places(page)).toEqual(['11:1 mdx/extra-panel'])
  })

  test('content for agents is not rendered', async () => {
    expect(
      (
        await render(
          '<Visibility for="agents">a</Visibility>\n\n<Visibility for="humans">b</Visibility>',
        )
      ).html.trim(),
    ).toBe('<visibility for="humans">b</visibility>')
  })

  test('the build learns class names, embeds and inline styles', async () => {
    const page = await compile(
      '<div className="grid gap-4"><iframe src="https://video.example.com/x" /><img src="https://img.example.com/a.png" /></div>\n\n<p className={true ? "a" : "b c"}>x</p>',
    )
    expect(page.classNames).toEqual(['grid', 'gap-4', 'a', 'b', 'c'])
    expect(page.embeds).toEqual([
      { kind: 'frame', origin: 'https://video.example.com' },
      { kind: 'img', origin: 'https://img.example.com' },
    ])
    expect(page.inlineStyles).toBe(false)
    expect((await compile('<b style="color:red">x</b>')).inlineStyles).toBe(true)
  })

  test.each([
    ['', '<p>{url}</p>'],
    ['const [url, setUrl] = useState("")', '<p onClick={setUrl}>{url}</p>'],
  ])('the build learns what exports of a page load: %s', async (state, view) => {
    const code = `export const url = 'https://tides.example/v1'

export const Tides = () => {
  ${state}
  useEffect(() => { fetch(url) }, [])
  return ${view}
}

[Link](https://link.example) <Tides />`
    expect((await compile(code)).embeds).toEqual([
      { kind: 'connect', origin: 'https://tides.example' },
    ])
  })

  test('a plugin that cannot be loaded fails the page, with the reason', async () => {
    const page = await compile('a', {
      options: { remarkPlugins: [['./no-such-plugin.mjs']] },
    })
    expect(page.failed).toBe(true)
    expect(page.diagnostics[0]).toMatchObject({ code: 'mdx/crash', severity: 'error' })
    expect(page.diagnostics[0]!.message).toContain('no-such-plugin')
  })

  test('authors’ remark and rehype plugins run', async () => {
    const root = mkdtempSync(join(tmpdir(), 'skerry-plugins-'))
    writeFileSync(
      join(root, 'shout.mjs'),
      'export default ({ end }) => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: "added" + end }] }) }',
    )
    writeFileSync(
      join(root, 'mark.mjs'),
      'export default () => (tree) => { for (const node of tree.children) if (node.tagName === "p") node.properties = { className: ["marked"] } }',
    )
    const { html } = await render('a', {
      root,
      options: {
        remarkPlugins: [['./shout.mjs', { end: '!' }]],
        rehypePlugins: [['./mark.mjs']],
      },
    })
    expect(html).toBe('<p class="marked">a</p>\n<p class="marked">added!</p>')
  })
})

test('a file that cannot be read is reported as such; a missing one, as the plugin’s mistake', async () => {
  let code = ''
  const failing = () => () => {
    const words = `${code}: some words, open`
    throw Object.assign(new Error(words), { code, syscall: 'open', path: '/data.txt' })
  }
  const told = async (each: string) => {
    code = each
    const { diagnostics } = await compile('Text', {
      options: { remarkPlugins: [failing] },
    })
    return diagnostics.map((problem) => [problem.code, problem.severity, problem.file])
  }
  // Many pages may need the file, so the problem is reported once, without a page.
  expect(await told('EIO')).toEqual([['system/file-error', 'error', undefined]])
  expect(await told('EMFILE')).toEqual([
    ['system/too-many-open-files', 'error', undefined],
  ])
  expect(await told('ENOENT')).toEqual([['mdx/crash', 'error', 'guides/page.mdx']])
})
