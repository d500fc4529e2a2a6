import type { Sample } from '../samples/request-samples.ts'
import type { TokenKind } from '../samples/late/token-kinds.ts'
import type { HighlightSample } from './list/api-page-input.ts'
import { classesIn, slimCode } from './slim-code.ts'

/** The highlighted HTML of samples, by `sampleKey`, and the styles that it needs. */
export async function highlightAll(
  samples: readonly Pick<Sample, 'code' | 'language' | 'late'>[],
  highlight: HighlightSample,
) {
  const html = new Map<string, string>()
  const styles: Record<string, string> = {}
  for (const { code, language, late } of samples) {
    const done = code === '' || late ? undefined : await highlight(code, language)
    if (!done) continue
    html.set(sampleKey(code, language), slimCode(done.html, done.styles))
    Object.assign(styles, done.styles)
  }
  return { html, styles }
}

/** A token of each kind, as in samples. */
const PROBE: Record<TokenKind, string> = {
  comment: '// note',
  string: "'text'",
  number: '12',
  keyword: 'const',
  call: 'call',
  name: 'value',
}

/** How a site colours the samples that are written in the browser: as it does JavaScript. */
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

/** What a sample is known by. */
export function sampleKey(code: string, language: string): string {
  return `${language}\n${code}`
}
