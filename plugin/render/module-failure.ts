import { fileURLToPath } from 'node:url'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { CodePlace } from '../../runtime/kit/code-places.ts'
import { toPosix } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import { brokenPlace } from './broken-module.ts'
import { mappedPlace } from './mapped-place.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'
import { groupBy } from '../kit/group-by.ts'
import { pathBelow } from '../kit/path-below.ts'

/**
 * Converts the error of loading the site's modules, such as an override with a syntax error, into
 * a diagnostic.
 *
 * @param root Absolute path of the content folder, with forward slashes.
 */
export function moduleFailure(error: unknown, root: string): SkerryError {
  if (error instanceof SkerryError) return error
  const message = errorMessage(error)
  const broken = brokenPlace(error)
  return new SkerryError([
    {
      severity: 'error',
      code: 'build/bundle-failed',
      message: broken
        ? `this file cannot be bundled: ${message}`
        : `this site cannot be loaded: ${message.replaceAll(`${root}/`, '').replaceAll('\0', '')}`,
      hint: 'Fix the file, or stop using it on the site.',
      ...(broken ?? ownPlace(error, root)),
    },
  ])
}

/** Locates the error of a layout part, at the override that threw it if known. */
export function layoutFailure(error: unknown, file: string, root: string): SkerryError {
  // The site's bundle has its own copy of the class RenderError.
  const isWrapped = error instanceof Error && error.name === 'RenderError'
  const cause = isWrapped ? error.cause : error
  return new SkerryError([
    { ...layoutProblem(cause, file), ...ownPlace(cause, root) } as Diagnostic,
  ])
}

/**
 * The problem of a page whose layout throws.
 *
 * @param file The page's file.
 */
export function layoutProblem(error: unknown, file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'render/layout-failed',
    message: `the layout threw an error: ${errorMessage(error)}`,
    hint: 'Check the layout parts that the site overrides.',
    file,
  }
}

/**
 * The same error of the layout on several pages as one problem, at the first of them. Other
 * problems are kept.
 */
export function groupFailures(failures: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(failures, ({ code, message, file, line }) =>
    code === 'render/layout-failed' ? message : [message, file, line].join('\n'),
  )
  return [...groups.values()].map((group) => {
    const [first] = group
    const isOne = group.length === 1
    return isOne
      ? first!
      : { ...first!, message: `${first!.message} (on ${group.length} pages)` }
  })
}

/**
 * Names the layout parts that a site overrides in the problem of a layout without a position.
 *
 * @param problem As `layoutProblem` returns it. Its file is then the page's.
 */
export function nameOverrides(
  problem: Diagnostic,
  { overrides, root }: Pick<Project, 'overrides' | 'root'>,
): Diagnostic {
  const files = [...overrides.layout.values()].map(
    (file) => `\`${file.replace(`${root}/`, '')}\``,
  )
  if (problem.line !== undefined || files.length === 0) return problem
  return {
    ...problem,
    hint: `Check the layout parts that the site overrides: ${files.join(', ')}.`,
  }
}

/**
 * The topmost position in a file of the site in an error's stack. In dev, the stack names these
 * files; in a build, it names the bundle.
 */
export function ownPlace(error: unknown, root: string): CodePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const frame of stack.split('\n')) {
    const [, url, file, row, column] =
      /(?:\(|at )(file:\/\/)?(\/?[^()]+?):(\d+):(\d+)\)?$/.exec(frame) ?? []
    if (file === undefined) continue
    const place = { line: Number(row), column: Number(column) }
    const path = url ? fileURLToPath(`${url}${file}`) : file
    const mapped = url && mappedPlace(path, place.line, place.column)
    if (mapped) return mapped
    const id = toPosix(path)
    const own = id.includes('/node_modules/') ? undefined : pathBelow(root, id)
    if (own !== undefined) return { file: own, ...place }
  }
  return undefined
}
