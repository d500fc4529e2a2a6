import type { Diagnostic } from '../plugin/diagnostic.ts'
import { IslandPropError } from './island-props.ts'

/** A page that could not be rendered; carries the diagnostic that its author reads. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic, cause: unknown) {
    super(diagnostic.message, { cause })
    this.diagnostic = diagnostic
  }
}

/**
 * Tells what went wrong while a page was rendered. Compiled pages run under the name of
 * their file, so where an expression of the author throws, the stack holds its place.
 *
 * @param file `PageData.file`.
 */
export function locateRenderError(error: unknown, file: string): RenderError {
  if (error instanceof RenderError) return error
  return new RenderError(
    { severity: 'error', ...describe(error), file, ...placeIn(error, file) },
    error,
  )
}

function describe(error: unknown): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  if (error instanceof IslandPropError) {
    return {
      code: 'islands/prop-not-json',
      message: error.message,
      hint: 'Pass text, numbers, lists and plain objects; elements may be passed too, and are shown as they are.',
    }
  }
  // V8 has no code for it; the text is the same in every version.
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return {
      code: 'render/too-deep',
      message: 'The page is nested too deeply to be rendered',
      hint: 'A component may hold itself, or a list or quotation goes on for hundreds of levels.',
    }
  }
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'render/expression-failed',
    message: `An expression or component of the page failed: ${said}`,
  }
}

/** The topmost frame of the stack that lies in the page itself. */
function placeIn(error: unknown, file: string): Pick<Diagnostic, 'line' | 'column'> {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const start = stack.indexOf(`${file}:`)
  const found = start >= 0 && /^:(\d+):(\d+)/.exec(stack.slice(start + file.length))
  return found ? { line: Number(found[1]), column: Number(found[2]) } : {}
}
