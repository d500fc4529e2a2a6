import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** How late errors travel from a worker to its pool. */
export interface LateError {
  message: string
  stack: string
}

/** What a thrown value says. */
export function lateError(error: unknown): LateError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  return { message: error.message, stack: error.stack ?? '' }
}

/**
 * An error that code of a page threw after the page was rendered, in a timer or a promise.
 * Pages run under a name that holds their file (`renderPage`): the stack tells which it was.
 */
export function lateDiagnostic({ message, stack }: LateError): Diagnostic {
  const file = /skerry-page:([^\s:)]+)/.exec(stack)?.[1]
  return {
    severity: 'error',
    code: 'render/late-error',
    message: `code of a page failed after the page was rendered: ${message}`,
    hint: 'Timers and promises of a page run while it is built: leave them to islands.',
    ...(file !== undefined && { file: decodeURIComponent(file) }),
  }
}
