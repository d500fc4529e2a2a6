import { codeFrame } from '../../../runtime/kit/code-frame.ts'
import { isUrl } from '../../../runtime/kit/is-url.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { Api } from '../api-model.ts'
import { applyOverlay } from './apply-overlay.ts'
import { buildApi } from './build-api.ts'
import { buildAsyncApi } from './build-async-api.ts'
import { checkStandard } from './check-standard.ts'
import { checkSwagger } from './check-swagger.ts'
import { checkVersion } from './check-version.ts'
import { isMisspelled } from './drop-consequences.ts'
import type { FetchContext } from './fetch-spec.ts'
import { lintSpec } from './lint-spec.ts'
import { loadReferences } from './load-references.ts'
import { findRelativeLinks } from './find-relative-links.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import { type SpecFile, SpecFiles, nameOfPath } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'
import { errorMessage } from '../../../runtime/kit/error-message.ts'

/** Where a description is read from, and with which overlays. */
export interface ReadApiContext extends FetchContext {
  /** Absolute path of the content folder. Files outside are not read. */
  root: string
  /** Overlays to apply, in this order: paths relative to the root, or URLs. */
  overlays?: readonly string[]
  /**
   * Where the source is mentioned (settings or frontmatter): the location of the diagnostic if it
   * can't be read at all.
   */
  namedAt?: Pick<Diagnostic, 'file' | 'line' | 'column'>
}

/** A description with everything that is wrong with it. */
export interface ReadApiResult {
  /** Absent if the description couldn't be read. */
  api?: Api
  /** All problems, sorted by file and position. */
  diagnostics: Diagnostic[]
  /**
   * All files that were read, and those that could not be, as relative paths and URLs: for watching
   * and for cache keys.
   */
  files: string[]
}

/** Further problems are counted, not listed. */
const MAX_PROBLEMS = 200

/**
 * Reads an API description: OpenAPI 3.0 to 3.2, Swagger 2.0, AsyncAPI 2 or 3; JSON or YAML; one
 * file or many; from the project or from the network. Never throws: problems are in
 * `diagnostics`, and `api` holds what could be read.
 *
 * @param source Path relative to the root, or a URL.
 */
export async function readApi(
  source: string,
  context: ReadApiContext,
): Promise<ReadApiResult> {
  const files = new SpecFiles(context.root, context)
  const nameOf = (location: string) =>
    isUrl(location) ? location : nameOfPath(context.root, location.replace(/^\/+/, ''))
  const name = nameOf(source)
  const diagnostics: Diagnostic[] = []
  const first = await files.load(name)
  let named: string[] = [name]
  if (first instanceof SpecProblem) {
    return {
      diagnostics: [unreadable(name, first, context)],
      files: isUrl(name) ? [] : named,
    }
  }
  diagnostics.push(...first.warnings.map((warning) => diagnosticAt(first, warning)))
  try {
    for (const overlay of (context.overlays ?? []).map(nameOf))
      diagnostics.push(...(await applyFile(files, first, overlay)))
    const version = checkVersion(first)
    diagnostics.push(...version.diagnostics)
    named = [...files.loaded.keys()]
    if (!version.specification)
      return { diagnostics: withFrames(diagnostics, files), files: named }
    const references = await loadReferences(files, first)
    // Later, the linter asks for names that are only an `$id`.
    named = [...files.loaded.keys()]
    const { diagnostics: linted, misspelled } = await lintSpec(
      files,
      first,
      version.specification,
    )
    diagnostics.push(
      ...references.flatMap(({ diagnostic, target }) =>
        target && isMisspelled(misspelled, target.file, target.pointer)
          ? []
          : [diagnostic],
      ),
      ...linted,
    )
    if (!version.isAsync) {
      diagnostics.push(...checkStandard(first, version.specification))
      if (version.specification === '2.0') diagnostics.push(...checkSwagger(files, first))
    }
    const build = version.isAsync ? buildAsyncApi : buildApi
    const api = build(files, first, version.specification)
    if (!isMisspelled(misspelled, first.name, ['components', 'securitySchemes']))
      diagnostics.push(...api.diagnostics)
    const relativeLinks = findRelativeLinks(api.api, files)
    return {
      api: { ...api.api, ...(relativeLinks.length > 0 && { relativeLinks }) },
      diagnostics: withFrames(limit(inOrder(diagnostics, named), name), files),
      files: named,
    }
  } catch (error) {
    const text = errorMessage(error)
    const problem = new SpecProblem('api/unreadable', `can't be read: ${text}`)
    const found = [...diagnostics, diagnosticAt(first, problem)]
    return { diagnostics: withFrames(found, files), files: named }
  }
}

/** Applies an overlay to the parsed value of a description. */
async function applyFile(
  files: SpecFiles,
  first: SpecFile,
  name: string,
): Promise<Diagnostic[]> {
  const overlay = await files.load(name)
  if (overlay instanceof SpecProblem) return [unreadable(name, overlay, {})]
  const warnings = overlay.warnings.map((found) => diagnosticAt(overlay, found))
  return [...warnings, ...applyOverlay(first, overlay)]
}

function unreadable(
  name: string,
  problem: SpecProblem,
  { namedAt }: Pick<ReadApiContext, 'namedAt'>,
): Diagnostic {
  const { severity, code, message, hint, place } = problem
  const text = message.startsWith('`') ? message : `\`${name}\` ${message}`
  const found = { severity, code, message: text, ...(hint && { hint }) }
  if (place) return { ...found, message, file: name, ...place }
  return namedAt?.file ? { ...found, ...namedAt } : { ...found, file: name }
}

/** Sorts by file, in the order they were read, then by line and column. */
function inOrder(diagnostics: Diagnostic[], files: readonly string[]): Diagnostic[] {
  const place = ({ file, line = 0, column = 0 }: Diagnostic) =>
    [files.indexOf(file ?? ''), line, column] as const
  return [...diagnostics].sort((a, b) => {
    const [fileA, lineA, columnA] = place(a)
    const [fileB, lineB, columnB] = place(b)
    return fileA - fileB || lineA - lineB || columnA - columnB
  })
}

/** Adds the lines around each problem. */
function withFrames(diagnostics: readonly Diagnostic[], files: SpecFiles): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { file = '', line, column } = diagnostic
    const text = files.get(file)?.text
    return text === undefined || line === undefined
      ? diagnostic
      : { ...diagnostic, frame: codeFrame(text, line, column) }
  })
}

function limit(diagnostics: Diagnostic[], file: string): Diagnostic[] {
  if (diagnostics.length <= MAX_PROBLEMS) return diagnostics
  const rank = { error: 0, warning: 1, info: 2 }
  const worst = [...diagnostics]
    .sort((a, b) => rank[a.severity] - rank[b.severity])
    .slice(0, MAX_PROBLEMS)
  const rest = diagnostics.length - MAX_PROBLEMS
  return [
    ...worst,
    {
      severity: 'info',
      code: 'api/more-problems',
      message: `${rest} more problems are not listed`,
      file,
    },
  ]
}
