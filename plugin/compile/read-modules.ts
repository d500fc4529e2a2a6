import type { ImportDeclaration } from 'estree'
import type { Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { CONTENT_SUFFIX, EXPORTS_SUFFIX } from '../mdx/exports-suffix.ts'
import { constant, identifier, importOf } from '../mdx/build-estree.ts'
import { declaredNames } from '../mdx/names-of-program.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { addStrings } from '../mdx/record-class-names.ts'
import type { ModuleStatement } from './code-in-tree.ts'
import type { FileModules } from './file-modules.ts'
import { interactiveExports } from './interactive-exports.ts'
import {
  importedName,
  importReexports,
  recordExports,
  withoutExports,
} from './snippet-exports.ts'
import { extractInteractiveTags } from './extract-interactive-tags.ts'
import { recordCodeFacts } from './record-code-facts.ts'
import { reportMissingImport } from './report-missing-import.ts'
import { moduleId, resolveImport } from './snippet-files.ts'

/**
 * Reads the `import` and `export` statements of a page or snippet. Removes imports of snippets, and
 * replaces exports with state by an import of a module, which the browser can load too.
 *
 * @param tree A snippet's statements are removed from it; the page's stay.
 */
export function readModules(tree: Root, source: Source, page: Compilation): FileModules {
  const modules: FileModules = {
    source,
    snippets: new Map(),
    exportsOf: [],
    names: new Map(),
    exports: new Map(),
    exportsOthers: false,
    hasLayout: false,
    nodes: [],
  }
  const isSnippet = source !== page.page
  recordCodeFacts(tree, page)
  // The module of a `.md` file is plain Markdown, without tags.
  if (!isSnippet || source.file.endsWith('.mdx'))
    extractInteractiveTags(tree, page, source)
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined
    if (!program) continue
    modules.nodes.push(node as MdxjsEsm)
    if (isSnippet) program.body = importReexports(program.body, modules)
    for (const name of declaredNames(program))
      modules.names.set(name, `${source.file} ${name}`)
    recordExports(program, modules)
    program.body = program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? readImport(statement, modules, page)
        : [statement],
    )
  }
  const exports = interactiveExports(modules.nodes.map((node) => node.data!.estree!))
  if (exports) replaceByModule(exports, modules, page)
  if (isSnippet)
    for (const { data } of modules.nodes)
      data!.estree!.body = withoutExports(data!.estree!)
  if (isSnippet) {
    const taken = new Set<RootContent>(modules.nodes)
    tree.children = tree.children.filter((node) => !taken.has(node))
  }
  return modules
}

/** What replaces an import. Imports of snippets are recorded and removed. */
function readImport(
  statement: ImportDeclaration,
  { source, snippets, exportsOf, names }: FileModules,
  page: Compilation,
): ModuleStatement[] {
  const specifier = String(statement.source.value)
  const target = resolveImport(specifier, source, page)
  if (target.kind === 'missing' || target.kind === 'outside') {
    reportMissingImport(specifier, target, positionOfCode(statement.source), page)
    const isSnippet = /\.mdx?$/i.test(specifier)
    if (isSnippet)
      for (const { local } of statement.specifiers) snippets.set(local.name, target)
    return isSnippet
      ? []
      : statement.specifiers.map(({ local }) =>
          constant(local.name, identifier('_unknown')),
        )
  }
  if (target.kind === 'snippet') {
    const { path } = target
    // A side effect import, so the content isn't needed.
    if (statement.specifiers.length === 0)
      return [importOf(`/${path}${EXPORTS_SUFFIX}`, [])]
    return statement.specifiers.flatMap((part) => {
      const local = part.local.name
      const imported = importedName(part)
      if (imported === '*') return [importOfAll(path, local, source)]
      if (imported === 'default') {
        snippets.set(local, target)
        names.set(local, contentMeaning(path))
      } else exportsOf.push({ path, imported, local })
      return []
    })
  }
  const id = target.kind === 'package' ? target.name : moduleId(target)
  for (const part of statement.specifiers)
    names.set(part.local.name, `${id}#${importedName(part)}`)
  // A snippet's relative paths start at its own folder, but its code moves into the page.
  if (source !== page.page && target.kind === 'module')
    statement.source = { type: 'Literal', value: id }
  return [statement]
}

/** The identity of a name that stands for a snippet's content. */
export function contentMeaning(path: string): string {
  return `/${path}#default`
}

/**
 * `import * as Name` of a snippet becomes an import of it as a module, which includes the content
 * and its headings if the file may use them.
 */
function importOfAll(path: string, local: string, source: Source): ImportDeclaration {
  const name = local.replaceAll('$', '\\$')
  const rest = source.text
    .replace(new RegExp(`\\*\\s*as\\s+${name}\\b`), '')
    .replace(new RegExp(`(?<![\\w$.])${name}\\.(?!default\\b)[\\w$]+`, 'g'), '')
  const hasContent = new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(rest)
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: {
      type: 'Literal',
      value: `/${path}${hasContent ? CONTENT_SUFFIX : EXPORTS_SUFFIX}`,
    },
    specifiers: [{ type: 'ImportNamespaceSpecifier', local: identifier(local) }],
  }
}

/** Replaces exports with state by an import of a module, whose components are islands. */
function replaceByModule(
  names: readonly string[],
  { nodes, source, exports }: FileModules,
  page: Compilation,
): void {
  for (const { data } of nodes) {
    const { estree } = data!
    addStrings(estree, page)
    estree!.body = estree!.body.filter(
      ({ type }) => type === 'ImportDeclaration' || type === 'ExportDefaultDeclaration',
    )
  }
  const locals = new Map(names.map((name) => [exports.get(name) ?? name, name]))
  const module = importOf(
    `/${source.file}${EXPORTS_SUFFIX}`,
    [...locals].map(([local, name]) => [name, local]),
  )
  nodes.at(-1)!.data!.estree!.body.push(module)
}
