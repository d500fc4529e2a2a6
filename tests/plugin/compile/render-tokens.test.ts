import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderNotations } from '../../../plugin/compile/render-notations.ts'
import { renderTokens } from '../../../plugin/compile/render-tokens.ts'
import { CodeHighlighter } from '../../../plugin/compile/code-highlighter.ts'

const samples: [string, string][] = [
  [
    'tsx',
    readFileSync(new URL('../../../theme/layout/sidebar.tsx', import.meta.url), 'utf8'),
  ],
  ['md', '# **a** _b_ ~~c~~\n\n- [d](e) `f`\n  > g\n\n\t\th  \n'],
  ['css', '.a > b {\n  color: #fff !important; /* c */\n}\n\n@media print {}'],
  ['html', '<a href="b">c &amp; d</a>\n<script>let e = 1 < 2</script>'],
  ['bash', 'echo "$a" | grep -v \'b\'   # c\n\n\\\n  d'],
  ['diff', '- a\n+ b\n@@ 1 @@\n c'],
  ['json', '{"a": ["\\u00e9", 1e3, null]}\r\n'],
]
const pairs = [
  { light: 'github-light-default', dark: 'dark-plus' },
  { light: 'catppuccin-latte', dark: 'monokai' },
  { light: 'css-variables', dark: 'css-variables' },
]

test.each(pairs)('tokens are rendered as Shiki renders them: %o', async (themes) => {
  const highlighter = new CodeHighlighter({ root: '/', themes, languages: [] })
  for (const [language, code] of samples) {
    const loaded = await highlighter.load(language)
    const request = { code, language, highlight: [1, 3], focus: [2, 3] }
    expect(renderTokens(request, loaded!)).toEqual(renderNotations(request, loaded!))
  }
})
