import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from './build-site.ts'

/** Builds a site whose configuration imports `skerry`. */
function buildConfigured(files: SiteFiles) {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, { 'package.json': { type: 'module' }, ...files })
  installSkerry(root)
  return buildFolder(root)
}

/** An image of one red pixel, too large to be inlined. */
const DOT = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(8_000),
])

describe('plugins that are functions, in vite.config.ts', async () => {
  const site = await buildConfigured({
    'docs.json': settings(['index', 'other']),
    'index.mdx': page(
      'Home',
      'The word is RED here.\n\n![dot](./dot.png)\n\n[link](/other)',
    ),
    'other.mdx': page('Other', '## A heading\n\nBlue.'),
    'dot.png': DOT,
    'theme/Note.tsx':
      'export function Note({ children }) { return <aside>{children}</aside> }',
    'components/link.tsx':
      'export default function Link({ href, children }) { return <a class="mapped" href={href}>{children}</a> }',
    'plugins/replace.ts': `interface Node { type: string; value: string; children?: Node[] }
    export const replace = ({ from, to }: { from: RegExp; to: (text: string) => string }) => (tree: Node) => {
      const visit = (node: Node) => { if (node.type === 'text') node.value = node.value.replace(from, to); node.children?.forEach(visit) }
      visit(tree)
    }`,
    'vite.config.ts': `
      import { skerry } from 'skerry'
      import { replace } from './plugins/replace.ts'
      const id = () => (tree) => { for (const node of tree.children) if (node.tagName === 'h2') node.properties.id = 'by-plugin' }
      const importImages = () => (tree, file) => {
        const visit = (node) => {
          if (node.tagName === 'img') {
            tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ImportDeclaration', attributes: [], source: { type: 'Literal', value: node.properties.src }, specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: '_dot' } }] }] } } })
            Object.assign(node, { type: 'mdxJsxTextElement', name: 'img', attributes: [
              { type: 'mdxJsxAttribute', name: 'alt', value: node.properties.alt },
              { type: 'mdxJsxAttribute', name: 'src', value: { type: 'mdxJsxAttributeValueExpression', value: '_dot', data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name: '_dot' } }] } } } },
            ] })
          }
          node.children?.forEach(visit)
        }
        visit(tree)
        file.message('Said', tree.children[0], 'my:rule')
      }
      export default { plugins: [skerry({
        remarkPlugins: [[replace, { from: /red/i, to: (text) => text.toLowerCase() + '!' }]],
        rehypePlugins: [id, importImages],
        components: { a: './components/link.tsx' },
      })] }
    `,
  })

  test('run in the threads that compile', () => {
    expect(site.output).not.toContain('rror')
    expect(site.read('index.html')).toContain('The word is red! here.')
    expect(site.read('other.html')).toContain('id="by-plugin"')
    expect(site.read('other.html')).toContain('id="a-heading"')
  })

  test('an image that a plugin imports is a file of the site', () => {
    const src = /<img[^>]* src="([^"]*dot[^"]*)"/.exec(site.read('index.html'))?.[1]
    expect(src).toMatch(/^\/assets\/dot/)
    expect(site.has(src!.slice(1))).toBe(true)
  })

  test('links of Markdown are the component that the site has for them', () => {
    expect(site.read('index.html')).toContain('<a class="mapped" href="/other">link</a>')
    expect(site.report.diagnostics['theme/unknown-override']).toBeUndefined()
  })

  test('what a plugin says is in the report', () => {
    expect(site.report.diagnostics['mdx/plugin-message']).toMatchObject([
      { message: 'my:rule: Said', file: 'index.mdx' },
      { message: 'my:rule: Said', file: 'other.mdx' },
    ])
  })
})

describe('Markdown that code imports', async () => {
  const site = await buildConfigured({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', "import { Box } from '/snippets/box.jsx'\n\n<Box />"),
    'snippets/box.jsx':
      'import Inside from \'./inside.mdx\'\nexport const Box = () => <div class="box"><Inside /></div>',
    'snippets/inside.mdx':
      '---\ntitle: none\n---\n## Within\n\n[home](/) and [nowhere](/gone)\n\n```js\nconst a = 1\n```\n\nRED\n',
    'vite.config.ts': `
      import { skerry } from 'skerry'
      const shout = () => (tree) => { for (const node of tree.children) if (node.type === 'paragraph' && node.children[0].type === 'text') node.children[0].value += '!' }
      export default { base: '/docs/', plugins: [skerry({ remarkPlugins: [shout] })] }
    `,
  })

  test('has the base, the plugins and the colours of pages', () => {
    const html = site.read('index.html')
    expect(html).toContain('<a href="/docs/">home</a>')
    expect(html).toContain('RED!')
    const [, colour] = /<span class="(c-[^" ]*)"/.exec(html)!
    const sheets = site.files().filter((file) => file.endsWith('.css'))
    expect(sheets.some((file) => site.read(file).includes(`.${colour}{`))).toBe(true)
  })

  test('has headings that are listed', () => {
    expect(site.read('index.html')).toMatch(/href="#within"/)
  })
})
