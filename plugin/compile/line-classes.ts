/**
 * Returns the classes of a line of code by its number (1-based), for the marks of
 * ` ```ts {1,3-5} focus={2} `.
 */
export function lineClasses(marks: {
  highlight: readonly number[]
  focus: readonly number[]
}): (line: number) => string {
  const highlight = new Set(marks.highlight)
  const focus = new Set(marks.focus)
  return (line) => {
    let classes = 'line'
    if (highlight.has(line)) classes += ' line-highlight'
    if (focus.has(line)) classes += ' line-focus'
    return classes
  }
}
