import { beforeAll, expect, test } from 'vitest'
import { CodeHighlighter } from '../../../plugin/compile/code-highlighter.ts'
import { LineCache } from '../../../plugin/compile/line-cache.ts'
import { renderNotations } from '../../../plugin/compile/render-notations.ts'
import { renderTokens } from '../../../plugin/compile/render-tokens.ts'

let highlighter: CodeHighlighter

beforeAll(() => {
  highlighter = new CodeHighlighter({
    root: '/',
    themes: { light: 'github-light-default', dark: 'dark-plus' },
    languages: [],
  })
})

const samples: [string, string][] = [
  ['json', '{\n  "a": [\n    {"b": 1},\n    {"b": 1}\n  ],\n\n  "b": "x\\ny"\n}'],
  ['bash', 'curl -X POST \\\n  -d \'{\n  "a": 1\n}\' \\\n  https://e.com'],
  ['bash', "cat <<'END'\n$a\ncurl -X POST \\\nEND\ncurl -X POST \\\n  -d x"],
  ['bash', 'cat <<OTHER\n$a\nEND\nOTHER\ncurl -X POST'],
  ['python', 'a = """\nimport x\n"""\nimport x\n\n# """\nimport x'],
  ['php', '<?php\n\n$a = [\n  1,\n];\n/*\n$a = [\n*/\n$a = [1];'],
  ['go', 'package main\n\nimport (\n\t"fmt"\n)\n\nvar s = `\nimport (\n`\n'],
  ['java', 'class A {\n  /* class A {\n  */ String s = "x";\n}'],
  ['ruby', "require 'json'\nputs <<~T\n  require 'json'\nT\nputs 1"],
  ['javascript', 'const a = `\n${b}\nconst a\n`\nconst a = 1'],
  ['md', '> a\n> - b\n  b\n\n    c\n```js\n> a\n```\n> a\n---\n- [ ] **d\ne**'],
  ['html', '<a\n  href="b"\n>\n<script>\n  href="b"\n</script>\n<style>\n> {}\n</style>'],
  ['yaml', 'a: |\n  b: 1\n\n  - c\nb: 1\n- c: >\n    b: 1\n  b: 1'],
  ['diff', '+ a\n- a\n a\n@@ -1 +1 @@\n+ a'],
  ['json', `{"a": "${'x'.repeat(6000)}",\n"b": 1}`],
  ['text', 'a\ud800\na\ufffd\na\ud800'],
  ['js', '"a\ud800 and more characters"\n"a\ufffd and more characters"'],
]

test('code in any order has the colours that it has alone, whatever was seen before', async () => {
  // In several orders: cached states must not affect later calls.
  for (const [language, code] of [...samples, ...samples.toReversed(), ...samples]) {
    const loaded = await highlighter.load(language)
    if (!loaded) continue
    const request = { code, language, highlight: [], focus: [] }
    expect(renderTokens(request, loaded)).toEqual(renderNotations(request, loaded))
  }
})

test('lines after different grammar states are cached separately', async () => {
  const lines = ['a: |', '  b: 1', 'b: 1', '', '- >', '# c', '  # c']
  const loaded = (await highlighter.load('yaml'))!
  for (const first of lines)
    for (const second of lines)
      for (const third of lines) {
        const code = `${first}\n${second}\n${third}`
        const request = { code, language: 'yaml', highlight: [], focus: [] }
        expect(renderTokens(request, loaded)).toEqual(renderNotations(request, loaded))
      }
})

test('a line is tokenized once for each grammar state before it', async () => {
  const lines = new CountedLines()
  const loaded = { ...(await highlighter.load('json'))!, linesOf: () => lines }
  const render = (code: string) =>
    renderTokens({ code, language: 'json', highlight: [], focus: [] }, loaded)
  render('[\n  [1, 2],\n  [1, 2],\n  [1, 2]\n]')
  // The third has no comma.
  expect(lines.count).toBe(4)
  render('[\n  [1, 2],\n  [1, 2],\n  [1, 2]\n]')
  render('[\n  [1, 2]\n]')
  expect(lines.count).toBe(4)
})

test('what is kept is bounded: the table starts over, and colours stay', async () => {
  const lines = new CountedLines(2_000)
  const loaded = { ...(await highlighter.load('json'))!, linesOf: () => lines }
  const render = (code: string) =>
    renderTokens({ code, language: 'json', highlight: [], focus: [] }, loaded)
  const first = render('{"a": 1}')
  for (let at = 0; at < 50; at++) render(`{"b": ${at}}`)
  const before = lines.count
  expect(render('{"a": 1}')).toEqual(first)
  expect(lines.count).toBe(before + 1)
})

test('code that is nested deeper than states are compared has its colours', async () => {
  const loaded = (await highlighter.load('json'))!
  const code = `${'[\n'.repeat(400)}1\n${']\n'.repeat(400)}`
  const request = { code, language: 'json', highlight: [], focus: [] }
  for (let pass = 0; pass < 2; pass++)
    expect(renderTokens(request, loaded)).toEqual(renderNotations(request, loaded))
})

/** Counts the lines that the grammar tokenizes. */
class CountedLines extends LineCache {
  count = 0

  override lineAt(...[place, line, read]: Parameters<LineCache['lineAt']>) {
    return super.lineAt(place, line, (...args) => {
      this.count += 1
      return read(...args)
    })
  }
}
