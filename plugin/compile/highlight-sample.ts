import { canonicalText } from '../kit/canonical-text.ts'
import { LARGEST, renderPlain } from './highlight-code.ts'
import type { HighlightedCode } from './highlighted-code.ts'
import { CodeHighlighter } from './highlighter.ts'
import { renderTokens } from './render-tokens.ts'

type HighlightSample = (code: string, language: string) => Promise<HighlightedCode>

/** By folder, themes and languages. What grammars compile to lies in memory that is never given back. */
const known = new Map<string, HighlightSample>()

/**
 * Highlights code that no page has as a fence: request and response samples of API pages. The
 * same settings give the same highlighter, so that in dev a change of others costs no memory.
 *
 * @param root Absolute; custom grammars are read below it.
 * @param languages Paths of TextMate grammars, root-relative.
 */
export function sampleHighlighter(
  root: string,
  themes: { light: string; dark: string },
  languages: readonly string[],
): HighlightSample {
  const key = canonicalText([root, themes, languages])
  let highlight = known.get(key)
  if (!highlight)
    known.set(key, (highlight = createSampleHighlighter(root, themes, languages)))
  return highlight
}

function createSampleHighlighter(
  root: string,
  themes: { light: string; dark: string },
  languages: readonly string[],
): HighlightSample {
  const highlighter = new CodeHighlighter({ root, themes, languages })
  return async (code, language) => {
    const loaded = code.length > LARGEST ? undefined : await highlighter.load(language)
    const request = { code, language, highlight: [], focus: [] }
    return loaded ? renderTokens(request, loaded) : renderPlain(request)
  }
}
