import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { h, toChildArray, type ComponentChildren, type VNode } from 'preact'
import { describe, expect, test } from 'vitest'
import { options, places, render, standIns } from './compile.tsx'

/** Documents that `@mdx-js/mdx` accepts mean the same here. */

interface Props {
  children?: ComponentChildren
}

const Pane = ({ children }: Props) => h('section', null, children)
const Count = ({ children }: Props) => h('b', null, toChildArray(children).length)
const Panes = ({ children }: Props) =>
  h(
    'i',
    null,
    toChildArray(children).filter((child) => (child as VNode).type === Pane).length,
  )
const Types = ({ children }: Props) =>
  h(
    'i',
    null,
    toChildArray(children)
      .map((child) => (typeof child === 'object' ? String(child.type) : 'text'))
      .join(' '),
  )
const own = { Pane, Count, Panes, Types }
const imported = "import { Pane, Count, Panes, Types } from 'own'\n\n"

async function html(body: string): Promise<string> {
  const rendered = await render(imported + body, {}, standIns, { own })
  expect(rendered.page.diagnostics).toEqual([])
  expect(rendered.problems).toEqual([])
  return rendered.html
}

describe('children of an author’s component', () => {
  test('can be told by their component', async () => {
    expect(await html('<Panes><Pane>a</Pane><Pane>b</Pane></Panes>')).toBe('<i>2</i>')
  })

  test('arrive one by one, elements of JSX and of Markdown', async () => {
    expect(await html('<Count><li/><li/><li/></Count>')).toBe('<b>3</b>')
    expect(await html('<Types>\n> a\n\ntext\n\n- b\n</Types>')).toBe(
      '<i>blockquote p ul</i>',
    )
  })

  test('have the props that are written', async () => {
    const body =
      'export const Show = (props) => <code>{JSON.stringify(props)}</code>\n\n<Show class="a" required="false" n={1} {...{ s: "x" }} b />'
    expect(await html(body)).toBe(
      '<code>{&quot;class&quot;:&quot;a&quot;,&quot;required&quot;:&quot;false&quot;,&quot;n&quot;:1,&quot;s&quot;:&quot;x&quot;,&quot;b&quot;:true}</code>',
    )
  })
})

test('a name is known in the scope that declares it, and in no other', async () => {
  const { html, page } = await render(
    'export const A = ({ m }) => m.map((Icon) => <Icon/>)\nexport const B = () => <Icon icon="x" />\n\n<A m={["b", "i"]} /> <B />',
  )
  expect(page.diagnostics).toEqual([])
  expect(html).toBe('<b></b><i></i>\n<icon icon="x"></icon>')
})

test('a handler that only the server has is reported at its element', async () => {
  const { html, problems } = await render(
    'first\n\n<b title="a" onClick={() => props.tide}>inside</b>',
  )
  expect(html).toContain('<b title="a">inside</b>')
  expect(problems).toMatchObject([
    {
      code: 'mdx/lost-handler',
      message: expect.stringMatching(/^<b> .* `onClick`/) as string,
      line: 3,
      column: 1,
    },
  ])
})

test('an export without value renders its children, and is reported at its place', async () => {
  const { html, problems } = await render(
    'export const Gone = undefined\n\nfirst\n\n<Gone>inside</Gone>',
  )
  expect(html).toContain('inside')
  expect(problems).toMatchObject([{ code: 'mdx/unknown-part', line: 5, column: 1 }])
})

test.each([
  ['42', 'a number'],
  ['{}', 'an object'],
  ['null', 'null'],
])('an export with the value %s is not a component but %s', async (value, kind) => {
  const { problems } = await render(`export const Odd = ${value}\n\n<Odd />`)
  expect(problems[0]?.message).toContain(`<Odd> is not a component but ${kind}, so`)
})

test('a default export is the layout around the page', async () => {
  const { html } = await render(
    'export default function Layout({ children }) { return <main>{children}</main> }\n\n# A\n\nb',
  )
  expect(html).toMatch(/^<main><heading .*>A<\/heading>\s*<p>b<\/p><\/main>$/s)
})

test('Markdown elements become components of the site, JSX elements are kept', async () => {
  const components = {
    ...standIns,
    a: ({ href, children }: Props & { href?: string }) =>
      h('span', { title: href }, children),
    h2: ({ id, children }: Props & { id?: string }) =>
      h('h2', { id, class: 'mine' }, children),
  }
  const { html, page } = await render(
    '## A b\n\n[c](/d) <a href="/e">f</a>',
    { options: { components: [...options.components, 'a', 'h2'] } },
    components as never,
  )
  expect(html).toBe(
    '<h2 id="a-b" class="mine">A b</h2>\n<p><span title="/d">c</span> <a href="/e">f</a></p>',
  )
  expect(page.components).toEqual(['a', 'h2'])
  expect(page.headings).toMatchObject([{ id: 'a-b', text: 'A b' }])
})

test('an expression in the content may await a promise', async () => {
  const { html } = await render('a {await Promise.resolve("b")} c')
  expect(html).toBe('<p>a b c</p>')
})

test('asynchronous content is rendered in the layout, and evaluated once', async () => {
  const layout =
    'export const runs = []\n\nexport default ({ children, components }) => <main title={typeof components}>{children}</main>'
  const { html } = await render(
    `${layout}\n\na {await Promise.resolve(runs.push(1))}`,
    {},
  )
  expect(html).toBe('<main title="object"><p>a 1</p></main>')
})

test('re-exports and dynamic imports are available', async () => {
  const body = 'export { x } from "own"\n\n{(await import("own")).x}'
  const { html, page } = await render(body, {}, standIns, { own: { x: 'y' } })
  expect(html).toBe('y')
  expect(page.imports).toEqual([{ id: 'own', names: ['*'] }])
})

describe('plugins of the site’s author', () => {
  /** Renders a page with plugins that are written to files. */
  async function withPlugins(
    body: string,
    plugins: Record<string, string>,
    more: Parameters<typeof render>[1] = {},
    imports = {},
  ) {
    const root = mkdtempSync(join(tmpdir(), 'skerry-plugins-'))
    const specs = (slot: string) =>
      Object.keys(plugins)
        .filter((name) => name.startsWith(slot))
        .map((name): [string] => [`./${name}.mjs`])
    for (const [name, code] of Object.entries(plugins))
      writeFileSync(join(root, `${name}.mjs`), `export default ${code}`)
    return render(
      body,
      {
        root,
        ...more,
        options: {
          remarkPlugins: specs('remark'),
          rehypePlugins: specs('rehype'),
          recmaPlugins: specs('recma'),
          ...more.options,
        },
      },
      standIns,
      imports,
    )
  }

  const visit = `const visit = (node, see) => { see(node); for (const child of node.children ?? []) visit(child, see) }`

  test('rehype plugins see plain HTML', async () => {
    const { problems } = await withPlugins(
      '## A\n\n![b](/c.png)\n\n```js\nd\n```\n\n| e |\n|---|\n| f |\n\n$x$ [g](/h)',
      {
        rehype: `() => (tree, file) => { ${visit}; const seen = []; visit(tree, (node) => node.tagName && seen.push(node.tagName)); throw new Error(seen.join(' ')) }`,
      },
    ).then(({ page, problems }) => {
      expect(page.diagnostics[0]!.message).toContain(
        'h2 p img pre code table thead tr th tbody tr td p code a',
      )
      return { problems }
    })
    expect(problems).toEqual([])
  })

  test('an id that a plugin gives a heading stays, ours leads there too', async () => {
    const { html, page } = await withPlugins('## A & b', {
      rehype: `() => (tree) => { for (const node of tree.children) if (node.tagName === 'h2') node.properties.id = 'mine' }`,
    })
    expect(html).toBe(
      '<heading level="2" id="mine" alias="a-&amp;-b a--b">A &amp; b</heading>',
    )
    expect(page.ids).toEqual(['mine', 'a-&-b', 'a--b'])
  })

  test('code that a plugin has highlighted is left alone', async () => {
    const { html } = await withPlugins('```js\na\n```', {
      rehype: `() => (tree) => { const [pre] = tree.children; pre.children[0].children = [{ type: 'element', tagName: 'mark', properties: {}, children: [{ type: 'text', value: 'a' }] }] }`,
    })
    expect(html).toBe('<pre><code class="language-js"><mark>a</mark></code></pre>')
  })

  test('classes and data attributes that a plugin puts on code are on the block', async () => {
    const { html } = await withPlugins('```js title="T"\na\n```', {
      rehype: `() => (tree) => { const [pre] = tree.children; pre.properties = { className: ['mine'], dataFooBar: 'x' }; const [code] = pre.children; code.properties.className.push('own'); code.properties.dataOn = true }`,
    })
    expect(html).toMatch(
      /^<codeblock language="js" title="T" class="mine own" data-on="true" data-foo-bar="x"><code><span class="line">/,
    )
  })

  test('imports and exports that a plugin adds are the page’s', async () => {
    const program = (code: string) =>
      `{ type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body: [${code}] } } }`
    const importOwn = `{ type: 'ImportDeclaration', source: { type: 'Literal', value: 'own' }, specifiers: [{ type: 'ImportSpecifier', imported: { type: 'Identifier', name: 'x' }, local: { type: 'Identifier', name: 'x' } }] }`
    const { html, page } = await withPlugins(
      'a {x}',
      { remark: `() => (tree) => { tree.children.unshift(${program(importOwn)}) }` },
      {},
      { own: { x: 'b' } },
    )
    expect(page.diagnostics).toEqual([])
    expect(page.imports).toEqual([{ id: 'own', names: ['x'] }])
    expect(html).toBe('<p>a b</p>')
  })

  test('HTML that a plugin writes is shown', async () => {
    const { html } = await withPlugins('a', {
      remark: `() => (tree) => { tree.children.push({ type: 'html', value: '<b>c</b>' }) }`,
    })
    expect(html).toBe('<p>a</p>\n<b>c</b>')
  })

  test('messages are diagnostics at their places, and data travels', async () => {
    const { page } = await withPlugins('a\n\nb', {
      remark: `() => (tree, file) => { file.data.from = 'remark'; file.message('Odd', tree.children[1], 'my-plugin:odd') }`,
      rehype: `() => (tree, file) => { file.info(file.data.from) }`,
    })
    expect(page.failed).toBe(false)
    expect(page.diagnostics).toMatchObject([
      {
        code: 'mdx/plugin-message',
        severity: 'warning',
        message: 'my-plugin:odd: Odd',
        line: 3,
        column: 1,
      },
      { code: 'mdx/plugin-message', severity: 'info', message: 'A plugin: remark' },
    ])
  })

  test('a plugin that gives up fails the page at its place', async () => {
    const { page } = await withPlugins('a\n\nb', {
      remark: `() => (tree, file) => file.fail('No', tree.children[1])`,
    })
    expect(page.failed).toBe(true)
    expect(places(page)).toEqual(['3:1 mdx/plugin-message'])
  })

  test('recma plugins see MDX’s module', async () => {
    const { html } = await withPlugins('a {word}', {
      rehype: `() => (tree) => { tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'VariableDeclaration', kind: 'let', declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'word' }, init: { type: 'Literal', value: 'b' } }] }] } } }) }`,
      recma: `() => (tree) => { for (const node of tree.body) if (node.type === 'VariableDeclaration') node.declarations[0].init.value = 'c'; if (!tree.body.some((node) => node.type === 'ExportDefaultDeclaration')) throw new Error('no module') }`,
    })
    expect(html).toBe('<p>a c</p>')
  })

  test('names that recma plugins add are the page’s, others are still text', async () => {
    const { html, page } = await withPlugins(
      'a {fromRecma} {typo} *{fromRecma.length}* <b title={fromRecma} lang={typo} {...fromRecma}>c</b>',
      {
        recma: `() => (tree) => { tree.body.unshift({ type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'fromRecma' }, init: { type: 'Literal', value: 'b' } }] }) }`,
      },
    )
    expect(html).toBe('<p>a b {typo} <em>1</em> <b 0="b" title="b">c</b></p>')
    expect(places(page)).toEqual(['1:15 mdx/undefined-name', '1:70 mdx/undefined-name'])
  })

  test('options of GFM and math count, also where a plugin is another copy', async () => {
    const copy = (name: string, options: string) =>
      `Object.assign(function ${name}() { return original.call(this, ${options}) })\nimport original from ${JSON.stringify(import.meta.resolve(name === 'remarkGfm' ? 'remark-gfm' : 'remark-math'))}`
    const { html } = await withPlugins('~a~ ~~b~~ $c$ $$d$$', {
      remarkGfm: copy('remarkGfm', '{ singleTilde: false }'),
      remarkMath: copy('remarkMath', '{ singleDollarTextMath: false }'),
    })
    expect(html).toBe('<p>~a~ <del>b</del> $c$ <math data-tex="d"><mi>d</mi></math></p>')
  })

  test('handlers of remark-rehype are taken in place of ours', async () => {
    const { html } = await withPlugins(
      '## A\n\n[b](/c)',
      {},
      {
        options: {
          remarkRehypeOptions: {
            handlers: {
              link: () => ({
                type: 'element',
                tagName: 'mark',
                properties: {},
                children: [],
              }),
            },
          },
        },
      },
    )
    expect(html).toContain('<p><mark></mark></p>')
  })

  test('frontmatter is in the tree for plugins that look for it', async () => {
    const { page } = await withPlugins(
      'a',
      {
        remark: `() => (tree, file) => { file.info(JSON.stringify(tree.children[0])) }`,
      },
      { frontmatter: { title: 'T' } },
    )
    expect(page.diagnostics[0]!.message).toContain('{"type":"yaml","value":"title: T"}')
  })

  test('options of remark-rehype are taken', async () => {
    const { html } = await withPlugins(
      'a[^1]\n\n[^1]: b',
      {},
      {
        options: { remarkRehypeOptions: { footnoteLabel: 'Notes', clobberPrefix: 'x-' } },
      },
    )
    expect(html).toContain('>Notes</h2>')
    expect(html).toContain('id="x-fn-1"')
  })
})

test('Markdown that code imports is a part of the page: its links, headings and problems', async () => {
  const root = mkdtempSync(join(tmpdir(), 'skerry-modules-'))
  mkdirSync(join(root, 'snippets'))
  writeFileSync(
    join(root, 'snippets/box.jsx'),
    "import Inside from './inside.mdx'\nexport const Box = () => <Inside />",
  )
  writeFileSync(
    join(root, 'snippets/inside.mdx'),
    '---\na: 1\n---\n## Within\n\n[x](/y)\n\n```js\na\n```\n\n<Nope />',
  )
  const { page } = await render(
    "import { Box } from '/snippets/box.jsx'\n\n# A\n\n<Box />",
    { root },
    standIns,
    { '/snippets/box.jsx': { Box: () => null } },
  )
  expect(page.headings.map(({ id }) => id)).toEqual(['a', 'within'])
  expect(page.links).toMatchObject([
    { target: '/y', file: 'snippets/inside.mdx', line: 6, column: 1 },
  ])
  expect(page.diagnostics).toMatchObject([
    { code: 'mdx/unknown-component', file: 'snippets/inside.mdx', line: 12 },
  ])
  expect(Object.keys(page.codeStyles)).not.toEqual([])
  expect(page.dependencies.map(({ file }) => file)).toEqual([
    'snippets/box.jsx',
    'snippets/inside.mdx',
  ])
})

test('nothing is finished HTML in Markdown that is a component of others, also in components of the theme', async () => {
  const body = '<Note>a *b* <i>c</i></Note>'
  const component = await render(body, { asComponent: true })
  const page = await render(body)
  expect(component.page.code).not.toContain('_template')
  expect(page.page.code).toContain('_template')
  expect(component.html).toBe(page.html)
})

test('a page may ask whether a name exists', async () => {
  const { html, page } = await render(
    '{typeof nowhere} {typeof nowhere === "string" ? nowhere : "none"}',
  )
  expect(page.diagnostics).toEqual([])
  expect(html).toBe('undefined\nnone')
})

test('what only modules of Vite have is reported at its place', async () => {
  const { page } = await render(
    'a {import.meta.env.MODE}\n\nexport const all = () => import.meta.glob("*")\n\n{import.meta.url} {import.meta.env?.X}\n\nexport const load = (name) => import(name)',
  )
  expect(page.diagnostics.map(({ message }) => message)).toEqual([
    "`import.meta.glob` does not exist in a page's code",
    "`import(…)` does not exist in a page's code",
    "`import.meta.env` does not exist in a page's code",
  ])
  expect(places(page)).toEqual([
    '3:26 mdx/undefined-name',
    '7:31 mdx/undefined-name',
    '1:4 mdx/undefined-name',
  ])
})
