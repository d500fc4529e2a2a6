import type { PageHeading } from '../../runtime/types/pages.ts'
import type { VFile } from 'vfile'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import { freeName } from '../../runtime/kit/free-name.ts'
import type { Diagnostic, Severity } from '../../runtime/kit/diagnostic.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import type {
  CompiledPage,
  CompileInput,
  PageImport,
  PageReference,
} from './compiled-page.ts'
import { EMPTY_PAGE } from './empty-page.ts'

/** The text of the page or of one of its snippets, in which nodes have their positions. */
export interface Source {
  /** POSIX path relative to the root. */
  file: string
  text: string
  /** Line of the file on which the text starts, 1-based. */
  line: number
}

/** A position in a source; line and column are 1-based. */
export interface Point {
  line: number
  column: number
  offset?: number | undefined
}

interface Position {
  start: Point
  end: Point
}

/** Exceeds the length of any text: larger offsets belong to snippets. */
const MAX_TEXT_LENGTH = 2 ** 32

/** A node, or anything else with a position. */
export interface Positioned {
  position?: { start: Point } | undefined
}

/** A part of a source. */
export interface SourceSpan {
  source: Source
  /** Its offset in the source's text. */
  start: number
  text: string
}

/** A diagnostic without a location. A warning if it has no severity. */
export interface UnplacedDiagnostic {
  code: string
  message: string
  hint?: string
  severity?: Severity
}

/** What the anchors of a removed heading are made from. */
export interface DroppedHeading {
  text: string
  /** The author's id: `{#my-id}`. */
  id: string | undefined
}

/** An expression that became text because it is not JavaScript. */
export interface RefusedExpression {
  source: Source
  /** Of its opening brace. */
  point: Point
  report: () => void
}

/** State of one page's compilation: its input, and what the steps collect. */
export class Compilation {
  readonly input: CompileInput
  readonly page: Source
  readonly known: ReadonlySet<string>
  readonly diagnostics: Diagnostic[] = []
  readonly findings: Diagnostic[] = []
  readonly headings: PageHeading[] = []
  /** The first heading, if it was removed because the title repeats it. */
  droppedHeading: DroppedHeading | undefined
  readonly links: PageReference[] = []
  readonly imports = new Map<string, Set<string>>()
  readonly components = new Set<string>()
  /** Root-relative paths of Markdown files that the page's code imports. */
  readonly markdownModules = new Set<string>()
  readonly classNames = new Set<string>()
  readonly codeStyles: Record<string, string> = {}
  readonly ids = new Set<string>()
  /** Ids in the code of the page and its snippets, which are not claimed. */
  readonly codeIds = new Set<string>()
  /** That code computes others. */
  computesIds = false
  readonly updates: CompiledPage['updates'] = []
  fields: CompiledPage['fields'] = []
  /** The VFile passed through MDX's plugins, which has their messages. */
  file: VFile | undefined
  readonly dependencies = new Map<string, string>()
  readonly embeds = new Map<string, CompiledPage['embeds'][number]>()
  /** Names that ESM code of the page and its snippets declares or imports. */
  readonly declared = new Set<string>()
  /** HTML elements that the site maps to components: `a`, `h2`. */
  readonly mapped: ReadonlySet<string>
  /** Components that aren't the theme's own. */
  readonly replaced: ReadonlySet<string>
  /** Tags in code without a component. */
  readonly unknown = new Set<string>()
  /** Undeclared names in code, which recma plugins may still declare. */
  readonly deferredNames: { name: string; report: () => void }[] = []
  /** Reported at the end, except those that are reported as syntax of another tool. */
  readonly refusedExpressions = new Set<RefusedExpression>()
  /** The author's code may throw outside of our runtime's guards. */
  hasCode = false
  mermaid = false
  hoverTypes = false
  hasPanel = false
  /** Some tags are the author's own components with the name of a theme component. */
  hasOwn = false
  inlineStyles = false
  /** Has content for only humans or only agents. */
  hasAudiences = false
  /** The page, then its snippets; a node's offset encodes the index. */
  readonly #sources: Source[]
  readonly #reported = new Set<string>()
  readonly #freeId = freeName((id) => this.ids.has(id))

  constructor(input: CompileInput) {
    this.input = input
    this.page = { file: input.file, text: input.body, line: input.bodyLine }
    const { components, replaced = [] } = input.options
    this.#sources = [this.page]
    this.known = new Set(components)
    this.mapped = new Set(components.filter((name) => /^[a-z]/.test(name)))
    this.replaced = new Set(replaced)
  }

  /**
   * Marks the position of a node, or of code, as one in a snippet. The mark is in the offset,
   * because MDX's plugins copy positions.
   */
  markPosition({ start, end }: Position, source: Source): void {
    let index = this.#sources.indexOf(source)
    if (index === -1) index = this.#sources.push(source) - 1
    for (const point of [start, end])
      if (point.offset !== undefined)
        point.offset = (point.offset % MAX_TEXT_LENGTH) + index * MAX_TEXT_LENGTH
  }

  sourceOf({ position }: Positioned): Source {
    const offset = position?.start.offset ?? 0
    return this.#sources[Math.floor(offset / MAX_TEXT_LENGTH)] ?? this.page
  }

  /** A node as it is written in its source. Undefined if it is not, as for what plugins create. */
  spanOf({ position }: { position?: Position | undefined }): SourceSpan | undefined {
    const start = position?.start.offset
    const end = position?.end.offset
    if (start === undefined || end === undefined) return undefined
    const source = this.sourceOf({ position })
    const [from, to] = [start % MAX_TEXT_LENGTH, end % MAX_TEXT_LENGTH]
    return { source, start: from, text: source.text.slice(from, to) }
  }

  /** File, line and column of a node, 1-based. */
  placeOf(node: Positioned): { file: string; line: number; column: number } {
    const source = this.sourceOf(node)
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    return { file: source.file, line: line + source.line - 1, column }
  }

  /** The location of a node and its source text, in the form that `readPlace` parses. */
  writtenPlaceOf(node: Positioned, written: string): string {
    const { file, line, column } = this.placeOf(node)
    return `${line}:${column} ${file}\n${written}`
  }

  /** Reports a problem at a node. Duplicates at the same location are dropped. */
  report(node: Positioned, problem: UnplacedDiagnostic): void {
    const start = node.position?.start ?? { line: 1, column: 1 }
    this.reportAt(this.sourceOf(node), start, problem)
  }

  /** Reports a problem at a position in a source. */
  reportAt(
    source: Source,
    point: Point,
    { severity = 'warning', ...problem }: UnplacedDiagnostic,
  ): void {
    const line = point.line + source.line - 1
    const key = `${source.file}:${line}:${point.column} ${problem.code} ${problem.message}`
    if (this.#reported.has(key)) return
    this.#reported.add(key)
    const frame = codeFrame(
      '\n'.repeat(source.line - 1) + source.text,
      line,
      point.column,
    )
    this.diagnostics.push({
      severity,
      ...problem,
      file: source.file,
      line,
      column: point.column,
      frame,
    })
  }

  /** Records an import, and which exports are used. */
  addImport(id: string, names: Iterable<string>): void {
    const known = this.imports.get(id) ?? new Set()
    for (const name of names) known.add(name)
    this.imports.set(id, known)
  }

  /** Claims a unique id on the page: the preferred, or the preferred with a number. */
  claimId(preferred: string, separator?: string, first?: number): string {
    const id = this.#freeId(preferred, separator, first)
    this.ids.add(id)
    return id
  }

  /** The result of a successful compilation. */
  finish(code: string): CompiledPage {
    for (const { report } of this.refusedExpressions) report()
    return {
      code,
      headings: this.headings,
      links: this.links,
      imports: [...this.imports].map(([id, names]): PageImport => ({
        id,
        names: [...names],
      })),
      components: [...this.components].sort(),
      classNames: [...this.classNames],
      codeStyles: this.codeStyles,
      ids: [...this.ids],
      codeIds: [...this.codeIds],
      computesIds: this.computesIds,
      updates: this.updates,
      fields: this.fields,
      mermaid: this.mermaid,
      hoverTypes: this.hoverTypes,
      hasPanel: this.hasPanel,
      // Images are measured concurrently. The order is part of the page's key.
      dependencies: [...this.dependencies]
        .map(([file, hash]) => ({ file, hash }))
        .sort((a, b) => byCodeUnit(a.file, b.file)),
      embeds: [...this.embeds.values()],
      inlineStyles: this.inlineStyles,
      diagnostics: this.diagnostics,
      findings: this.findings,
      failed: false,
    }
  }

  /** The result of a failed compilation: renders nothing; the layout shows the diagnostics. */
  fail(): CompiledPage {
    return {
      ...this.finish(EMPTY_PAGE),
      hasPanel: false,
      headings: [],
      links: [],
      imports: [],
      components: [],
      ids: [],
      codeIds: [],
      updates: [],
      fields: [],
      findings: [],
      failed: true,
    }
  }
}
