import type { Heading } from '../../runtime/types/pages.ts'
import { codeFrame } from '../code-frame.ts'
import type { Diagnostic, Severity } from '../diagnostic.ts'
import type { Program } from 'estree'
import type { CompiledPage, CompileInput, PageImport, PageLink } from './types.ts'

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
}

/** A node, or anything else that carries the place it was parsed from. */
export interface Placed {
  position?: { start: Point } | undefined
}

export interface Problem {
  code: string
  message: string
  hint?: string
  severity?: Severity
}

/** Module code of a page: what its snippets and its own `import` and `export` lines declare. */
export interface ModuleCode {
  source: Source
  program: Program
}

/** A name that an import declares on the page. */
export interface Binding {
  local: string
  /** The export, `*` for all of them, undefined for a value given in `names`. */
  imported?: string
  /** Of the module; undefined for what the page holds itself. */
  id?: string
  /** Code of the value, where there is no module. */
  names?: string
}

/** One page on its way through the steps: what it is made from, and what the steps find. */
export class Compilation {
  readonly input: CompileInput
  readonly page: Source
  readonly known: ReadonlySet<string>
  readonly diagnostics: Diagnostic[] = []
  readonly findings: Diagnostic[] = []
  readonly headings: Heading[] = []
  readonly links: PageLink[] = []
  readonly imports = new Map<string, Set<string>>()
  readonly components = new Set<string>()
  readonly classNames = new Set<string>()
  readonly codeStyles: Record<string, string> = {}
  readonly ids = new Set<string>()
  readonly updates: CompiledPage['updates'] = []
  fields: CompiledPage['fields'] = []
  readonly dependencies = new Map<string, string>()
  readonly embeds = new Map<string, CompiledPage['embeds'][number]>()
  readonly modules: ModuleCode[] = []
  readonly bindings: Binding[] = []
  /** Second names of what module code declares: `import { a as b }` from a snippet. */
  readonly aliases: { local: string; imported: string }[] = []
  mermaid = false
  inlineStyles = false
  /** Parts are for humans or for agents only. */
  hasAudiences = false
  /** Sources of nodes that are not the page's own, by their position object. */
  readonly #sources = new WeakMap<object, Source>()
  readonly #reported = new Set<string>()

  constructor(input: CompileInput) {
    this.input = input
    this.page = { file: input.file, text: input.body, line: input.bodyLine }
    this.known = new Set(input.options.components)
  }

  /** Remembers that a position lies in a snippet. */
  setSource(position: object, source: Source): void {
    this.#sources.set(position, source)
  }

  sourceOf(node: Placed): Source {
    return (node.position && this.#sources.get(node.position)) ?? this.page
  }

  /** File, line and column of a node. */
  placeOf(node: Placed): { file: string; line: number; column: number } {
    const source = this.sourceOf(node)
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    return { file: source.file, line: line + source.line - 1, column }
  }

  /** Reports a problem at a node; the same problem at the same place counts once. */
  report(node: Placed, problem: Problem): void {
    const start = node.position?.start ?? { line: 1, column: 1 }
    this.reportAt(this.sourceOf(node), start, problem)
  }

  /** Reports a problem at a point of a source. */
  reportAt(
    source: Source,
    point: Point,
    { severity = 'warning', ...problem }: Problem,
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
  finish(code: string, hasPanel: boolean): CompiledPage {
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
      hasPanel,
      dependencies: [...this.dependencies].map(([file, hash]) => ({ file, hash })),
      embeds: [...this.embeds.values()],
      inlineStyles: this.inlineStyles,
      diagnostics: this.diagnostics,
      findings: this.findings,
      failed: false,
    }
  }

  /** The page that could not be compiled: nothing is drawn, the layout shows the diagnostics. */
  fail(): CompiledPage {
    return {
      ...this.finish('return { Content: () => null }\n', false),
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
