import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** A late error in a form that can be sent from a worker to its pool. */
export interface UncaughtError {
  message: string
  stack: string
}

/** Converts a thrown value into a `UncaughtError`. */
export function uncaughtError(error: unknown): UncaughtError {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  return { message: error.message, stack: error.stack ?? '' }
}

/**
 * Reports an error that page code threw after the page was rendered, in a timer or a promise.
 * Page code runs under a script name that contains the page's file (`renderPage`), so the stack
 * says which page it was.
 */
export function uncaughtDiagnostic({ message, stack }: UncaughtError): Diagnostic {
  const file = /skerry-page:([^\s:)]+)/.exec(stack)?.[1]
  return {
    severity: 'error',
    code: 'render/late-error',
    message: `code of a page threw an error after the page was rendered: ${message}`,
    hint: 'Timers and promises in a page run during the build: move them to an island.',
    ...(file !== undefined && { file: decodeURIComponent(file) }),
  }
}
