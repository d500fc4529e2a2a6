import { LARGEST, renderPlain } from './highlight-code.ts'
import type { HighlightedCode } from './highlighted-code.ts'
import { CodeHighlighter } from './highlighter.ts'
import { LineHighlighter } from './line-highlighter.ts'

/** Highlights code that no page has as a fence: request and response samples of API pages. */
export function createSampleHighlighter(
  root: string,
  themes: { light: string; dark: string },
  languages: readonly string[],
): (code: string, language: string) => Promise<HighlightedCode> {
  const highlighter = new CodeHighlighter({ root, themes, languages })
  const lines = new LineHighlighter()
  return async (code, language) => {
    const loaded = code.length > LARGEST ? undefined : await highlighter.load(language)
    return loaded
      ? lines.render(code, loaded)
      : renderPlain({ code, language, highlight: [], focus: [] })
  }
}
