import type { ImportDeclaration, Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation } from '../mdx/compilation.ts'
import { constant, identifier, importOf } from '../mdx/build-estree.ts'
import { CONTENT_SUFFIX, EXPORTS_SUFFIX } from '../mdx/exports-suffix.ts'
import type { ExtraSyntax } from '../mdx/parse-text.ts'
import { readTree } from '../mdx/read-tree.ts'
import { renameNames } from '../mdx/rename-names.ts'
import type { FileModules, SnippetExport } from './file-modules.ts'
import { contentMeaning, readModules } from './page-modules.ts'
import { PageScopeNames } from './page-scope-names.ts'
import { renameInTree } from './rename-in-tree.ts'
import { readSnippet } from './snippet-files.ts'

/** A snippet, as far as it is the same for all its uses on a page. */
export interface Snippet {
  path: string
  modules: FileModules
  /** What the page calls names that mean something else on it. */
  renamed: Map<string, string>
  /** Its content, until it is used. */
  tree: Root | undefined
  /** Its names have been compared with the page's. */
  settled: boolean
  /** Its module code is on the page. */
  added: boolean
}

/**
 * The snippets of one page: their module code becomes the page's, and what they declare gets
 * another name where the page has one of that name already.
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
   * Notes what the page itself declares, which keeps its names.
   *
   * @returns Code that declares what the page takes from snippets.
   * @throws {UnreadablePage} When a snippet cannot be read; reported.
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
   * A snippet by its path from the root.
   *
   * @throws {UnreadablePage} When it cannot be read; reported.
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

  /** A snippet's content, which the caller may change, with the names that the page has for its own. */
  contentOf(snippet: Snippet): Root {
    this.#settle(snippet)
    const tree = snippet.tree ?? this.#parse(snippet.path).tree
    snippet.tree = undefined
    renameInTree(tree, snippet.renamed)
    return tree
  }

  /** A snippet's module code, after what it takes from other snippets; nothing the second time. */
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

  /** The import of a snippet's content as a component, and its name on the page. */
  component(path: string, wish: string): { name: string; code: MdxjsEsm } {
    const name = this.#names.claim(wish, contentMeaning(path))
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

  /** Compares a snippet's names with those that are on the page. */
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

  /** What a name means that a file takes from a snippet; undefined where the snippet has no such export. */
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

  /** Code that declares what a file takes from a snippet, under the name that the page has for it. */
  #declare({ path, imported }: SnippetExport, name: string): MdxjsEsm[] {
    const snippet = this.read(path)
    const { modules, renamed } = snippet
    const local = localName(modules, imported)
    if (local === undefined && modules.exportsOthers)
      return [moduleNode(importOf(`/${path}${EXPORTS_SUFFIX}`, [[imported, name]]))]
    const code = this.code(snippet)
    // Where it is used, the name is reported as one that nothing declares.
    if (local === undefined) return code
    const other = renamed.get(local) ?? local
    return other === name
      ? code
      : [...code, moduleNode(constant(name, identifier(other)))]
  }
}

/** What a snippet calls an export of its own; it need not say `export`. */
function localName({ exports, names }: FileModules, name: string): string | undefined {
  return exports.get(name) ?? (names.has(name) ? name : undefined)
}

function moduleNode(statement: Program['body'][number]): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [statement],
    comments: [],
  }
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}
