import { contentHash } from '../content-hash.ts'
import {
  type CodeRequest,
  type HighlightedCode,
  LARGEST,
  renderPlain,
} from './highlight-code.ts'
import { CodeHighlighter } from './highlighter.ts'
import { LineHighlighter } from './line-highlighter.ts'

/** Kept in memory; the oldest go first. */
const MOST_ENTRIES = 500

/** Highlights code that no page has as a fence: request and response samples of API pages. */
export function createSampleHighlighter(
  root: string,
  themes: { light: string; dark: string },
  languages: readonly string[],
): (code: string, language: string) => Promise<HighlightedCode> {
  const highlighter = new CodeHighlighter({ root, themes, languages })
  const lines = new LineHighlighter()
  const kept = new Map<string, HighlightedCode>()
  return async (code, language) => {
    const key = contentHash(language, code)
    let result = kept.get(key)
    if (!result) {
      const request: CodeRequest = { code, language, highlight: [], focus: [] }
      const loaded = code.length > LARGEST ? undefined : await highlighter.load(language)
      result = loaded ? lines.render(code, loaded) : renderPlain(request)
      kept.set(key, result)
      if (kept.size > MOST_ENTRIES) kept.delete(kept.keys().next().value!)
    }
    return result
  }
}
