import { useStrings } from '../../runtime/use-strings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { InlineMarkdown } from '../../theme/components/inline-markdown.tsx'
import './api-problem.css'

/** Shows the diagnostic of an unresolved reference in place of its content. */
export function ApiProblem({
  diagnostic,
}: {
  diagnostic: Pick<Diagnostic, 'message' | 'hint'>
}) {
  const strings = useStrings()
  return (
    <div class="api-problem" role="note" aria-label={strings.danger}>
      <p>
        <InlineMarkdown>{diagnostic.message}</InlineMarkdown>
      </p>
      {diagnostic.hint && (
        <p>
          <InlineMarkdown>{diagnostic.hint}</InlineMarkdown>
        </p>
      )}
    </div>
  )
}
