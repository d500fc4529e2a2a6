import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CodeHighlighter } from '../../../plugin/compile/highlighter.ts'
import { renderNotations } from '../../../plugin/compile/render-notations.ts'
import { renderTokens } from '../../../plugin/compile/render-tokens.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { fencesBelow } from './fences-below.ts'

const THEMES = [
  { light: 'github-light-default', dark: 'dark-plus' },
  { light: 'min-light', dark: 'dracula' },
]

test('a highlighter has its own themes again after a pair of them', async () => {
  const highlighter = new CodeHighlighter({
    root: '/',
    themes: THEMES[0]!,
    languages: [],
  })
  const loaded = (await highlighter.load('json'))!
  const options = { lang: 'json', theme: THEMES[0]!.dark }
  const before = loaded.core.codeToTokensBase('{"a": 1}', options)
  renderTokens({ code: '{"b": 2}', language: 'json', highlight: [], focus: [] }, loaded)
  expect(loaded.core.codeToTokensBase('{"a": 1}', options)).toEqual(before)
})

test.each(THEMES)(
  'fences of the demo have the colours of Shiki: %o',
  { timeout: 60_000 },
  async (themes) => {
    const root = fileURLToPath(new URL('../../../demo', import.meta.url))
    expect(await differences(root, themes)).toEqual([])
  },
)

const corpus = sharedMaterial(
  'corpus',
  'fences of real sites have colours of Shiki',
  true,
)

test.skipIf(corpus.missing)(
  'fences of real sites have the colours of Shiki',
  { timeout: 600_000 },
  async () => {
    for (const themes of THEMES)
      expect(await differences(corpus.path, themes)).toEqual([])
  },
)

async function differences(root: string, themes: (typeof THEMES)[number]) {
  const highlighter = new CodeHighlighter({ root: '/', themes, languages: [] })
  const different: string[] = []
  for (const { language, code } of fencesBelow(root)) {
    const loaded = await highlighter.load(language)
    if (!loaded || code.includes('[!code')) continue
    const request = { code, language, highlight: [], focus: [] }
    const { html, styles } = renderTokens(request, loaded)
    const expected = renderNotations(request, loaded)
    if (html !== expected.html) different.push(code)
    expect(styles).toEqual(expected.styles)
  }
  return different
}
