/** Markdown with empty lines in place of its fenced code. */
export function withoutFences(text: string): string {
  if (!/```|~~~/.test(text)) return text
  let fence: string | undefined
  const lines = text.split(/\r?\n/).map((line) => {
    const mark = /^[ \t>*+\d.)-]*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence === undefined) {
      if (!mark || (mark[1]!.startsWith('`') && mark[2]!.includes('`'))) return line
      fence = mark[1]!
    } else if (mark?.[1]!.startsWith(fence) && mark[2]!.trim() === '') fence = undefined
    return ''
  })
  // An unclosed fence ends with its list or tag, which isn't known here, so keep everything.
  return fence === undefined ? lines.join('\n') : text
}
