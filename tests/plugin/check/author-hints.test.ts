import { expect, test } from 'vitest'
import { makeFolder } from '../site/make-site.ts'
import { checkFolder, settings } from './check-files.ts'

const fence = '```'
const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`

async function codesOf(
  text: string,
  more: Record<string, string> = {},
): Promise<string[]> {
  const files = { 'docs.json': settings(['index']), 'index.mdx': text, ...more }
  const problems = await checkFolder(makeFolder(files))
  return problems
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, file, line }) => `${file}:${line} ${code}`)
}

test.each([
  ['backticks', `${fence}js\na\n${fence}`],
  ['tildes', '~~~js\na\n~~~'],
  ['more backticks around some', `${fence}\`md\n${fence}js\na\n${fence}\n${fence}\``],
  ['a longer closing fence', `${fence}js\na\n${fence}${fence}`],
  ['a list', `1. One\n\n   ${fence}js\n   a\n   ${fence}\n\n2. Two`],
  ['a quote', `> ${fence}js\n> a\n> ${fence}`],
  ['a component', `<Note>\n  ${fence}js\n  a\n  ${fence}\n</Note>`],
  ['an indented block', '    const a = 1'],
  ['a title with braces', `${fence}js {1,2-3} title="{a}"\na\nb\nc\n${fence}`],
])('a closed code block is not reported: %s', async (_, text) => {
  expect(await codesOf(page(text))).toEqual([])
})

test.each([
  ['at the end of the page', `${fence}js\na`, 'index.mdx:5 code/unclosed-fence'],
  [
    'with shorter backticks',
    `${fence}\`js\na\n${fence}`,
    'index.mdx:5 code/unclosed-fence',
  ],
  ['with other marks', `~~~js\na\n${fence}`, 'index.mdx:5 code/unclosed-fence'],
  [
    'before the next one',
    `${fence}js\na\n\n${fence}js main.js\nb\n${fence}`,
    'index.mdx:5 code/unclosed-fence',
  ],
  ['in the braces', `${fence}js {1,2\na\n${fence}`, 'index.mdx:5 code/fence-braces'],
])('a code block that is never closed is reported: %s', async (_, text, found) => {
  expect(await codesOf(page(text))).toEqual([found])
})

test('braces in braces after the language are closed', async () => {
  const info = 'js theme={"theme":{"light":"nord"}}'
  expect(await codesOf(page(`${fence}${info}\na\n${fence}`))).toEqual([])
})

test.each([
  'env',
  'curl',
  'CLI',
  'pycon',
  'jsonc',
  'terminal',
  'gitignore',
  'ENV',
  'http',
])('%s is a known language', async (language) => {
  expect(await codesOf(page(`${fence}${language}\na\n${fence}`))).toEqual([])
})

test.each([
  [
    'title: Page\ndescription: x\n---\n\nText.\n',
    ['index.mdx:1 site/frontmatter-unopened'],
  ],
  ['Note: text\n---\n\nText.\n', []],
  ['# Page\n\ntitle: x\n---\n\nText.\n', []],
  ['---\ntilte: Page\n---\n\nText.\n', ['index.mdx:2 site/frontmatter-key']],
  [
    '---\ntitle: Page\ndraft: true\nslug: /other\n---\n\nText.\n',
    ['index.mdx:3 site/foreign-frontmatter', 'index.mdx:4 site/foreign-frontmatter'],
  ],
  ['---\ntitle: Page\ndraft: false\nlayout: doc\nhero:\n---\n\nText.\n', []],
  ['---\ntitle: Page\ntitles: two\nauthor: me\ntags: [a]\n---\n\nText.\n', []],
])('frontmatter %j gives %j', async (text, found) => {
  expect(await codesOf(text)).toEqual(found)
})

test('only parts and tags are taken by Steps and Tabs', async () => {
  const missing = ['index.mdx:5 check/missing-part']
  expect(await codesOf(page('<Steps>\n\nText\n\n</Steps>'))).toEqual(missing)
  expect(await codesOf(page('<Steps>\n<Step title="One">Text</Step>\n</Steps>'))).toEqual(
    [],
  )
  expect(
    await codesOf(
      page('<Steps>\n{[1].map((n) => <Step title="x">{n}</Step>)}\n</Steps>'),
    ),
  ).toEqual([])
})

test('parts outside of their component are reported, except in snippets and own components', async () => {
  const outside = ['index.mdx:5 check/missing-whole']
  expect(await codesOf(page('<Step title="One">Text</Step>'))).toEqual(outside)
  expect(await codesOf(page('<Tab title="One">Text</Tab>'))).toEqual(outside)
  const within = '<Tabs>\n<div>\n<Tab title="One">Text</Tab>\n</div>\n</Tabs>'
  expect(await codesOf(page(within))).toEqual([])
  const own = `export const Own = ({ children }) => <b>{children}</b>\n\n<Own><Step title="One">Text</Step></Own>`
  expect(await codesOf(page(own))).toEqual([])
  const files = { 'snippets/step.mdx': '<Step title="One">Text</Step>\n' }
  const imports = `import One from '/snippets/step.mdx'\n\n<Steps>\n<One />\n</Steps>`
  expect(await codesOf(page(imports), files)).toEqual([])
})

test.each([
  ['## One\n\nText', []],
  ['  <h2>One</h2>', []],
  ['Text\n\n## One', ['index.mdx:6 check/missing-attribute']],
  ['<Card title="One" />', ['index.mdx:6 check/missing-attribute']],
])('a step has a title, or a heading at its start: %j gives %j', async (text, found) => {
  expect(await codesOf(page(`<Steps>\n<Step>\n${text}\n</Step>\n</Steps>`))).toEqual(
    found,
  )
})

test.each([
  ['<img alt="" />', ['index.mdx:5 check/missing-attribute']],
  ['<img alt="" scr="/a.png" />', ['index.mdx:5 check/missing-attribute']],
  ['<img alt="" srcSet="https://example.com/a.png 2x" />', []],
  ['<img alt="" {...props} />', []],
])('an image has an address: %s gives %j', async (text, found) => {
  expect(await codesOf(page(text))).toEqual(found)
})

test.each([
  ['js {2}', ['index.mdx:5 code/line-range']],
  ['js {1,4-6} title="a"', ['index.mdx:5 code/line-range']],
  ['js highlight={2}', ['index.mdx:5 code/line-range']],
  ['js focus={1-2}', ['index.mdx:5 code/line-range']],
  ['js {1} title="Version 12"', []],
])('marked lines exist in the code: %s gives %j', async (info, found) => {
  expect(await codesOf(page(`${fence}${info}\na\n${fence}`))).toEqual(found)
})

test('stylesheets name their fonts and images from the file and from the folder', async () => {
  const css = [
    '@font-face { src: url("/fonts/own.woff2") }',
    '/* url(no.png) */',
    ".a { background: url('./there.svg') }",
    '.b { background: url(data:image/gif;base64,AA) } .c { background: url(https://a.test/x.png) }',
    '.d { background: url(gone.png) } .e { mask: url(#shape) }',
  ].join('\n')
  const found = await codesOf(page('Text.'), {
    'styles/site.css': css,
    'styles/there.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(found).toEqual([
    'styles/site.css:1 check/broken-file',
    'styles/site.css:5 check/broken-file',
  ])
})

test('an image without content is reported where a page or the settings name it', async () => {
  const text = page('![A](/a.png)\n\n![B](/b.png)\n\n[Download](/b.png)')
  expect(await codesOf(text, { 'a.png': 'x', 'b.png': '' })).toEqual([
    'index.mdx:7 check/broken-file',
  ])
  const withLogo = JSON.parse(settings(['index'])) as object
  const files = {
    'docs.json': JSON.stringify({ ...withLogo, logo: '/logo.svg' }, undefined, 2),
    'logo.svg': '',
  }
  expect(await codesOf(page('Text.'), files)).toEqual([
    expect.stringMatching(/^docs\.json:\d+ check\/broken-file$/),
  ])
})

test('what is not CSS in a stylesheet is reported where it is, unless PostCSS reads it', async () => {
  const css =
    '.a { color: red }\n// no comment\n.b { color: blue }\n@import "./gone.css";\n'
  const files = { 'style.css': css }
  expect(await codesOf(page('Text.'), files)).toEqual([
    'style.css:2 check/invalid-css',
    'style.css:4 check/invalid-css',
    'style.css:4 check/broken-file',
  ])
  const withPostcss = { ...files, 'postcss.config.js': 'export default {}' }
  expect(await codesOf(page('Text.'), withPostcss)).toEqual([
    'style.css:4 check/broken-file',
  ])
})

test('rules for another tool are reported once for each name', async () => {
  const css =
    '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n.a { @apply flex; }\n'
  expect(await codesOf(page('Text.'), { 'style.css': css })).toEqual([
    'style.css:1 check/invalid-css',
    'style.css:4 check/invalid-css',
  ])
})

test.each([
  ['js ins={1}', 'Write `// [!code ++]` at the end of the lines.'],
  ['py title="a.py" hl_lines="1"', 'Write the lines in braces: `{2,4-6}`.'],
  ['js own=1', 'If it is the title, write `title="…"`. Otherwise, remove it.'],
  ['js [a.js]', 'Write the title without them: `a.js`.'],
])('an option of another tool is reported: %s', async (info, hint) => {
  const files = {
    'docs.json': settings(['index']),
    'index.mdx': page(`${fence}${info}\na\n${fence}`),
  }
  const problems = await checkFolder(makeFolder(files))
  expect(problems).toEqual([
    expect.objectContaining({ code: 'code/foreign-syntax', line: 5, hint }),
  ])
})

test.each([
  '// highlight-next-line',
  'a // [!code error]',
  '# highlight-start',
  '--8<-- "a.js"',
])('a comment or an included file of another tool is reported: %s', async (comment) => {
  expect(await codesOf(page(`${fence}js\n${comment}\n${fence}`))).toEqual([
    'index.mdx:5 code/foreign-syntax',
  ])
})

test('options and comments with an effect, and titles, are not reported as foreign', async () => {
  const text = `${fence}js lines [expandable] a.js {1} theme={null}\na // [!code highlight]\nhighlight-start // [!code focus]\n${fence}`
  expect(await codesOf(page(text))).toEqual([])
})

test.each([
  ['VitePress', ':::note\nText.\n:::', [5]],
  ['VitePress with a title', 'Text\n\n::: details More *here*\n\nText.\n\n:::', [7]],
  ['Docusaurus', ':::caution[Beware]\nText.\n:::', [5]],
  ['GitHub', '> [!IMPORTANT]\n> Text.', [5]],
  ['GitHub in a list', '- Text\n\n  > [!tip] Title', [7]],
  ['MkDocs', 'Text.\n!!! warning "Beware"\n    Text.', [6]],
  ['MkDocs, folded', '??? note\n    Text.', [5]],
  ['a word that has no component', ':::raw\nText.\n:::\n\n::: constructor\n:::', [5, 9]],
])('a callout in the syntax of another tool is reported: %s', async (_, text, lines) => {
  expect(await codesOf(page(text))).toEqual(
    lines.map((line) => `index.mdx:${line} mdx/foreign-callout`),
  )
})

test('documentation that a plugin of MkDocs generates is reported once for a page', async () => {
  const text =
    '::: boats.Rope\n    :docstring:\n\n::: boats.Knot\n    options:\n\n::: a-click\n    :module: b\n'
  expect(await codesOf(page(text))).toEqual(['index.mdx:5 mdx/foreign-callout'])
})

test('text and code that resembles a callout of another tool is not reported', async () => {
  const text = `${fence}md\n:::note\n${fence}\n\n\`:::note\` and \`> [!NOTE]\`, a:::note, *b*:::note\n\n> [!constructor]\n\n> Text [!NOTE]\n\n[!NOTE]\n\n!!! Important: read this.\n\n> [!LINK]\n\n[!LINK]: https://example.com`
  expect(await codesOf(page(text))).toEqual([])
})

test.each([
  ['the parenthesis is missing', 'See [the guide](/guide', '5'],
  ['before an address that is a link', 'See [it](https://example.com/a#b', '5'],
  ['the URL has a space', 'One\nand ![a picture](/a b.png) here', '6'],
  ['in a table', '| a |\n| - |\n| [x](/y |', '7'],
])('a link that is not closed is reported: %s', async (_, text, line) => {
  expect(await codesOf(page(text))).toEqual([`index.mdx:${line} mdx/unclosed-link`])
})

test('brackets and parentheses that are text are not reported', async () => {
  const text = `\\[x\\](/y z), [x\\](/y z), f[0] (/y), [x](see below), \`[x](/y\`, a](/b`
  expect(await codesOf(page(text))).toEqual([])
})

test.each([
  ['punctuation before the end', '它很快。**注意：**它很快。', '5'],
  ['punctuation after the beginning', 'One\nand see**(this)** here', '6'],
  ['around code', '**使用 `x`：**它', '5'],
  ['in a table', '| a |\n| - |\n| **「実験」**を |', '7'],
  ['in a heading', '## **Tip:**do it', '5'],
])('bold text that Markdown takes for text is reported: %s', async (_, text, line) => {
  expect(await codesOf(page(text))).toEqual([`index.mdx:${line} mdx/lost-bold`])
})

test('asterisks that are text are not reported, nor bold text', async () => {
  const text = `**注意：** 它 **bold**, \\*\\*x：\\*\\*y, \`**a：**b\`, 2 ** 3 ** 4, **kwargs and **more, src/**/a and lib/**/b`
  expect(await codesOf(page(text))).toEqual([])
})

test('a long URL in a message is cut, and says so', async () => {
  const src = `https://example.com/${'a'.repeat(100)}.png`
  const files = {
    'docs.json': settings(['index']),
    'index.mdx': page(`![](${src})\n\n<img src="${src.slice(0, 80)}" />`),
  }
  const [long, short] = await checkFolder(makeFolder(files))
  expect(long!.message).toBe(`The image \`${src.slice(0, 79)}…\` has no alt text`)
  expect(short!.message).toBe(`The image \`${src.slice(0, 80)}\` has no alt text`)
})

test('the value of <Markdown src> is not reported as a missing file too', async () => {
  expect(await codesOf(page('<Markdown src="/snippets/none.md" />'))).toEqual([
    'index.mdx:5 mdx/unknown-component',
  ])
})

test.each([
  ['<Callout kind="tip">A</Callout>', 'Did you mean `type`?'],
  ['<Icon icon="star" type="solid" aria-label="A" />', 'Did you mean `iconType`?'],
  ['<Card title="A" image="https://a.example/a.png" />', 'Did you mean `img`?'],
  ['<Update version="1.0">A</Update>', 'Did you mean `label`?'],
  ['<Accordion header="A">A</Accordion>', 'Did you mean `title`?'],
  ['<Expandable title="a" open>A</Expandable>', 'Did you mean `defaultOpen`?'],
  ['<Tabs default={1}><Tab title="A">A</Tab></Tabs>', 'Did you mean `defaultTabIndex`?'],
  [
    '<ParamField path="a" in="path">A</ParamField>',
    'Remove it: `path` is already there.',
  ],
  ['<paramField path="a">A</paramField>', 'Did you mean <ParamField>?'],
  ['<Warn>A</Warn>', 'Did you mean <Warning>?'],
])('the name that %s should have is told', async (text, hint) => {
  const files = { 'docs.json': settings(['index']), 'index.mdx': page(text) }
  const problems = await checkFolder(makeFolder(files))
  expect(problems.map((problem) => problem.hint)).toEqual([hint])
})
