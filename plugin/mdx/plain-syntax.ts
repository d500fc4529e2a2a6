import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { unified } from 'unified'
import type { ExtraSyntax } from './parse-text.ts'

/** Syntax beside MDX's that every page has: GFM and math. */
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
