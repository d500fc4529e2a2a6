import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { ShapeProblem } from './extension-shapes.ts'
import type { SiteExtensions } from './extensions.ts'

/** The options that are functions, or hold some. */
type Option = 'frontmatter' | 'navigation' | 'head' | 'shikiTransformers' | 'outputs'

/**
 * Calls a function that a site has given as an option, for one page.
 *
 * @param file The page's.
 * @param check Finds what is wrong with the result.
 * @throws SkerryError where it throws, or returns what it should not.
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
  // Nobody waits for it: how it ends must not end the process.
  if (result instanceof Promise) result.catch(() => {})
  const problem =
    result instanceof Promise
      ? { path: '', message: 'must not be a promise' }
      : check(result)
  if (problem) throw new SkerryError([wrongResult(option, problem, file)])
  return result
}

/** Reports that a function of the options threw. */
export function failedOption(option: Option, error: unknown, file?: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error)
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

/** Reports that a function of the options returned what it should not. */
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
