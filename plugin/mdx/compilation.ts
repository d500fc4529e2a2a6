import type { Heading } from '../../runtime/types/pages.ts'
import type { VFile } from 'vfile'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic, Severity } from '../../runtime/kit/diagnostic.ts'
import type {
  CompiledPage,
  CompileInput,
  PageImport,
  PageReference,
} from './compiled-page.ts'

/** A text that nodes come from: the page, or one of its snippets. */
export interface Source {
  /** Relative to the root, posix. */
  file: string
  text: string
  /** Line of the file on which the text starts, from 1. */
  line: number
}

/** Where something stands in its source, both from 1. */
export interface Point {
  line: number
  column: number
  offset?: number | undefined
}

interface Position {
  start: Point
  end: Point
}

/** No text has this many characters: offsets beyond it are those of snippets. */
const LONGEST = 2 ** 32

/** A node, or anything else that carries the place it was parsed from. */
export interface Placed {
  position?: { start: Point } | undefined
}

export interface UnplacedDiagnostic {
  code: string
  message: string
  hint?: string
  severity?: Severity
}

/** Code of a page without content. */
const EMPTY_PROGRAM = 'return { Content: () => null }\n'

/** One page on its way through the steps: what it is made from, and what the steps find. */
export class Compilation {
  readonly input: CompileInput
  readonly page: Source
  readonly known: ReadonlySet<string>
  readonly diagnostics: Diagnostic[] = []
  readonly findings: Diagnostic[] = []
  readonly headings: Heading[] = []
  /** The text of the first heading, where the page's title stands in for it. */
  droppedHeading: string | undefined
  readonly links: PageReference[] = []
  readonly imports = new Map<string, Set<string>>()
  readonly components = new Set<string>()
  /** Markdown files that code of the page imports, from the root. */
  readonly markdownModules = new Set<string>()
  readonly classNames = new Set<string>()
  readonly codeStyles: Record<string, string> = {}
  readonly ids = new Set<string>()
  readonly updates: CompiledPage['updates'] = []
  fields: CompiledPage['fields'] = []
  /** The file that goes through MDX's plugins: it has their messages. */
  file: VFile | undefined
  readonly dependencies = new Map<string, string>()
  readonly embeds = new Map<string, CompiledPage['embeds'][number]>()
  /** Names that module code of the page and of its snippets declares or imports. */
  readonly declared = new Set<string>()
  /** Elements of Markdown in whose place the site has components: `a`, `h2`. */
  readonly mapped: ReadonlySet<string>
  /** Components that are not the theme's own. */
  readonly replaced: ReadonlySet<string>
  /** Tags in code that no component answers to. */
  readonly unknown = new Set<string>()
  /** Names that code uses and nothing declares yet: plugins that see the module may. */
  readonly undecided: { name: string; report: () => void }[] = []
  /** Code of the author may throw where nothing guards it. */
  hasCode = false
  mermaid = false
  hoverTypes = false
  hasPanel = false
  /** A tag is the author's own though the theme has a component of its name. */
  hasOwn = false
  inlineStyles = false
  /** Parts are for humans or for agents only. */
  hasAudiences = false
  /** The page, and the snippets that nodes come from. */
  readonly #sources: Source[]
  readonly #codeSources = new WeakMap<object, Source>()
  readonly #reported = new Set<string>()

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
   * Marks a position as one in a snippet. The mark is in the offset, because positions are copied
   * on their way through MDX's plugins.
   */
  markPosition({ start, end }: Position, source: Source): void {
    let index = this.#sources.indexOf(source)
    if (index === -1) index = this.#sources.push(source) - 1
    for (const point of [start, end])
      if (point.offset !== undefined) point.offset += index * LONGEST
  }

  sourceOf({ position }: Placed): Source {
    const offset = position?.start.offset ?? 0
    return this.#sources[Math.floor(offset / LONGEST)] ?? this.page
  }

  /** Remembers which file a statement of module code is from. */
  setCodeSource(statement: object, source: Source): void {
    this.#codeSources.set(statement, source)
  }

  /** The source of a statement of module code. */
  sourceOfCode(statement: object): Source {
    return this.#codeSources.get(statement) ?? this.page
  }

  /** File, line and column of a node. */
  placeOf(node: Placed): { file: string; line: number; column: number } {
    const source = this.sourceOf(node)
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    return { file: source.file, line: line + source.line - 1, column }
  }

  /** Reports a problem at a node; the same problem at the same place counts once. */
  report(node: Placed, problem: UnplacedDiagnostic): void {
    const start = node.position?.start ?? { line: 1, column: 1 }
    this.reportAt(this.sourceOf(node), start, problem)
  }

  /** Reports a problem at a point of a source. */
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

  /** Notes that the page imports a module, and which of its exports become components. */
  addImport(id: string, names: Iterable<string>): void {
    const known = this.imports.get(id) ?? new Set()
    for (const name of names) known.add(name)
    this.imports.set(id, known)
  }

  /** Claims an id for an element of the page: the wish, or the wish with a number. */
  claimId(wish: string, separator = '-', first = 2): string {
    let id = wish
    for (let count = first; this.ids.has(id); count++) id = `${wish}${separator}${count}`
    this.ids.add(id)
    return id
  }

  /** The finished page. */
  finish(code: string): CompiledPage {
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
      updates: this.updates,
      fields: this.fields,
      mermaid: this.mermaid,
      hoverTypes: this.hoverTypes,
      hasPanel: this.hasPanel,
      dependencies: [...this.dependencies].map(([file, hash]) => ({ file, hash })),
      embeds: [...this.embeds.values()],
      inlineStyles: this.inlineStyles,
      diagnostics: this.diagnostics,
      findings: this.findings,
      failed: false,
    }
  }

  /** The page that could not be compiled: nothing is rendered, the layout shows the diagnostics. */
  fail(): CompiledPage {
    return {
      ...this.finish(EMPTY_PROGRAM),
      hasPanel: false,
      headings: [],
      links: [],
      imports: [],
      components: [],
      ids: [],
      updates: [],
      fields: [],
      findings: [],
      failed: true,
    }
  }
}
