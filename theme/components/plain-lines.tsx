import { parseRanges } from '../../runtime/kit/parse-ranges.ts'
import { classNames } from './class-names.ts'

type LineNumbers = string | number | readonly number[] | undefined

export interface PlainLinesProps {
  text: string
  highlight?: LineNumbers
  focus?: LineNumbers
}

/** Code without highlighting, in the same line markup as highlighted code. */
export function PlainLines({ text, highlight, focus }: PlainLinesProps) {
  const highlighted = new Set(parseRanges(String(highlight ?? '')))
  const focused = new Set(parseRanges(String(focus ?? '')))
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
