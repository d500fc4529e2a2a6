import type { LightDark } from '../../runtime/types/settings.ts'
import { canonicalText } from '../kit/canonical-text.ts'
import { MAX_FENCE_LENGTH, renderPlain } from './code-renderer.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import { CodeHighlighter } from './code-highlighter.ts'
import { renderTokens } from './render-tokens.ts'

/** @param lines Numbers of marked lines, from 1. */
type HighlightSample = (
  code: string,
  language: string,
  lines?: Pick<CodeRequest, 'highlight' | 'focus'>,
) => Promise<HighlightedCode>

/** By root, themes and languages: memory of compiled grammars is never freed. */
const known = new Map<string, HighlightSample>()

/**
 * Returns a function that highlights code which isn't a fence of a page: request and response
 * samples of API pages, and code in expressions. Reused for the same settings, so that reloads in dev don't leak memory.
 *
 * @param root Absolute; custom grammars are read below it.
 * @param languages Root-relative paths of TextMate grammars.
 */
export function sampleHighlighter(
  root: string,
  themes: LightDark,
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
  themes: LightDark,
  languages: readonly string[],
): HighlightSample {
  const highlighter = new CodeHighlighter({ root, themes, languages })
  return async (code, language, lines = { highlight: [], focus: [] }) => {
    const loaded =
      code.length > MAX_FENCE_LENGTH ? undefined : await highlighter.load(language)
    const request = { code, language, ...lines }
    return loaded ? renderTokens(request, loaded) : renderPlain(request)
  }
}
