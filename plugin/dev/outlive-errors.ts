import { lateDiagnostic, lateError } from '../workers/late-errors.ts'
import { formatDiagnostic } from '../diagnostic.ts'
import type { Logger } from 'vite'

/**
 * Keeps the dev server alive when a timer or a promise of a page, a snippet or a plugin fails
 * with nobody waiting for it: the error is printed instead.
 *
 * @returns Ends it.
 */
export function outliveErrors(logger: Logger): () => void {
  const report = (error: unknown) => {
    const late = lateError(error)
    const isPage = late.stack.includes('skerry-page:')
    logger.error(
      isPage ? formatDiagnostic(lateDiagnostic(late)) : late.stack || late.message,
    )
  }
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  return () => {
    process.off('uncaughtException', report)
    process.off('unhandledRejection', report)
  }
}
