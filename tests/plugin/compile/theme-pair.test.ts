import { fileURLToPath } from 'node:url'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguagesInfo } from 'shiki/langs'
import { expect, test } from 'vitest'
import { CodeHighlighter } from '../../../plugin/compile/code-highlighter.ts'
import { renderNotations } from '../../../plugin/compile/render-notations.ts'
import { renderTokens } from '../../../plugin/compile/render-tokens.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { fencesBelow } from './fences-below.ts'

const THEMES = [
  { light: 'github-light-default', dark: 'dark-plus' },
  { light: 'min-light', dark: 'dracula' },
  { light: 'github-light', dark: 'github-dark' },
  { light: 'css-variables', dark: 'css-variables' },
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

for (const part of ['corpus', 'hostile']) {
  const material = sharedMaterial(part, `colours of fences in ${part}`, true)

  test.skipIf(material.missing).each(THEMES)(
    `fences of ${part} have the colours of Shiki: %o`,
    { timeout: 900_000 },
    async (themes) => {
      expect(await differences(material.path, themes)).toEqual([])
    },
  )
}

const material = sharedMaterial(
  'corpus',
  'fences in the grammars of other languages',
  true,
)

test.skipIf(material.missing)(
  'every grammar finds in any text what it finds with the engine of Shiki',
  { timeout: 900_000 },
  async () => {
    const settings = { root: '/', themes: THEMES[0]!, languages: [] }
    const fences = fencesBelow(material.path).filter(({ code }) => code.length < 3_000)
    const every = Math.floor(fences.length / 60)
    const different: string[] = []
    for (const { id: language } of bundledLanguagesInfo) {
      const engine = createOnigurumaEngine(import('shiki/wasm'))
      const loaded = (await new CodeHighlighter(settings).load(language))!
      const expected = (await new CodeHighlighter(settings, engine).load(language))!
      for (const { code } of fences.filter((_, index) => index % every === 0)) {
        const request = { code, language, highlight: [], focus: [] }
        if (renderTokens(request, loaded).html !== renderTokens(request, expected).html)
          different.push(`${language}: ${code}`)
      }
    }
    expect(different).toEqual([])
  },
)

/** Fences that are highlighted differently by Shiki with its own engine. */
async function differences(root: string, themes: (typeof THEMES)[number]) {
  const settings = { root: '/', themes, languages: [] }
  const highlighter = new CodeHighlighter(settings)
  const engine = createOnigurumaEngine(import('shiki/wasm'))
  const plain = new CodeHighlighter(settings, engine)
  const different: string[] = []
  for (const { language, code } of fencesBelow(root)) {
    const loaded = await highlighter.load(language)
    const expected = await plain.load(language)
    if (!loaded || !expected || code.includes('[!code')) continue
    const request = { code, language, highlight: [], focus: [] }
    const { html, styles } = renderTokens(request, loaded)
    const shiki = renderNotations(request, expected)
    if (html !== shiki.html) different.push(code)
    expect(styles).toEqual(shiki.styles)
  }
  return different
}
