import type { Sample } from '../samples/request-samples.ts'
import type { TokenKind } from '../samples/lazy/token-kinds.ts'
import type { HighlightSample } from './list/api-page-input.ts'
import { classesIn, slimCode } from './slim-code.ts'

/**
 * Highlights samples. Returns their HTML by `sampleKey`, and the styles of the classes used.
 * Samples that the browser generates are skipped.
 */
export async function highlightAll(
  samples: readonly Pick<Sample, 'code' | 'language' | 'lazy'>[],
  highlight: HighlightSample,
) {
  const html = new Map<string, string>()
  const styles: Record<string, string> = {}
  for (const { code, language, lazy } of samples) {
    const done = code === '' || lazy ? undefined : await highlight(code, language)
    if (!done) continue
    html.set(sampleKey(code, language), slimCode(done.html, done.styles))
    Object.assign(styles, done.styles)
  }
  return { html, styles }
}

/** For each kind, a token that occurs in the probe code. */
const PROBE: Record<TokenKind, string> = {
  comment: '// note',
  string: "'text'",
  number: '12',
  keyword: 'const',
  call: 'call',
  name: 'value',
}

/**
 * The class of each kind of token in a site's theme, for samples that the browser generates.
 * Taken from highlighted JavaScript.
 */
export async function tokenColors(highlight: HighlightSample) {
  const code = `const value = await call(value, 'text', 12) // note`
  const { html = '', styles = {} } = (await highlight(code, 'javascript')) ?? {}
  const classes = classesIn(html)
  const colors: Partial<Record<TokenKind, string>> = {}
  for (const [kind, text] of Object.entries(PROBE)) {
    const name = classes.get(text)
    if (name !== undefined) colors[kind as TokenKind] = name
  }
  return { colors, styles }
}

/** The key of a sample's HTML. */
export function sampleKey(code: string, language: string): string {
  return `${language}\n${code}`
}
