import { parseRanges } from '../../runtime/kit/parse-ranges.ts'
import { usePendingCode } from '../../runtime/pending-code.ts'
import { classNames } from './class-names.ts'

type LineNumbers = string | number | readonly number[] | undefined

interface PlainCodeProps {
  code: string
  /** The language as written, for highlighting. */
  written: string
  /** Lines that are highlighted, or stay in focus. */
  marks: { highlight: LineNumbers; focus: LineNumbers }
  class?: string
  /** The attribute that styles of sites select. */
  language?: string
}

/**
 * The `<code>` of code that isn't highlighted yet, with the same markup of lines as highlighted code.
 * In the content of a page, it is highlighted after rendering.
 */
export function PlainCode({ code, written, marks, ...attributes }: PlainCodeProps) {
  const highlight = parseRanges(String(marks.highlight ?? ''))
  const focus = parseRanges(String(marks.focus ?? ''))
  const pending = usePendingCode({ code, language: written, highlight, focus })
  const [highlighted, focused] = [new Set(highlight), new Set(focus)]
  return (
    <code {...attributes} data-pending={pending}>
      {code
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
    </code>
  )
}
