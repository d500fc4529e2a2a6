import type { SiteFiles } from './build-site.ts'

/** Mistakes of authors on pages, by page name. */
const pages: Record<string, string> = {
  // Found in a first author's pages.
  'unclosed-tag': body('<Card title="x">\n\nText.'),
  'wrong-closing-tag': body('<Note>\n\n<Card title="x">\n\nText.\n\n</Note>\n\n</Card>'),
  'less-than': body('If a < b then. Use <your-key> and List<T>.'),
  'lone-brace': body('Hello {userId}, and a lone { brace.'),
  'yaml-colon': '---\ntitle: Foo: bar\n---\n\nText.\n',
  'yaml-tab': '---\ntitle: Page\nkeywords:\n\t- a\n---\n\nText.\n',
  'unknown-component': body('<Crad title="x">Text</Crad>'),
  'wrong-attribute': body('<Card titel="x">x</Card>\n\n<Columns cols="two">x</Columns>'),
  'missing-image': body('![A harbour](/images/harbor.svg)'),
  'dead-link': body('[x](/quikstart), [y](/quickstart#instal), [z](/nowhere-at-all).'),
  'wrong-icon': body('<Card title="x" icon="rokcet">x</Card>', 'icon: roket\n'),
  'expression-throws': body('{[1, 2].mapp((x) => x)}'),
  'function-prop': body(
    'import Counter from "/snippets/counter.jsx"\n\n<Counter onChange={() => 1} />',
  ),
  'named-import': body('import { Part } from "/snippets/part.mdx"\n\n<Part />'),
  'missing-snippet': body('import X from "/snippets/nope.mdx"\n\n<X />'),
  'import-in-text': body('About it.\nimport Part from "/snippets/part.mdx"\n\n<Part />'),
  'no-opening-dashes': 'title: Missing dashes\ndescription: All of it.\n---\n\nText.\n',
  'unclosed-fence': body('```js\nconst a = 1\n\nMore text.\n\n## A lost heading'),
  'fence-braces': body('```js {1,2 title="a.js"\nconst a = 1\n```'),
  'tab-title': body('<Tabs>\n<Tab>x</Tab>\n<Tab title="">y</Tab>\n</Tabs>'),
  'mode-value': body('Text.', 'mode: wied\n'),
  'near-key': '---\ntilte: A page\ndescripton: All of it.\n---\n\nText.\n',
  twice: body('Text.'),
  'twice/index': body('Text.'),
  'missing-operation': '---\ntitle: Page\nopenapi: GET /shps\n---\n',
  'code-language': body('```javascrpt\nconst a = 1\n```\n\n```env\nA=1\n```'),
  // Further ones.
  'browser-code': body('{window.location.href}'),
  'html-comment': body('Text.\n\n<!-- a note -->'),
  'unclosed-frontmatter': '---\ntitle: Page\n\nText.\n',
  'typographic-quotes': body('<Card title=“x”>y</Card>'),
  'missing-package': body('import { Chart } from "no-such-charts"\n\n<Chart />'),
  'skipped-heading': body('## One\n\n#### Two'),
  'accordion-title': body('<Accordion>Text</Accordion>'),
  'harmless-attributes': body(
    '<Frame width="20" height="30">x</Frame>\n\n<Frame width="20">y</Frame>',
  ),
  'alt-text': body('![](/images/harbour.svg)'),
  'broken-export': body('export const list = [1,\n\nText.'),
  'link-in-card': body('<Card title="A" href="/quickstrt">x</Card>'),
  'empty-link': body('A [](/quickstart) link.'),
  'other-frontmatter': '+++\ntitle = "Page"\n+++\n\nText.\n',
  'iframe-title': body('<iframe src="https://example.com/video" />'),
  'twice-named': body('## One {#same}\n\n## Two {#same}'),
}

function body(text: string, frontmatter = ''): string {
  return `---\ntitle: Page\n${frontmatter}---\n\n${text}\n`
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>\n'

/** A site with a mistake on each page, and some in the settings. */
export const siteOfMistakes: SiteFiles = {
  ...Object.fromEntries(
    Object.entries(pages).map(([name, text]) => [`${name}.mdx`, text]),
  ),
  'index.mdx': body('Text.'),
  'quickstart.mdx': body('## Install\n\nText.'),
  'snippets/part.mdx': 'A part.\n',
  'snippets/counter.jsx':
    'import { useState } from "react"\n\n' +
    'export default function Counter({ onChange }) {\n' +
    '  const [count, setCount] = useState(0)\n' +
    '  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n',
  'images/harbour.svg': svg,
  'style.css':
    '@font-face {\n  font-family: Own;\n  src: url("/fonts/own.woff2");\n}\n\n.hero {\n  background: url(./no-hero.png);\n}\n',
  'api.json': {
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    paths: {
      '/ships': {
        get: { operationId: 'list', responses: { '200': { description: 'All.' } } },
      },
    },
  },
  'docs.json': {
    theme: 'mint',
    name: 'Harbour',
    colors: { primary: '#0d7a5f' },
    logo: '/images/logo.svg',
    colours: {},
    api: { openapi: 'api.json' },
    navigation: {
      groups: [
        {
          group: 'Guide',
          pages: ['index', 'quickstart', 'quickstrat', ...Object.keys(pages)],
        },
      ],
    },
    navbar: { links: [{ label: 'Start', href: '/quikstart' }] },
    redirects: [
      { source: '/quickstart', destination: '/index' },
      { source: '/old', destination: '/quickstar' },
    ],
  },
}

/** Settings that prevent a build, by mistake. */
export const brokenSettings: Record<string, string> = {
  'a trailing comma':
    '{\n  "name": "Harbour",\n  "navigation": { "pages": ["index"] },\n}\n',
  'a comma too many':
    '{\n  "name": "Harbour",,\n  "navigation": { "pages": ["index"] }\n}\n',
  'a wrong colour':
    '{\n  "name": "Harbour",\n  "colors": { "primary": "teal" },\n  "navigation": { "pages": ["index"] }\n}\n',
}
