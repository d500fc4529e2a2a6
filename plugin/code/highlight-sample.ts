import { CodeRenderer } from './highlight-code.ts'
import { CodeHighlighter } from './highlighter.ts'
import { contentHash } from '../content-hash.ts'

/** Highlights code that no page has as a fence: request and response samples of API pages. */
export function createSampleHighlighter(
  root: string,
  themes: { light: string; dark: string },
  languages: readonly string[],
): (
  code: string,
  language: string,
) => Promise<{ html: string; styles: Record<string, string> }> {
  const highlighter = new CodeHighlighter({ root, themes, languages })
  const renderer = new CodeRenderer(highlighter, contentHash(root, themes, languages))
  return (code, language) => renderer.render({ code, language, highlight: [], focus: [] })
}
