import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { unified } from 'unified'
import type { ExtraSyntax } from './parse-text.ts'

/** The default syntax extensions of all pages: GFM and math. */
export function plainSyntax(): ExtraSyntax {
  const data = unified().use(remarkGfm).use(remarkMath).freeze().data() as {
    micromarkExtensions?: unknown[]
    fromMarkdownExtensions?: unknown[]
  }
  return {
    micromark: (data.micromarkExtensions ?? []).flat() as ExtraSyntax['micromark'],
    isPlain: true,
    mdast: (data.fromMarkdownExtensions ?? []) as ExtraSyntax['mdast'],
  }
}
