import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { RenderedContent } from '../../runtime/types/rendering.ts'
import { errorDocument } from './error-document.ts'
import type {
  ContentAnswer,
  ContentFacts,
  ContentTask,
  DocumentAnswer,
  DocumentTask,
  MissingAnswer,
} from './page-tasks.ts'
import { fileError, fileFailure } from '../kit/system-error.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import { layoutProblem } from './module-failure.ts'
import { EMPTY_PAGE } from '../mdx/empty-page.ts'

/**
 * Renders a page's content. If the worker fails or is terminated, an error is rendered instead.
 *
 * @param loadCode Returns the page's code if the store has lost it.
 * @throws SkerryError if a module of the site can't be loaded.
 */
export async function renderContentOn(
  pool: WorkerPool,
  task: ContentTask,
  loadCode?: () => Promise<string>,
): Promise<ContentAnswer> {
  try {
    const answer = await pool.run<ContentAnswer | MissingAnswer>(task)
    if (!('isMissing' in answer)) return answer
    const withCode: ContentTask = { ...task, code: await loadCode?.() }
    return await pool.run<ContentAnswer>(withCode)
  } catch (failure) {
    // A module of the site can't be loaded, so no page can be rendered.
    if (failure instanceof SkerryError) throw failure
    return renderWorkerError(pool, task, workerError(task.page.file, failure))
  }
}

/** Renders an error in place of a page's content. */
export async function renderWorkerError(
  pool: WorkerPool,
  { api: _, ...task }: ContentTask,
  error: WorkerError,
): Promise<ContentAnswer> {
  const shown: ContentTask = {
    ...task,
    key: '',
    code: EMPTY_PAGE,
    imports: [],
    problem: error,
  }
  const answer = await pool.run<ContentAnswer>(shown)
  return { ...answer, facts: { ...answer.facts, error } }
}

/** The error of a page whose worker crashed or exceeded the time limit. */
export interface WorkerError {
  code: 'render/gave-up'
  message: string
  hint: string
  file: string
}

function workerError(file: string, failure: unknown): WorkerError {
  const words = failure instanceof Error ? failure.message : String(failure)
  return {
    code: 'render/gave-up',
    message: `this page cannot be rendered: ${words}`,
    hint: 'Look for a component that renders itself, or an endless loop in the page.',
    file,
  }
}

interface DocumentOptions {
  script?: string
  output?: StagingWriter
  loadContent?: () => Promise<RenderedContent>
}

/**
 * Renders the document around a page's content. If the layout fails, an error document is
 * rendered instead, so that other pages are not affected.
 *
 * @param options `script` is the URL of a module that reloads an error document in dev.
 *   `output` writes the error document. `loadContent` returns the content if the store has lost
 *   it.
 * @throws File system errors if the document can't be written, and SkerryError if a module of the
 *   site can't be loaded.
 */
export async function renderDocumentOn(
  pool: WorkerPool,
  task: DocumentTask,
  { script, output, loadContent }: DocumentOptions = {},
): Promise<DocumentAnswer & { failure?: Diagnostic }> {
  try {
    let answer = await pool.run<DocumentAnswer | MissingAnswer>(task)
    if ('isMissing' in answer) {
      const withContent = { ...task, content: await loadContent?.() }
      answer = await pool.run<DocumentAnswer>(withContent)
    }
    if (answer.unwritten) throw fileError(answer.unwritten)
    return answer
  } catch (error) {
    if (fileFailure(error)) throw error
    const [own] = error instanceof SkerryError ? error.diagnostics : []
    // A module of the site can't be loaded, so no document can be rendered.
    if (own && own.code !== 'render/layout-failed') throw error
    const failure = own ?? layoutProblem(error, task.page.file)
    const html = errorDocument('This page has an error', [failure], script)
    for (const file of task.files ?? []) output?.write(file, html)
    const bytes = Buffer.byteLength(html)
    return { html, bytes, islands: [], styles: {}, warnings: [], failure }
  }
}

/** Problems that leave a gap in the page, while the rest is rendered. */
const HOLES = new Set<string>(['mdx/expression-failed', 'mdx/import'])

/** Converts the warnings and the error of rendering a page's content to diagnostics. */
export function contentDiagnostics(
  file: string,
  { warnings, error }: Pick<ContentFacts, 'warnings' | 'error'>,
): Diagnostic[] {
  const found: Diagnostic[] = warnings.map((warning) => ({
    severity: HOLES.has(warning.code) ? 'error' : 'warning',
    file,
    ...warning,
  }))
  if (error !== undefined) found.push({ severity: 'error', file, ...error })
  return found
}
