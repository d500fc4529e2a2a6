import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation } from '../mdx/compilation.ts'
import { constant, identifier, importOf } from '../mdx/build-estree.ts'
import { CONTENT_SUFFIX, EXPORTS_SUFFIX } from '../mdx/exports-suffix.ts'
import type { ExtraSyntax } from '../mdx/parse-text.ts'
import { readTree } from '../mdx/read-tree.ts'
import { renameNames } from '../mdx/rename-names.ts'
import type { ModuleStatement } from './code-in-tree.ts'
import type { FileModules, SnippetExport } from './file-modules.ts'
import { contentMeaning, readModules } from './read-modules.ts'
import { PageScopeNames } from './page-scope-names.ts'
import { renameInTree } from './rename-in-tree.ts'
import { readSnippet } from './snippet-files.ts'

/** What all uses of a snippet on a page share. */
export interface Snippet {
  path: string
  modules: FileModules
  /** New names of what would conflict with other names on the page. */
  renamed: Map<string, string>
  /** Its content. Undefined after the first use, which takes it. */
  tree: Root | undefined
  /** Its names are allocated. */
  settled: boolean
  /** Its ESM code has been added to the page. */
  added: boolean
}

/**
 * The snippets of one page. Their ESM code is merged into the page's; conflicting names are
 * renamed.
 */
export class SnippetModules {
  readonly #page: Compilation
  readonly #extra: ExtraSyntax
  readonly #names: PageScopeNames
  readonly #snippets = new Map<string, Snippet>()

  constructor(page: Compilation, extra: ExtraSyntax) {
    this.#page = page
    this.#extra = extra
    this.#names = new PageScopeNames(page)
  }

  /**
   * Records the names that the page itself declares, which are never renamed.
   *
   * @returns Code that declares what the page imports from snippets.
   * @throws {UnreadablePage} If a snippet can't be parsed, after reporting it.
   */
  ownNames({ names, exportsOf }: FileModules): MdxjsEsm[] {
    for (const [name, meaning] of names) this.#names.own(name, meaning)
    for (const taken of exportsOf) {
      const meaning = this.#meaningOf(taken)
      if (meaning !== undefined) this.#names.own(taken.local, meaning)
    }
    return exportsOf.flatMap((taken) => this.#declare(taken, taken.local))
  }

  /**
   * Parses a snippet, once per page.
   *
   * @param path Relative to the root.
   * @throws {UnreadablePage} If it can't be parsed, after reporting it.
   */
  read(path: string): Snippet {
    let snippet = this.#snippets.get(path)
    if (!snippet) {
      snippet = {
        path,
        ...this.#parse(path),
        renamed: new Map(),
        settled: false,
        added: false,
      }
      this.#snippets.set(path, snippet)
    }
    return snippet
  }

  /** A copy of the snippet's content, with names as on the page. The caller may change it. */
  contentOf(snippet: Snippet): Root {
    this.#settle(snippet)
    const tree = snippet.tree ?? this.#parse(snippet.path).tree
    snippet.tree = undefined
    renameInTree(tree, snippet.renamed)
    return tree
  }

  /** The snippet's ESM code, preceded by its own imports from snippets. Empty when called again. */
  code(snippet: Snippet): MdxjsEsm[] {
    if (snippet.added) return []
    snippet.added = true
    this.#settle(snippet)
    const { nodes, exportsOf } = snippet.modules
    const taken = exportsOf.flatMap((part) =>
      this.#declare(part, snippet.renamed.get(part.local) ?? part.local),
    )
    if (snippet.renamed.size > 0)
      for (const { data } of nodes) renameNames(data!.estree!, snippet.renamed)
    return [...taken, ...nodes]
  }

  /** The import of a snippet as a component, and its local name on the page. */
  component(path: string, preferred: string): { name: string; code: MdxjsEsm } {
    const name = this.#names.claim(preferred, contentMeaning(path))
    const declaration: ImportDeclaration = {
      type: 'ImportDeclaration',
      attributes: [],
      source: { type: 'Literal', value: `/${path}${CONTENT_SUFFIX}` },
      specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(name) }],
    }
    return { name, code: moduleNode(declaration) }
  }

  #parse(path: string): { tree: Root; modules: FileModules } {
    const source = readSnippet(path, this.#page)
    const tree = readTree(source, 'mdx', this.#extra, this.#page)
    return { tree, modules: readModules(tree, source, this.#page) }
  }

  /** Allocates the snippet's names on the page. */
  #settle(snippet: Snippet): void {
    if (snippet.settled) return
    snippet.settled = true
    const { names, exportsOf } = snippet.modules
    const taken = new Map(exportsOf.map((part) => [part.local, part]))
    for (const [name, own] of names) {
      const part = taken.get(name)
      const meaning = part ? this.#meaningOf(part) : own
      if (meaning === undefined) continue
      const other = this.#names.claim(name, meaning)
      if (other !== name) snippet.renamed.set(name, other)
    }
  }

  /** The identity of what a file imports from a snippet. Undefined if there is no such export. */
  #meaningOf(taken: SnippetExport, seen: readonly string[] = []): string | undefined {
    const { path, imported } = taken
    const { modules } = this.read(path)
    const local = localName(modules, imported)
    if (local === undefined)
      return modules.exportsOthers ? `/${path}${EXPORTS_SUFFIX}#${imported}` : undefined
    const further = modules.exportsOf.find((part) => part.local === local)
    if (!further || seen.includes(`${path} ${local}`)) return modules.names.get(local)
    return this.#meaningOf(further, [...seen, `${path} ${local}`])
  }

  /** Code that declares an import from a snippet under the given name. */
  #declare({ path, imported }: SnippetExport, name: string): MdxjsEsm[] {
    const snippet = this.read(path)
    const { modules, renamed } = snippet
    const local = localName(modules, imported)
    if (local === undefined && modules.exportsOthers)
      return [moduleNode(importOf(`/${path}${EXPORTS_SUFFIX}`, [[imported, name]]))]
    const code = this.code(snippet)
    // Undefined exports are reported where the name is used.
    if (local === undefined) return code
    const other = renamed.get(local) ?? local
    return other === name
      ? code
      : [...code, moduleNode(constant(name, identifier(other)))]
  }
}

/** A snippet's local name for an export. Top-level names count even without `export`. */
function localName({ exports, names }: FileModules, name: string): string | undefined {
  return exports.get(name) ?? (names.has(name) ? name : undefined)
}

function moduleNode(statement: ModuleStatement): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [statement],
    comments: [],
  }
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}
