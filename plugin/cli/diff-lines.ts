const CONTEXT = 3

/**
 * A unified diff of two texts, without a header. Empty if they are equal. Finds a longest
 * common subsequence of the lines that differ. That is fast enough, as settings files have a
 * few thousand lines at most.
 */
export function diffLines(before: string, after: string): string {
  const a = before.split(/\r?\n/)
  const b = after.split(/\r?\n/)
  const rows = compare(a, b)
  const shown = new Set<number>()
  rows.forEach(({ mark }, index) => {
    if (mark === ' ') return
    for (let near = index - CONTEXT; near <= index + CONTEXT; near++) shown.add(near)
  })
  const lines: string[] = []
  rows.forEach(({ mark, line, number }, index) => {
    if (!shown.has(index)) return
    if (!shown.has(index - 1)) lines.push(`@@ line ${number} @@`)
    lines.push(`${mark} ${line}`.trimEnd())
  })
  return lines.join('\n')
}

interface Row {
  mark: ' ' | '-' | '+'
  line: string
  /** Line number in the first text, 1-based. */
  number: number
}

function compare(a: readonly string[], b: readonly string[]): Row[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const same = (from: number, to: number): Row[] =>
    a
      .slice(from, to)
      .map((line, index) => ({ mark: ' ', line, number: from + index + 1 }))
  const middle = subsequence(a.slice(start, endA), b.slice(start, endB), start)
  return [...same(0, start), ...middle, ...same(endA, a.length)]
}

function subsequence(a: readonly string[], b: readonly string[], first: number): Row[] {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const rows: Row[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const number = first + i + 1
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ mark: ' ', line: a[i]!, number })
      i++
      j++
    } else if (
      j === b.length ||
      (i < a.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      rows.push({ mark: '-', line: a[i++]!, number })
    } else rows.push({ mark: '+', line: b[j++]!, number })
  }
  return rows
}
