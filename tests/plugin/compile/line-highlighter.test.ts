import { beforeAll, expect, test } from 'vitest'
import { CodeRenderer } from '../../../plugin/compile/highlight-code.ts'
import { CodeHighlighter } from '../../../plugin/compile/highlighter.ts'
import { LineHighlighter } from '../../../plugin/compile/line-highlighter.ts'

const settings = {
  root: '/',
  themes: { light: 'github-light-default', dark: 'dark-plus' },
  languages: [],
}
let highlighter: CodeHighlighter
let whole: CodeRenderer

beforeAll(() => {
  highlighter = new CodeHighlighter(settings)
  whole = new CodeRenderer(highlighter, 'test')
})

const samples: [string, string][] = [
  ['json', '{\n  "a": [\n    {"b": 1},\n    {"b": 1}\n  ],\n\n  "b": "x\\ny"\n}'],
  ['bash', 'curl -X POST \\\n  -d \'{\n  "a": 1\n}\' \\\n  https://e.com'],
  ['bash', "cat <<'END'\n$a\ncurl -X POST \\\nEND\ncurl -X POST \\\n  -d x"],
  ['python', 'a = """\nimport x\n"""\nimport x\n\n# """\nimport x'],
  ['php', '<?php\n\n$a = [\n  1,\n];\n/*\n$a = [\n*/\n$a = [1];'],
  ['go', 'package main\n\nimport (\n\t"fmt"\n)\n\nvar s = `\nimport (\n`\n'],
  ['java', 'class A {\n  /* class A {\n  */ String s = "x";\n}'],
  ['ruby', "require 'json'\nputs <<~T\n  require 'json'\nT\nputs 1"],
  ['javascript', 'const a = `\n${b}\nconst a\n`\nconst a = 1'],
  ['json', `{"a": "${'x'.repeat(6000)}",\n"b": 1}`],
]

test('code rendered line by line looks as it does when rendered whole', async () => {
  const lines = new LineHighlighter()
  // Twice: what the first pass left must not change the second.
  for (const [language, code] of [...samples, ...samples]) {
    const loaded = await highlighter.load(language)
    const { html, styles, lineCount } = lines.render(code, loaded!)
    const expected = await whole.render({ code, language, highlight: [], focus: [] })
    expect({ html, styles, lineCount }).toEqual(expected)
  }
})
