import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from '../../site/build-site.ts'

/**
 * Third-party plugins, each tested in a site as in its README. Options are given in both
 * forms: as functions in `vite.config.ts`, and as `[specifier, options]`.
 */

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/** A plugin, as both forms of options name it. */
interface Plugin {
  specifier: string
  options?: object
}

type Slot = 'remarkPlugins' | 'rehypePlugins' | 'recmaPlugins'

interface Options extends Partial<Record<Slot, Plugin[]>> {
  /** The object as JavaScript, for `vite.config.ts`. */
  remarkRehypeOptions?: string
  /** Imports that the options need. */
  imports?: string
}

const SLOTS: Slot[] = ['remarkPlugins', 'rehypePlugins', 'recmaPlugins']

/** `skerry({ remarkPlugins: [[plugin, options]] })`, each plugin imported. */
function withFunctions(options: Options): string {
  const imports: string[] = []
  const lists = SLOTS.map((slot) => {
    const entries = (options[slot] ?? []).map(({ specifier, options: own }) => {
      const name = `plugin${imports.length}`
      imports.push(`import ${name} from '${specifier}'`)
      return own ? `[${name}, ${JSON.stringify(own)}]` : name
    })
    return `${slot}: [${entries.join(', ')}]`
  })
  return configuration(lists, options, imports)
}

/** `skerry({ remarkPlugins: [['remark-x', options]] })`. */
function withSpecifiers(options: Options): string {
  const lists = SLOTS.map((slot) => {
    const entries = (options[slot] ?? []).map(({ specifier, options: own }) =>
      JSON.stringify(own ? [specifier, own] : [specifier]),
    )
    return `${slot}: [${entries.join(', ')}]`
  })
  return configuration(lists, options)
}

function configuration(
  lists: string[],
  { imports = '', remarkRehypeOptions }: Options,
  more: string[] = [],
): string {
  const properties = remarkRehypeOptions
    ? [...lists, `remarkRehypeOptions: ${remarkRehypeOptions}`]
    : lists
  return `import { skerry } from 'skerry'
${imports}
${more.join('\n')}

export default { plugins: [skerry({ ${properties.join(', ')} })] }
`
}

/** Builds a site with these packages installed. */
async function build(files: SiteFiles, options: Options): Promise<BuiltSite> {
  const place = temporaryFolder()
  const packages = SLOTS.flatMap((slot) => options[slot] ?? [])
    .map(({ specifier }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'))
  link(place, 'skerry', PROJECT)
  for (const name of new Set([...packages, 'remark-definition-list', 'unist-util-visit']))
    link(place, name, join(PROJECT, 'node_modules', name))
  const root = join(place, 'site')
  writeFiles(root, { 'package.json': { type: 'module' }, ...files })
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  return site
}

function link(place: string, name: string, target: string): void {
  const file = join(place, 'node_modules', name)
  mkdirSync(dirname(file), { recursive: true })
  symlinkSync(target, file)
}

/** The inner HTML of `#content`. */
function content(site: BuiltSite, name: string): string {
  const html = site.read(`${name}.html`)
  const start = html.indexOf('id="content"')
  expect(start, `${name} has content`).toBeGreaterThan(0)
  const end = html.indexOf('class="content-end"', start)
  return html.slice(html.indexOf('>', start) + 1, end === -1 ? undefined : end)
}

/** The file of an image shown on a page. */
function imageOf(site: BuiltSite, name: string): Buffer {
  const src = /<img[^>]* src="([^"]+)"/.exec(content(site, name))?.[1]
  expect(src, 'the image has an address').toMatch(/^\//)
  return readFileSync(join(site.folder, src!))
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const textSite = {
  'docs.json': settings([
    'index',
    'frontmatter',
    'guides/images',
    'directives',
    'emoji',
    'contents',
    'breaks',
    'references',
    'definitions',
    'titles',
    'headings',
    'links',
    'names',
    'messages',
    'footnotes',
  ]),
  'index.mdx': page('Index'),
  'frontmatter.mdx': `---
title: Frontmatter
depth: 12
harbours: [Bergen, Bodø]
---

Depth {matter.depth} at {matter.harbours.join(' and ')}.
`,
  'guides/images.mdx': page('Images', '![A pixel](./pixel.png "Title")'),
  'guides/pixel.png': PIXEL,
  'directives.mdx': page(
    'Directives',
    `:::note{#care .loud}
Mind the *tide*.
:::

A :abbr[MDX]{title="Markdown and JSX"} in a line.`,
  ),
  'emoji.mdx': page('Emoji', 'A :dog: and :+1:.'),
  'contents.mdx': page(
    'Contents',
    `## Table of contents

## Alpha one

### Beta & gamma

## Delta`,
  ),
  'breaks.mdx': page('Breaks', 'Mars is\nthe fourth planet'),
  'references.mdx': page(
    'References',
    'By @wooorm in #21, see remarkjs/remark-github#1 and e2acebc.',
  ),
  'definitions.mdx': page(
    'Definitions',
    `Apple
:   Pomaceous *fruit*.

Orange
:   The fruit of an evergreen tree.`,
  ),
  'titles.mdx': page('Titles', '```js:tides.js\nconst tide = 1\n```'),
  'headings.mdx': page('Headings', '## Tides & times\n\nText.\n\n## `code` twice'),
  'links.mdx': page('Links', '[out](https://example.com/a), [in](/emoji).'),
  'inner.mdx': 'Inside.\n',
  'names.mdx': page(
    'Names',
    "import Inner from './inner.mdx'\n\nIt is called {Inner.displayName}.\n\n<Inner />",
  ),
  'messages.mdx': page('Messages', 'Text.\n\nThis is very *very* loud.'),
  'footnotes.mdx': page('Footnotes', 'A note[^1].\n\n[^1]: Below.'),
  'plugins/directives.mjs': `
    import { visit } from 'unist-util-visit'

    export default function remarkElements() {
      return (tree) => {
        visit(tree, (node) => {
          if (!/Directive$/.test(node.type)) return
          const data = (node.data ??= {})
          data.hName = node.name === 'abbr' ? 'abbr' : 'aside'
          const { class: names, ...others } = node.attributes ?? {}
          data.hProperties = {
            ...others,
            ...(data.hName === 'aside' && { className: [node.name, names] }),
          }
        })
      }
    }
  `,
  'plugins/count-words.mjs': `
    import { visit } from 'unist-util-visit'

    export default function remarkCount({ word }) {
      return (tree, file) => {
        file.data.found = 0
        visit(tree, 'text', (node) => {
          if (!node.value.includes(word)) return
          file.data.found++
          file.message('Avoid the word ' + word, node.position, 'count-words:loud')
        })
      }
    }
  `,
  'plugins/show-count.mjs': `
    export default function rehypeShowCount() {
      return (tree, file) => {
        if (!file.data.found) return
        tree.children.push({
          type: 'element',
          tagName: 'p',
          properties: { className: ['count'] },
          children: [{ type: 'text', value: 'Found ' + file.data.found }],
        })
      }
    }
  `,
}

const textPlugins: Options = {
  remarkPlugins: [
    { specifier: 'remark-mdx-frontmatter', options: { name: 'matter' } },
    { specifier: 'remark-mdx-images' },
    { specifier: 'remark-directive' },
    { specifier: './plugins/directives.mjs' },
    { specifier: 'remark-emoji' },
    { specifier: 'remark-toc', options: { heading: 'table of contents' } },
    { specifier: 'remark-breaks' },
    { specifier: 'remark-github', options: { repository: 'remarkjs/remark' } },
    { specifier: 'remark-definition-list' },
    { specifier: 'remark-flexible-code-titles' },
    { specifier: './plugins/count-words.mjs', options: { word: 'very' } },
  ],
  rehypePlugins: [
    { specifier: 'rehype-slug' },
    { specifier: 'rehype-autolink-headings' },
    {
      specifier: 'rehype-external-links',
      options: { rel: ['nofollow'], content: { type: 'text', value: ' (away)' } },
    },
    { specifier: './plugins/show-count.mjs' },
  ],
  recmaPlugins: [{ specifier: 'recma-mdx-displayname' }],
}

describe.each([
  {
    form: 'as functions',
    config: withFunctions({
      ...textPlugins,
      imports: "import { defListHastHandlers } from 'remark-definition-list'",
      remarkRehypeOptions: "{ handlers: defListHastHandlers, footnoteLabel: 'Notes' }",
    }),
    handlers: true,
  },
  {
    form: 'as specifiers',
    config: withSpecifiers({
      ...textPlugins,
      remarkRehypeOptions: "{ footnoteLabel: 'Notes' }",
    }),
    handlers: false,
  },
])('plugins given $form', ({ config, handlers }) => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await build({ ...textSite, 'vite.config.ts': config }, textPlugins)
  })

  test('remark-mdx-frontmatter exports the frontmatter under a name', () => {
    expect(content(site, 'frontmatter')).toContain('Depth 12 at Bergen and Bodø.')
  })

  test('remark-mdx-images makes images imports', () => {
    expect(imageOf(site, 'guides/images')).toEqual(PIXEL)
    expect(content(site, 'guides/images')).toMatch(
      /<img[^>]* alt="A pixel"[^>]* title="Title"|<img[^>]* title="Title"[^>]* alt="A pixel"/,
    )
  })

  test('remark-directive reads directives, which another plugin makes elements', () => {
    const html = content(site, 'directives')
    expect(html).toMatch(/<aside[^>]*>\s*<p>Mind the <em>tide<\/em>\.<\/p>\s*<\/aside>/)
    expect(/<aside[^>]*>/.exec(html)![0]).toContain('id="care"')
    expect(/<aside[^>]*>/.exec(html)![0]).toContain('class="note loud"')
    expect(html).toContain('<abbr title="Markdown and JSX">MDX</abbr>')
  })

  test('remark-emoji writes emoji for their names', () => {
    expect(content(site, 'emoji')).toContain('A 🐶 and 👍.')
  })

  test('remark-toc lists the headings with working links', () => {
    const html = content(site, 'contents')
    const list = /<ul>[\s\S]*<\/ul>/.exec(html)![0]
    const links = [...list.matchAll(/<a[^>]* href="#([^"]+)"[^>]*>(.*?)<\/a>/g)]
    expect(links.map(([, , text]) => text!.replace(/&amp;/g, '&'))).toEqual([
      'Alpha one',
      'Beta & gamma',
      'Delta',
    ])
    for (const [, id] of links) expect(html).toContain(`id="${id}"`)
  })

  test('remark-breaks makes line ends breaks', () => {
    expect(content(site, 'breaks')).toMatch(/Mars is<br\s*\/?>\s*the fourth planet/)
  })

  test('remark-github links people, issues and commits', () => {
    const html = content(site, 'references')
    for (const url of [
      'wooorm',
      'remarkjs/remark/issues/21',
      'remarkjs/remark-github/issues/1',
      'remarkjs/remark/commit/e2acebc',
    ])
      expect(html).toContain(`href="https://github.com/${url}"`)
  })

  if (handlers)
    test('remark-definition-list makes lists of definitions, by handlers in remarkRehypeOptions', () => {
      const html = content(site, 'definitions').replace(/\s+/g, ' ')
      expect(html).toMatch(
        /<dl> ?<dt>Apple<\/dt> ?<dd> ?(?:<p>)?Pomaceous <em>fruit<\/em>\./,
      )
      expect(html.match(/<dd>/g)).toHaveLength(2)
    })

  test('remark-flexible-code-titles puts titles above code', () => {
    const html = content(site, 'titles')
    expect(html).toMatch(
      /<div class="remark-code-container">\s*<div class="remark-code-title">tides\.js<\/div>/,
    )
    expect(html.replace(/<[^>]*>/g, '')).toContain('const tide = 1')
  })

  test('rehype-slug names headings as GitHub does, the contents follow, and our name leads there too', () => {
    const html = content(site, 'headings')
    expect(html).toMatch(/<h2[^>]* id="tides--times"/)
    expect(html).toContain(' id="tides-&amp;-times"')
    expect(site.read('headings.html')).toContain('href="#tides--times"')
  })

  test('rehype-autolink-headings puts its link into headings, and there is no link in a link', () => {
    const html = content(site, 'headings')
    const heading = /<h2[\s\S]*?<\/h2>/.exec(html)![0]
    expect(heading).toContain('<span class="icon icon-link">')
    expect(heading).not.toMatch(/<a\b(?:(?!<\/a>)[\s\S])*<a\b/)
  })

  test('rehype-external-links marks links to other sites as it was told', () => {
    const html = content(site, 'links')
    expect(/<a[^>]*href="https:\/\/example\.com\/a"[^>]*>/.exec(html)![0]).toContain(
      'rel="nofollow"',
    )
    expect(html).toMatch(/>out<span> \(away\)<\/span><\/a>/)
    expect(/<a[^>]*href="\/emoji"[^>]*>/.exec(html)![0]).not.toContain('rel=')
  })

  test('recma-mdx-displayname names the component of an imported page', () => {
    expect(content(site, 'names')).toContain('It is called MDXContent.')
    expect(content(site, 'names')).toContain('<p>Inside.</p>')
  })

  test('remarkRehypeOptions reach the step from Markdown to HTML', () => {
    expect(content(site, 'footnotes')).toMatch(
      /<h2[^>]*id="footnote-label"[^>]*>.*?Notes/s,
    )
  })

  test('messages of a plugin are diagnostics with their place', () => {
    const found = Object.values(site.report.diagnostics)
      .flat()
      .filter(({ message }) => message.includes('Avoid the word very'))
    expect(found).toMatchObject([
      { severity: 'warning', file: 'messages.mdx', line: 7, column: 1 },
      { severity: 'warning', file: 'messages.mdx', line: 7, column: 15 },
    ])
  })

  test('rehype plugins receive the file.data that remark plugins set', () => {
    expect(content(site, 'messages')).toContain('<p class="count">Found 2</p>')
  })
})

const codeSite = {
  'docs.json': settings(['index', 'formula', 'code', 'guides/images']),
  'index.mdx': page('Index'),
  'formula.mdx': page('Formula', 'Lift ($C_L$):\n\n$$\nL = \\frac{1}{2} \\rho\n$$'),
  'code.mdx': page(
    'Code',
    '```js title="tides.js" {1}\nconst tide = 1\nconst ebb = 2\n```\n\nInline `tide{:js}`.',
  ),
  'guides/images.mdx': page('Images', '![A pixel](./pixel.png)'),
  'guides/pixel.png': PIXEL,
}

const codePlugins: Options = {
  rehypePlugins: [
    { specifier: 'rehype-katex' },
    { specifier: 'rehype-pretty-code', options: { theme: 'github-dark' } },
    { specifier: 'rehype-mdx-import-media' },
  ],
}

describe.each([
  ['as functions', withFunctions(codePlugins)],
  ['as specifiers', withSpecifiers(codePlugins)],
])('plugins that take over a step, given %s', (_, config) => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await build({ ...codeSite, 'vite.config.ts': config }, codePlugins)
  })

  test('rehype-katex renders formulas, and nothing else does', () => {
    const html = content(site, 'formula')
    expect(html.match(/<span class="katex">/g)).toHaveLength(2)
    expect(html).toContain('<span class="katex-display">')
    expect(html.match(/<math\b/g)).toHaveLength(2)
    expect(html).toContain('<annotation encoding="application/x-tex">C_L</annotation>')
  })

  test('rehype-pretty-code highlights code, and it is left alone', () => {
    const html = content(site, 'code')
    expect(html).toMatch(/<figure data-rehype-pretty-code-figure(?:="")?>/)
    expect(html).toMatch(/<figcaption[^>]*>tides\.js<\/figcaption>/)
    expect(html.match(/<span data-line\b/g)).toHaveLength(3)
    expect(html.match(/ data-highlighted-line\b/g)).toHaveLength(1)
    expect(html).toMatch(/<span style="color:\s*#F97583;?">const<\/span>/)
    expect(html).toMatch(/<p>Inline <span data-rehype-pretty-code-figure(?:="")?><code/)
    expect(html).not.toContain('class="code-block')
  })

  test('rehype-mdx-import-media makes images imports', () => {
    expect(imageOf(site, 'guides/images')).toEqual(PIXEL)
  })
})
