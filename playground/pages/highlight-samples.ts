import type { Sample } from '../samples/request-samples.ts'
import type { HighlightSample } from './list/api-page-input.ts'

/** The highlighted HTML of samples, by `sampleKey`, and the styles that it needs. */
export async function highlightAll(
  samples: readonly Sample[],
  highlight: HighlightSample,
) {
  const html = new Map<string, string>()
  const styles: Record<string, string> = {}
  for (const { code, language } of samples) {
    const done = code === '' ? undefined : await highlight(code, language)
    if (!done) continue
    html.set(sampleKey(code, language), done.html)
    Object.assign(styles, done.styles)
  }
  return { html, styles }
}

/** What a sample is known by. */
export function sampleKey(code: string, language: string): string {
  return `${language}\n${code}`
}
