import { usePage } from '../../runtime/page-context.ts'
import { InlineMarkdown } from '../components/inline-markdown.tsx'
import type { PageProblem } from '../../runtime/types/rendering.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { WarningIcon } from '../ui-icons.tsx'
import './page-error.css'

export type { PageProblem } from '../../runtime/types/rendering.ts'

/** Shown instead of a page that could not be built: message, location and hint. */
export function PageError({
  message,
  code,
  hint,
  file,
  line,
  column,
  frame,
}: PageProblem) {
  const strings = useStrings()
  const { page } = usePage()
  const place = [file ?? page.file, line, line && column].filter(Boolean).join(':')

  return (
    <section class="page-error" role="alert">
      <p class="page-error-title">
        <WarningIcon />
        {strings.pageFailed}
      </p>
      <p>{strings.pageFailedHint}</p>
      <p class="page-error-place">
        <code>{place}</code>
      </p>
      <p class="page-error-message">
        <InlineMarkdown>{message}</InlineMarkdown>
      </p>
      {frame && (
        <pre class="page-error-frame" tabIndex={0}>
          <code>{frame}</code>
        </pre>
      )}
      {hint && (
        <p>
          <strong>{strings.howToFix}: </strong>
          <InlineMarkdown>{hint}</InlineMarkdown>
        </p>
      )}
      {code && <p class="page-error-code">{code}</p>}
    </section>
  )
}
