import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { convertPage } from '../../../plugin/import/convert-page.ts'
import { makeRepository } from './make-repository.ts'

const files = new Map([
  ['part.md', 'Tie a **bow**.\n'],
  ['links.md', '[rope]: https://example.com/rope\n'],
  ['terms.md', '*[HTML]: Hyper Text\n'],
  ['knot.py', 'tie()\n'],
  ['parts.py', '# --8<-- [start:bow]\nbow()\n# --8<-- [end:bow]\n'],
  ['nested.py', '--8<-- "knot.py"\n'],
])

afterEach(() => vi.restoreAllMocks())

function convert(text: string): string {
  const findSnippet = (name: string) => {
    const found = files.get(name)
    return found === undefined ? undefined : { path: `inc/${name}`, text: found }
  }
  const once = convertPage(text, 'md', { findSnippet }).text
  expect(convertPage(once, 'md', { findSnippet }).text).toBe(once)
  return once
}

test.each([
  ['--8<-- "part.md"', '<Snippet file="inc/part.md" />'],
  ["# A\n-8<- 'part.md'\n\nB", '# A\n<Snippet file="inc/part.md" />\n\nB'],
  ['* A\n\n    --8<-- "part.md"', '* A\n\n    <Snippet file="inc/part.md" />'],
  [
    '--8<--\npart.md\n; old.md\npart.md\n--8<--',
    '<Snippet file="inc/part.md" />\n\n<Snippet file="inc/part.md" />',
  ],
])('included text becomes a snippet: %s', (before, after) => {
  expect(convert(before)).toBe(after)
})

test('definitions that a page uses replace the files with them', () => {
  const before = 'A [rope] of HTML.\n\n--8<--\nterms.md\nlinks.md\n--8<--\n'
  const after =
    'A [rope] of <abbr title="Hyper Text">HTML</abbr>.\n\n[rope]: https://example.com/rope\n'
  expect(convert(before)).toBe(after)
})

test.each([
  [
    'A [rope] of HTML\n',
    'A [rope] of <abbr title="Hyper Text">HTML</abbr>\n\n[rope]: /rope\n',
  ],
  ['An HTML rope', 'An <abbr title="Hyper Text">HTML</abbr> rope'],
  ['# HTML\n', '# HTML\n'],
  ['A [rope]\n\n[rope]: /own\n', 'A [rope]\n\n[rope]: /own\n'],
])(
  'pages get the definitions that they use of those for all pages: %s',
  (before, after) => {
    const appended = ['[rope]: /rope', '[bow]: /bow', '*[HTML]: Hyper Text']
    const once = convertPage(before, 'md', { appended }).text
    expect(once).toBe(after)
    expect(convertPage(once, 'md', { appended }).text).toBe(once)
  },
)

test.each([
  ['```py\n--8<-- "knot.py"\n```', '```py file="/inc/knot.py"\n```'],
  ['```\n--8<-- "knot.py"\n```', '``` file="/inc/knot.py"\n```'],
  [
    '``` py title="a"\n--8<-- "knot.py:2:3"\n```',
    '``` py title="a" file="/inc/knot.py#L2-L3"\n```',
  ],
  ['```py\n--8<-- "knot.py::3"\n```', '```py file="/inc/knot.py#L1-L3"\n```'],
  ['```py\n--8<-- "parts.py:bow"\n```', '```py file="/inc/parts.py#bow"\n```'],
  ['~~~py\n--8<--\nknot.py\n--8<--\n~~~', '~~~py file="/inc/knot.py"\n~~~'],
  [
    '1. A\n\n    ```py\n    --8<-- "knot.py"\n    ```',
    '1. A\n\n    ```py file="/inc/knot.py"\n    ```',
  ],
])('included code becomes that of a file: %s', (before, after) => {
  expect(convert(before)).toBe(after)
})

test.each([
  '--8<-- "gone.md"',
  '--8<-- "part.md:bow"',
  '--8<-- "knot.py"',
  'A\n--8<-- "part.md"',
  '> --8<-- "part.md"',
  '- --8<-- "part.md"',
  ';--8<-- "part.md"',
  '```py\nimport a\n--8<-- "knot.py"\n```',
  '```py\n--8<-- "knot.py"\n--8<-- "knot.py"\n```',
  '```py\n--8<-- "knot.py:3"\n```',
  '```py\n--8<-- "knot.py:1:2,4:5"\n```',
  '```py\n--8<-- "parts.py"\n```',
  '```py\n--8<-- "nested.py"\n```',
])('what would be shown differently stays: %s', (text) => {
  expect(convert(text)).toBe(text)
})

test('snippets are found in the folders that mkdocs.yml names', async () => {
  const page =
    '--8<-- "part.md"\n\n```py\n--8<-- "knot.py"\n```\n\n--8<-- "NEWS.md"\n\nA [bow] in HTML\n'
  const root = makeRepository({
    'mkdocs.yml':
      "site_name: Harbour\nnav:\n  - index.md\nmarkdown_extensions:\n  - pymdownx.snippets:\n      base_path: ['.', docs/inc, $docs_dir]\n      auto_append: [links.md, terms.md, part.md]\n",
    'docs/index.md': page,
    'docs/inc/part.md': 'Part\n',
    'docs/inc/links.md': '[bow]: bow.md\n',
    'docs/knot.py': 'tie()\n',
    'NEWS.md': 'News\n',
    'terms.md': '*[HTML]: Hyper Text\n',
  })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root, '--pages'])
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(
    '<Snippet file="inc/part.md" />\n\n```py file="/knot.py"\n```\n\n--8<-- "NEWS.md"\n\nA [bow] in <abbr title="Hyper Text">HTML</abbr>\n\n[bow]: bow.md\n',
  )
  expect(log.mock.calls.flat().join('\n')).toContain(
    'mkdocs.yml:7:41  `part.md`, which is at the end of all pages, is left out',
  )
})
