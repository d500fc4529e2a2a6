import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { ShapeProblem } from './extension-shapes.ts'
import type { SiteExtensions } from './extensions.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** Options that are functions, or contain functions. */
type Option = 'frontmatter' | 'navigation' | 'head' | 'shikiTransformers' | 'outputs'

/**
 * Calls an option function for one page.
 *
 * @param file The page's file, for diagnostics.
 * @param check Validates the result.
 * @throws SkerryError if the function throws or returns an invalid result.
 */
export function callExtension<Result>(
  option: keyof SiteExtensions & Option,
  file: string,
  call: () => Result,
  check: (result: unknown) => ShapeProblem | undefined,
): Result {
  let result: Result
  try {
    result = call()
  } catch (error) {
    throw new SkerryError([failedOption(option, error, file)])
  }
  // Not awaited: prevent an unhandled rejection from ending the process.
  if (result instanceof Promise) result.catch(() => {})
  const problem =
    result instanceof Promise
      ? { path: '', message: 'must not be a promise' }
      : check(result)
  if (problem) throw new SkerryError([wrongResult(option, problem, file)])
  return result
}

/** A diagnostic for an option function that threw. */
export function failedOption(option: Option, error: unknown, file?: string): Diagnostic {
  const reason = errorMessage(error)
  return {
    severity: 'error',
    code: 'build/option-failed',
    message: `the option \`${option}\` fails: ${reason}`,
    hint:
      file === undefined
        ? 'Correct the function in `vite.config`.'
        : 'Correct the function in `vite.config`: it threw this when it was called for the page.',
    ...(file !== undefined && { file }),
  }
}

/** A diagnostic for an option function with an invalid result. */
export function wrongResult(
  option: Option,
  { path, message }: ShapeProblem,
  file?: string,
): Diagnostic {
  return {
    severity: 'error',
    code: 'build/option-result',
    message: `the result of the option \`${option}\`${path && `: \`${path}\``} ${message}`,
    hint: `Return ${RESULTS[option]}.`,
    ...(file !== undefined && { file }),
  }
}

const RESULTS: Record<Option, string> = {
  frontmatter: 'the whole frontmatter, such as `{ ...frontmatter, tag: "New" }`',
  navigation: 'the whole navigation, such as `{ ...navigation, next: undefined }`',
  head: 'a list of elements, such as `[{ tag: "meta", attributes: { name: "a" } }]`',
  shikiTransformers: 'an element, or nothing, from each function of a transformer',
  outputs:
    'a list of files, or a promise of one: `[{ path: "data.json", content: "{}" }]`',
}
