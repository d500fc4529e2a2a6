import { addFrames } from '../check/add-frames.ts'
import { inspectSite, toReport } from '../check/check-site.ts'
import { SkerryError, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { missingDiagnostics } from '../render/missing-diagnostics.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { locateIcons } from '../render/locate-icons.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isFullyRead } from '../site/read-branch.ts'
import type { Page } from '../site/site.ts'
import { checkIntegrations } from '../write/check-integrations.ts'
import type { AffectedPages } from './apply-changes.ts'

/** Compiles and renders single pages, like `DevSite`. */
interface PageInspector {
  compile(page: Page): Promise<PageCompilation>
  /** Renders the page and its layout to find problems. */
  renderProblems(page: Page): Promise<RenderProblems>
}

/** Problems found while rendering a page. */
export interface RenderProblems {
  content: Diagnostic[]
  /** Problems of the layout, which many pages share. */
  layout: Diagnostic[]
}

/** The result of a pass over all pages. */
export interface PassOutcome {
  /** All problems of the site, sorted by file and position. */
  problems: readonly Diagnostic[]
  /** Files changed since the last pass. Empty after the first. */
  changed: ReadonlySet<string>
}

interface SiteProblemsInput {
  project: ProjectHandle
  missing: MissingModules
  inspector(): PageInspector
  /** Finds stylesheets that can't be transformed. */
  inspectStyles(project: Project): Promise<Diagnostic[]>
  /** Called after each pass. */
  onPass(outcome: PassOutcome): void
}

/** Debounce time in milliseconds, because editors save several files at once. */
const PAUSE = 250

/**
 * Finds the problems of a whole site during development. A pass checks all pages in the
 * background, one at a time, so that requested pages are rendered in between. After a change to
 * a page's text, other pages are not rendered again.
 */
export class SiteProblems {
  readonly #input: SiteProblemsInput
  /** Problems found while rendering, by page, with the key of the rendered code. */
  readonly #rendered = new Map<string, RenderProblems & { key: string }>()
  #problems: readonly Diagnostic[] = []
  #changed = new Set<string>()
  /** Incremented on each change, which aborts the current pass. */
  #generation = 0
  /** The generation of the last complete pass. */
  #passed = -1
  #timer: NodeJS.Timeout | undefined

  constructor(input: SiteProblemsInput) {
    this.#input = input
  }

  /** The problems that the last pass found. */
  get all(): readonly Diagnostic[] {
    return this.#problems
  }

  /** Whether nothing has changed since the last pass. */
  get isCurrent(): boolean {
    return this.#passed === this.#generation
  }

  /** Starts a pass now. */
  start(): void {
    void this.#pass(++this.#generation)
  }

  /**
   * Schedules a pass after a change.
   *
   * @param file Path of the changed file, relative to the content folder.
   */
  follow(file: string, affected: AffectedPages): void {
    this.#changed.add(file)
    if (affected === 'all') this.#rendered.clear()
    const generation = ++this.#generation
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#pass(generation), PAUSE)
    this.#timer.unref()
  }

  /** Aborts the current pass. */
  close(): void {
    this.#generation++
    clearTimeout(this.#timer)
  }

  /** Never rejects: an error that prevents rendering is shown when the page is opened. */
  async #pass(generation: number): Promise<void> {
    const project = this.#input.project.current
    // The first pass starts once the rest of the site is read.
    if (!isFullyRead(project)) return
    const compilations: PageCompilation[] = []
    let failures: readonly Diagnostic[] | undefined
    for (const page of project.site.pages.values()) {
      if (generation !== this.#generation) return
      try {
        compilations.push(await this.#inspect(page))
      } catch (error) {
        // A module of the site can't be loaded, so no page can be rendered: the next change tries
        // again.
        if (!(error instanceof SkerryError)) continue
        failures = error.diagnostics
        break
      }
    }
    const ofStyles = await this.#input.inspectStyles(project)
    if (generation !== this.#generation) return
    const found = failures
      ? [...project.diagnostics, ...failures]
      : this.#collect(project, compilations)
    // A missing package is found in both ways.
    const places = new Set(found.map(placeKey))
    const others = ofStyles.filter((problem) => !places.has(placeKey(problem)))
    this.#problems = toReported(project, [...found, ...others])
    this.#passed = generation
    const changed = this.#changed
    this.#changed = new Set()
    this.#input.onPass({ problems: this.#problems, changed })
  }

  async #inspect(page: Page): Promise<PageCompilation> {
    const inspector = this.#input.inspector()
    const compilation = await inspector.compile(page)
    const { key } = compilation
    if (this.#rendered.get(page.path)?.key !== key)
      this.#rendered.set(page.path, { key, ...(await inspector.renderProblems(page)) })
    return compilation
  }

  #collect(project: Project, compilations: readonly PageCompilation[]): Diagnostic[] {
    const pages = project.site.pages
    for (const path of this.#rendered.keys())
      if (!pages.has(path)) this.#rendered.delete(path)
    const rendered = [...this.#rendered.values()]
    const layout = new Map(
      rendered
        .flatMap((each) => each.layout)
        .map((problem) => [problem.message, problem]),
    )
    return [
      ...project.diagnostics,
      ...compilations.flatMap(({ facts }) => facts.diagnostics),
      ...locateIcons(project, [
        ...rendered.flatMap(({ content }) => content),
        ...layout.values(),
      ]),
      ...missingDiagnostics(this.#input.missing, project, compilations),
      ...checkIntegrations(project.site),
      ...inspectSite(project, compilations),
    ]
  }
}

function toReported({ root }: Project, found: readonly Diagnostic[]): Diagnostic[] {
  const reported = toReport(found, {}).filter(({ severity }) => severity !== 'info')
  return addFrames(root, reported)
}

function placeKey({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`
}
