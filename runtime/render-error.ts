import { authorsPlace, type CodePlace } from './kit/code-places.ts'
import type { Diagnostic } from './kit/diagnostic.ts'
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

/** A page's code with a name for stack traces: an error thrown later names its page. */
export function namedCode(code: string, file: string): string {
  return `${code}\n//# sourceURL=${sourceUrl(file)}`
}

/**
 * Tells what went wrong while a page was rendered. Compiled pages run under the name of
 * their file, so where code of the author throws, the stack holds its place in the compiled page,
 * and the page's code says where its author wrote that.
 *
 * @param file `PageData.file`.
 * @param code The page's, where it is known.
 */
export function locateRenderError(
  error: unknown,
  file: string,
  code?: string,
): RenderError {
  if (error instanceof RenderError) {
    const { diagnostic, cause } = error
    const place = code === undefined ? undefined : placeIn(cause, file, code)
    // What knows its place better, such as a prop of an island, has said it.
    return place && diagnostic.line === undefined
      ? new RenderError({ ...diagnostic, ...place }, cause)
      : error
  }
  const place = code === undefined ? undefined : placeIn(error, file, code)
  return new RenderError({ severity: 'error', file, ...place, ...describe(error) }, error)
}

function describe(error: unknown): Omit<Diagnostic, 'severity'> {
  if (error instanceof IslandPropError) {
    const { source: _, ...place } = error.place ?? {}
    return {
      code: 'islands/prop-not-json',
      message: error.words,
      hint: 'Pass text, numbers, lists and plain objects, and define functions inside of the component. Elements may be passed too, and are shown as they are.',
      ...place,
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

/** Lines that an async function made from text has before its body. */
const HEAD_LINES = 2

/** The author's place of the topmost frame of the stack that lies in the page itself. */
function placeIn(error: unknown, file: string, code: string): CodePlace | undefined {
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
