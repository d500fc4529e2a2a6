import { classNames } from './class-names.ts'

type LineNumbers = string | number | readonly number[] | undefined

export interface PlainLinesProps {
  text: string
  highlight?: LineNumbers
  focus?: LineNumbers
}

/** Code without highlighting, in the same line markup as highlighted code. */
export function PlainLines({ text, highlight, focus }: PlainLinesProps) {
  const highlighted = readLineNumbers(highlight)
  const focused = readLineNumbers(focus)
  return (
    <>
      {text
        .split('\n')
        .flatMap((line, index) => [
          index > 0 && '\n',
          <span
            class={classNames(
              'line',
              highlighted.has(index + 1) && 'line-highlight',
              focused.has(index + 1) && 'line-focus',
            )}
          >
            {line}
          </span>,
        ])}
    </>
  )
}

/** Parses line numbers: `[1, 3]`, `"[1,3]"`, `"1-2,5"` or `{3}`. Anything else is ignored. */
function readLineNumbers(numbers: LineNumbers): Set<number> {
  const lines = new Set<number>()
  for (const [, first, last] of String(numbers ?? '').matchAll(
    /(\d{1,5})(?:\s*-\s*(\d{1,5}))?/g,
  )) {
    for (let line = Number(first); line <= Number(last ?? first); line++) lines.add(line)
  }
  return lines
}
