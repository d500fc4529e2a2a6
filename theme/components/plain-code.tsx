import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import { parseRanges } from '../../runtime/kit/parse-ranges.ts'
import { usePendingCode } from '../../runtime/pending-code.ts'
import { trustedHtml } from '../../runtime/trusted-html.ts'
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
 * The `<code>` of code that isn't highlighted yet, with the same markup of lines as highlighted
 * code. On the server, it is highlighted after rendering. It is HTML because the browser leaves
 * that alone when it hydrates an island: it stays highlighted until the code changes.
 */
export function PlainCode({ code, written, marks, ...attributes }: PlainCodeProps) {
  const highlight = parseRanges(String(marks.highlight ?? ''))
  const focus = parseRanges(String(marks.focus ?? ''))
  const pending = usePendingCode({ code, language: written, highlight, focus })
  const [highlighted, focused] = [new Set(highlight), new Set(focus)]
  const lines = code.split('\n').map((line, index) => {
    const name = classNames(
      'line',
      highlighted.has(index + 1) && 'line-highlight',
      focused.has(index + 1) && 'line-focus',
    )
    // Quotes too, as Preact does.
    return `<span class="${name}">${escapeAttribute(line)}</span>`
  })
  return (
    <code
      {...attributes}
      data-pending={pending}
      dangerouslySetInnerHTML={{ __html: trustedHtml(lines.join('\n')) }}
    />
  )
}
