import { authorsPlace, type CodePlace } from './kit/code-places.ts'
import type { Diagnostic } from './kit/diagnostic.ts'

/** A page that could not be rendered. `diagnostic` is what the author is shown. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic, cause: unknown) {
    super(diagnostic.message, { cause })
    this.diagnostic = diagnostic
  }
}

/** Adds a `sourceURL` to a page's code, so that stack traces name the page. */
export function namedCode(code: string, file: string): string {
  return `${code}\n//# sourceURL=${sourceUrl(file)}`
}

/**
 * Turns an error thrown while a page was rendered into a `RenderError` with a location.
 * Compiled pages are evaluated with their file as `sourceURL`: the stack holds the position in
 * the compiled code, which is mapped to the author's source.
 *
 * @param file `PageData.file`.
 * @param code The page's compiled code, if known.
 * @param placeOf Finds the position in another file, if the page isn't in the stack.
 */
export function locateRenderError(
  error: unknown,
  file: string,
  code?: string,
  placeOf?: (error: unknown) => CodePlace | undefined,
): RenderError {
  const find = (cause: unknown) =>
    (code === undefined ? undefined : placeInPage(cause, file, code)) ?? placeOf?.(cause)
  if (error instanceof RenderError) {
    const { diagnostic, cause } = error
    const place = find(cause)
    // Keep a more precise location.
    return place && diagnostic.line === undefined
      ? new RenderError({ ...diagnostic, ...place }, cause)
      : error
  }
  const place = find(error)
  return new RenderError({ severity: 'error', file, ...place, ...describe(error) }, error)
}

function describe(error: unknown): Omit<Diagnostic, 'severity'> {
  // V8 has no error code for a stack overflow; the message is the same in every version.
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return {
      code: 'render/too-deep',
      message: 'The page is nested too deeply to be rendered',
      hint: 'A component may hold itself, or a list or quotation goes on for hundreds of levels.',
    }
  }
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'render/expression-failed',
    message: `An expression or component of the page failed: ${text}`,
  }
}

/** Lines that V8 puts before the body of a function created from text. */
const HEAD_LINES = 2

/** The author's location for the topmost stack frame inside the page. */
export function placeInPage(
  error: unknown,
  file: string,
  code: string,
): CodePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const name = sourceUrl(file)
  const start = stack.indexOf(`${name}:`)
  const found = start >= 0 && /^:(\d+):(\d+)/.exec(stack.slice(start + name.length))
  return found
    ? authorsPlace(code, Number(found[1]) - HEAD_LINES, Number(found[2]))
    : undefined
}

function sourceUrl(file: string): string {
  return `skerry-page:${encodeURIComponent(file)}`
}
