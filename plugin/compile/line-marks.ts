import type { ShikiTransformer } from 'shiki/core'

/** A transformer for ` ```ts {1,3-5} focus={2} `: adds classes to these lines (1-based). */
export function lineMarks(marks: {
  highlight: readonly number[]
  focus: readonly number[]
}): ShikiTransformer {
  const highlight = new Set(marks.highlight)
  const focus = new Set(marks.focus)
  return {
    name: 'skerry:line-marks',
    line(node, line) {
      if (highlight.has(line)) this.addClassToHast(node, 'line-highlight')
      if (focus.has(line)) this.addClassToHast(node, 'line-focus')
    },
  }
}
