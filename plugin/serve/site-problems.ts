import { addFrames } from '../check/add-frames.ts'
import { inspectSite, toReport } from '../check/check-site.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { missingDiagnostics } from '../render/missing-diagnostics.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { placeIcons } from '../render/place-icons.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isAllRead } from '../site/read-branch.ts'
import type { Page } from '../site/site.ts'
import { checkIntegrations } from '../write/integrations.ts'
import type { News } from './follow-change.ts'

/** Compiles and renders single pages, as `DevSite` does. */
interface PageInspector {
  compile(page: Page): Promise<PageCompilation>
  /** What rendering the page and its layout brings up. */
  renderProblems(page: Page): Promise<RenderProblems>
}

/** What rendering a page brings up. */
export interface RenderProblems {
  content: Diagnostic[]
  /** Of the layout, which is around many pages. */
  layout: Diagnostic[]
}

/** What a pass over all pages gave. */
export interface PassOutcome {
  /** All problems of the site, in the order of files and places. */
  problems: readonly Diagnostic[]
  /** Files that have changed since the last pass; empty after the first. */
  changed: ReadonlySet<string>
}

interface SiteProblemsInput {
  project: ProjectHandle
  missing: MissingModules
  inspector(): PageInspector
  /** Told what each pass gave. */
  onPass(outcome: PassOutcome): void
}

/** Milliseconds after a change: editors save several files at once. */
const PAUSE = 250

/**
 * The problems of a whole site while it is written. A pass goes through all pages in the
 * background, one at a time, so that pages that somebody waits for come between; after a change of a
 * page's text, the others are not rendered again.
 */
export class SiteProblems {
  readonly #input: SiteProblemsInput
  /** What rendering brought up, by page, with the key of the code that was rendered. */
  readonly #rendered = new Map<string, RenderProblems & { key: string }>()
  #problems: readonly Diagnostic[] = []
  #changed = new Set<string>()
  /** Goes up with each change: a pass of an older one is given up. */
  #generation = 0
  #timer: NodeJS.Timeout | undefined

  constructor(input: SiteProblemsInput) {
    this.#input = input
  }

  /** What the last pass found. */
  get all(): readonly Diagnostic[] {
    return this.#problems
  }

  /** Begins a pass now. */
  start(): void {
    void this.#pass(++this.#generation)
  }

  /**
   * To be called when a file has changed; a pass follows soon.
   *
   * @param file Relative to the content folder.
   */
  follow(file: string, news: News): void {
    this.#changed.add(file)
    if (news === 'all') this.#rendered.clear()
    const generation = ++this.#generation
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#pass(generation), PAUSE)
    this.#timer.unref()
  }

  /** Ends what is going on. */
  close(): void {
    this.#generation++
    clearTimeout(this.#timer)
  }

  /** Never rejects: what keeps a page from being rendered is said to those who open it. */
  async #pass(generation: number): Promise<void> {
    const project = this.#input.project.current
    // A pass begins when the rest of the site is read.
    if (!isAllRead(project)) return
    const compilations: PageCompilation[] = []
    for (const page of project.site.pages.values()) {
      if (generation !== this.#generation) return
      try {
        compilations.push(await this.#inspect(page))
      } catch {
        // Modules of the site that cannot be loaded: the next change begins anew.
        continue
      }
    }
    if (generation !== this.#generation) return
    this.#problems = this.#collect(project, compilations)
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
    const found: Diagnostic[] = [
      ...project.diagnostics,
      ...compilations.flatMap(({ facts }) => facts.diagnostics),
      ...placeIcons(project, [
        ...rendered.flatMap(({ content }) => content),
        ...layout.values(),
      ]),
      ...missingDiagnostics(this.#input.missing, project, compilations),
      ...checkIntegrations(project.settings),
      ...inspectSite(project, compilations),
    ]
    const told = toReport(found, {}).filter(({ severity }) => severity !== 'info')
    return addFrames(project.root, told)
  }
}
