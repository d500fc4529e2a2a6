import { useStrings } from '../../runtime/use-strings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { InlineMarkdown } from '../../theme/components/inline-markdown.tsx'
import './api-problem.css'

/**
 * Shows what is wrong with an unresolved reference in place of its content. Its hint is for
 * authors, but the page may be published.
 */
export function ApiProblem({ diagnostic }: { diagnostic: Pick<Diagnostic, 'message'> }) {
  const strings = useStrings()
  return (
    <div class="api-problem" role="note" aria-label={strings.danger}>
      <p>
        <InlineMarkdown>{diagnostic.message}</InlineMarkdown>
      </p>
    </div>
  )
}
