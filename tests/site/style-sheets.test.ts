import { expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

const api = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'All pets.' } },
      },
    },
  },
}

/**
 * Texts of the stylesheets that a page links to, except the core's and the generated one.
 */
function sheetsOf(site: BuiltSite, file: string): string[] {
  const links = site.read(file).matchAll(/rel="stylesheet" href="\/([^"]+)"/g)
  return [...links]
    .map(([, path]) => path!)
    .filter((path) => !/assets\/(core|generated|utilities)-/.test(path))
    .map((path) => site.read(path))
}

test('a page of an API has the styles of the reference in one sheet; other pages have what they use', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'plain', 'GET /pets'], {
      api: { openapi: 'api.json' },
    }),
    'index.mdx': page('Home', '<Card title="A">Text</Card>\n\n```js\nlet a\n```'),
    'plain.mdx': page('Plain', '<Card title="B">Text</Card>'),
    'api.json': api,
  })
  expect(site.code, site.output).toBe(0)
  const operation = site.report.pages.find(({ url }) => !['/', '/plain'].includes(url))!
  const [reference, ...others] = sheetsOf(site, operation.output)
  // The "Try it" button is an island with its own stylesheet.
  expect(others.filter((text) => !text.includes('.tryit-button'))).toEqual([])
  for (const part of ['.api-endpoint', '.field-name', '.code-block', '.tabs'])
    expect(reference).toContain(part)

  const home = sheetsOf(site, 'index.html').join('')
  expect(home).toContain('.code-block')
  expect(home).not.toContain('.api-endpoint')
  expect(sheetsOf(site, 'plain.html').join('')).not.toContain('.code-block')
})

test('components that pages use together have one stylesheet', async () => {
  const body = '<Card title="A" icon="star">Text</Card>\n\n<Note>[Home](/)</Note>'
  const site = await buildSite({
    'docs.json': settings(['index', 'other', 'tree']),
    'index.mdx': page('Home', body),
    'other.mdx': page('Other', body),
    'tree.mdx': page('Tree', '<Tree><Tree.File name="a" /></Tree>'),
  })
  expect(site.code, site.output).toBe(0)
  const [sheet, ...others] = sheetsOf(site, 'index.html')
  expect(others).toEqual([])
  expect(sheet).toContain('.card')
  expect(sheet).toContain('.callout')
  expect(sheetsOf(site, 'other.html')).toEqual([sheet])
  expect(sheetsOf(site, 'tree.html').join('')).not.toContain('.callout')
  const linked = site.files().filter((file) => /assets\/style-/.test(file))
  expect(linked.filter((file) => !/not-found|tree/.test(file))).toEqual([])
})

test('a page keeps the styles of its components where an interactive snippet of another page imports one of them', async () => {
  const code = '```js\nlet a\n```'
  const site = await buildSite({
    'docs.json': settings(['index', 'interactive']),
    'index.mdx': page('Home', `<Card title="A">Text</Card>\n\n${code}`),
    // Both pages use cards and code, so these share one stylesheet. The island imports
    // cards.
    'interactive.mdx': page(
      'Interactive',
      `import { Counter } from '/snippets/counter.jsx'\n\n<Counter />\n\n${code}`,
    ),
    'snippets/counter.jsx': `import { useState } from 'react'
export const Counter = () => {
  const [count, setCount] = useState(0)
  return <Card title="Count"><button onClick={() => setCount(count + 1)}>{count}</button></Card>
}`,
  })
  expect(site.code, site.output).toBe(0)
  for (const file of ['index.html', 'interactive.html']) {
    const styles = sheetsOf(site, file).join('')
    expect([styles.includes('card-title'), styles.includes('.code-block-copy')]).toEqual([
      true,
      true,
    ])
  }
})

test('the layers keep their order where the module of an island imports a component of the layout', async () => {
  const site = await buildSite({
    'docs.json': settings([{ group: 'Group', icon: 'star', pages: ['index'] }]),
    'index.mdx': page(
      'Home',
      `import { Counter } from '/snippets/counter.jsx'\n\n<Counter />`,
    ),
    'snippets/counter.jsx': `export const Counter = () => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
export const Star = () => <Icon icon="star" />`,
  })
  const [, core] = /rel="stylesheet" href="\/(assets\/core-[^"]+)"/.exec(
    site.read('index.html'),
  )!
  const layers = site.read(core!).matchAll(/@layer skerry\.(\w+)/g)
  const first = [...new Set([...layers].map(([, name]) => name))]
  expect(first.slice(0, 3)).toEqual(['reset', 'base', 'prose'])
})

test('only sites with a decorated background have the styles of that decoration', async () => {
  const styles = async (more: object) => {
    const site = await buildSite({
      'docs.json': settings(['index'], more),
      'index.mdx': page('Home', 'Text.'),
    })
    expect(site.code, site.output).toBe(0)
    const core = site.files().find((file) => /assets\/core-.*\.css$/.test(file))!
    return site.read(core)
  }
  const decoration = /\.page-background:before\{/
  expect(await styles({})).not.toMatch(decoration)
  expect(await styles({ background: { decoration: 'grid' } })).toMatch(decoration)
})

test('links, rows and code blocks have the names that a site selects them by', async () => {
  const files = {
    'docs.json': settings(['start', { group: 'Nested', pages: ['guides/more'] }]),
    'start.mdx': page(
      'Start',
      '[one](/guides/more) <a href="https://x.test" className="mine">two</a>\n\n<Card title="Three" href="/guides/more" />\n\n```sql\nSELECT 1\n```\n\n```bash\nls\n```\n\n```tolk\nfun main()\n```\n\n```\nplain\n```',
    ),
    'guides/more.mdx': page('More'),
  }
  const plain = await buildSite(files)
  expect(plain.read('start.html')).not.toMatch(
    /class="link|data-title|<li id=| language=|shiki|data-testid/,
  )
  const styled = await buildSite({
    ...files,
    'style.css': '.link { font-weight: 400 }',
    'nav.js': `document.querySelector('li[id="/guides/more"]')?.remove()`,
    'sql.js': `document.querySelector('.code-block[language="sql"] pre.shiki')`,
  })
  const html = styled.read('start.html')
  expect(html).toContain('<a href="/guides/more" class="link">one</a>')
  expect(html).toMatch(/<a href="https:\/\/x\.test" class="link mine"[^>]*>two/)
  expect(html.match(/class="link[ "]/g)).toHaveLength(2)
  expect(html).toMatch(/<li id="\/guides\/more" data-title="More"/)
  expect(html).toMatch(
    /<div language="sql" class="code-block"[^>]*>.*<pre language="sql" class="shiki code-block-background"[^>]*><code language="sql"/,
  )
  expect(html).toContain('<code language="shellscript" class="language-bash"')
  expect(html).toContain(' data-testid="copy-code-button" ')
  // As on Mintlify, where scripts colour languages of their own.
  expect(html.match(/<code language="text" class="language-text"/g)).toHaveLength(2)
})

test("styles for the paragraphs of Mintlify's pages are for those of the site", async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home'),
    'style.css': `.a span[data-as="p"], .b[data-as='p'], [data-as=p] > b { color: #123456 }`,
  })
  const sheet = site.files().find((file) => /assets\/core-/.test(file))!
  expect(site.read(sheet)).toContain(
    '.a :is(p,span[data-as=p]),.b:is(p,[data-as=p]),:is(p,[data-as=p])>b{color:#123456}',
  )
})

test('styles for the inner elements of methods and step numbers are for these, those for the coloured row for that of the page', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home'),
    'style.css': `.dark .method-nav-pill > span { color: #123456 }
a .method-nav-pill span:hover { color: #123457 }
.method-nav-pill > span-like { color: #123458 }
#sidebar li > a.text-primary { color: #123459 }
.param-head { color: #12345b }
.steps [data-component-part='step-number'] > div { color: #12345a }`,
  })
  const sheet = site.files().find((file) => /assets\/core-/.test(file))!
  expect(site.read(sheet)).toContain(
    '.dark :is(.method-nav-pill>span,.method-nav-pill){color:#123456}a :is(.method-nav-pill span,.method-nav-pill):hover{color:#123457}.method-nav-pill>span-like{color:#123458}#sidebar li>a:is(.text-primary,[aria-current=page]){color:#123459}:is(.param-head,.field-head){color:#12345b}.steps :is([data-component-part=step-number]>div,[data-component-part=step-number]){color:#12345a}',
  )
})

test('styles for links without a class match none of the layout and of Markdown, as on Mintlify', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', '[There](/there)\n\n<div><a href="/x">Own</a></div>'),
    'style.css': 'a:not([class]):hover { color: #123456 }',
  })
  const sheet = site.files().find((file) => /assets\/core-/.test(file))!
  expect(site.read(sheet)).toContain(
    'a:not([class]):where(.mdx-content *):hover{color:#123456}',
  )
  expect(site.read('index.html')).toContain('<a href="/there" class="link">')
})

test("styles for the header's text are for the description of the page", async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home'),
    'style.css': `#header .prose { color: #123456 }
.dark #header .prose > p, #header .prose-like { color: #123457 }`,
  })
  const sheet = site.files().find((file) => /assets\/core-/.test(file))!
  expect(site.read(sheet)).toContain(
    ':is(#header .prose,#header .page-description){color:#123456}.dark :is(#header .prose>p,#header .page-description),#header .prose-like{color:#123457}',
  )
})

test('utility classes that a component puts together have styles', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Home',
      'import { Tree } from "/snippets/tree.jsx"\n\n<Tree depth={2} />',
    ),
    'snippets/tree.jsx':
      'export const Tree = ({ depth }) => <ul className={`flex ml-${depth * 4}`} />',
  })
  expect(site.code, site.output).toBe(0)
  const sheet = site.files().find((file) => /assets\/utilities-/.test(file))!
  expect(site.read(sheet)).toContain('.ml-8{')
})

test('icons are masks where styles of the site set their background', async () => {
  const icon = '<Icon icon="rocket" className="mine" />'
  const files = { 'docs.json': settings(['index']), 'index.mdx': page('Home', icon) }
  const plain = await buildSite(files)
  expect(plain.read('index.html')).not.toContain('mask-image')
  const styled = await buildSite({
    ...files,
    'style.css': 'svg.mine { background-color: #d9d5f0 }',
  })
  expect(styled.code, styled.output).toBe(0)
  expect(styled.read('index.html')).toMatch(
    /<svg class="icon mine"[^>]* style="mask-image:[^>]*><\/svg>/,
  )
  // Those of the layout are on every page.
  expect(JSON.parse(styled.read('csp.json')).base).toContain("'unsafe-inline'")
})

test('icons name their file where styles of the site select them by it', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Home',
      '<Accordion title="Why" icon="circle-info">So.</Accordion>',
    ),
    'style.css': '.accordion:has(svg[style*="circle-info.svg"]) { color: #123456 }',
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('index.html')).toMatch(
    /<svg class="icon[^>]* data-file="circle-info.svg"/,
  )
  const sheets = site.files().filter((file) => file.endsWith('.css'))
  expect(sheets.map((file) => site.read(file)).join('')).toMatch(
    /\[data-file\*="?circle-info/,
  )
})

test('invalid CSS of the site and imports of missing files are left out, as by browsers', async () => {
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'Text.'),
    'style.css': `@import "./gone.css";
.first { --own: 1 }
// no comment
.second { --own: 2 }
.third { *zoom: 1; --own: 3 }
`,
  })
  expect(site.code, site.output).toBe(0)
  const [core] = [...site.read('index.html').matchAll(/href="\/(assets\/core-[^"]+)"/g)]
  const sheet = site.read(core![1]!)
  expect(sheet).toMatch(/\.first\s*\{\s*--own:\s*1/)
  expect(sheet).toMatch(/\.third\s*\{\s*--own:\s*3/)
  expect(sheet).not.toContain('.second')
  expect(sheet).not.toContain('gone.css')
  expect(site.output).toContain('style.css:3:1')
})

test('CSS modules of components are linked, also those that an island imports too', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'island']),
    'index.mdx': page('Home', 'import { Mark } from "/snippets/mark.jsx"\n\n<Mark />'),
    'island.mdx': page('Island', 'import Count from "/count.island.jsx"\n\n<Count />'),
    'snippets/mark.jsx':
      'import s from "./mark.module.css"\nexport const Mark = () => <b className={s.mark}>a</b>',
    'snippets/mark.module.css': '.mark { order: 3 }',
    'count.island.jsx':
      'import s from "/snippets/mark.module.css"\nexport default () => <i className={s.mark}>b</i>',
    'theme/Footer.jsx':
      'import s from "./foot.module.css"\nexport default () => <footer className={s.foot}>c</footer>',
    'theme/foot.module.css': '.foot { order: 4 }',
  })
  expect(site.code, site.output).toBe(0)
  for (const [file, tag, name, rule] of [
    ['index.html', 'b', 'mark', '{order:3}'],
    ['island.html', 'i', 'mark', '{order:3}'],
    ['index.html', 'footer', 'foot', '{order:4}'],
  ] as const) {
    const html = site.read(file)
    const [, given] = new RegExp(`<${tag} class="(_${name}[^"]*)"`).exec(html) ?? []
    const links = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)]
    const css = links.map(([, path]) => site.read(path!)).join('')
    expect(css).toContain(`.${given}${rule}`)
  }
})
