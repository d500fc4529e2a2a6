import type { ExportNamedDeclaration, ImportDeclaration } from 'estree'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { Compilation } from '../mdx/compilation.ts'
import type { ModuleStatement } from './code-in-tree.ts'
import { extractInteractiveTags } from './extract-interactive-tags.ts'
import { compilePage } from './compile-page.ts'
import { freeNames, moduleName } from '../mdx/names-of-program.ts'
import { readTree } from '../mdx/read-tree.ts'
import { plainSyntax } from '../mdx/plain-syntax.ts'
import { moduleInput, type MarkdownModule } from '../mdx/module-input.ts'
import type { CompiledPage } from '../mdx/compiled-page.ts'

/**
 * The ESM code of a Markdown file: its imports and exports as written. Omits imports that only its
 * content uses, and the default export, which is the content's layout. Empty if the file can't be
 * parsed.
 */
export function readModuleCode(input: MarkdownModule): string {
  const page = new Compilation(moduleInput(input))
  const extra = plainSyntax()
  let tree: Root
  try {
    tree = readTree(page.page, page.input.format, extra, page)
  } catch {
    // Reported when the file is compiled.
    return ''
  }
  extractInteractiveTags(tree, page, page.page, true)
  const parts = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? statementsOf(node) : [],
  )
  const exports = parts.filter(({ statement }) => statement.type !== 'ImportDeclaration')
  const used = new Set(
    exports.flatMap(({ statement }) => freeNames(statement).map(({ name }) => name)),
  )
  const imports = parts.filter(
    ({ statement }) => statement.type === 'ImportDeclaration' && isUsed(statement, used),
  )
  return [...imports, ...exports].map(({ text }) => text).join('\n')
}

interface Part {
  statement: ModuleStatement
  /** The source text. */
  text: string
}

/** The statements of an ESM block, except for a default export. */
function statementsOf({ value, data, position }: MdxjsEsm): Part[] {
  const start = position?.start.offset ?? 0
  return (data?.estree?.body ?? []).flatMap((statement): Part[] => {
    if (statement.type === 'ExportDefaultDeclaration') return []
    const { start: from = 0, end: to = 0 } = statement as { start?: number; end?: number }
    const text = value.slice(from - start, to - start)
    return statement.type === 'ExportNamedDeclaration' && !statement.declaration
      ? [{ statement, text: withoutDefault(statement, text) }]
      : [{ statement, text }]
  })
}

/** Removes the default from `export { x, Layout as default }`. */
function withoutDefault(
  { specifiers, source }: ExportNamedDeclaration,
  text: string,
): string {
  const named = specifiers.filter(({ exported }) => moduleName(exported) !== 'default')
  if (named.length === specifiers.length) return text
  const names = named.map(({ local, exported }) =>
    [local, exported].map((name) => JSON.stringify(moduleName(name))).join(' as '),
  )
  // With a source, names may be string literals. Without one, the local name must be an identifier.
  return source
    ? `export { ${names.join(', ')} } from ${JSON.stringify(source.value)}`
    : `export { ${names.map((name) => name.replace(/^"(.*?)"/, '$1')).join(', ')} }`
}

/** Compiles the content of a Markdown file like a page. */
export function compileContent(input: MarkdownModule): Promise<CompiledPage> {
  return compilePage(moduleInput(input), [input.file])
}

/** Whether code uses an import, or it is a side effect import. */
function isUsed({ specifiers }: ImportDeclaration, used: ReadonlySet<string>): boolean {
  return specifiers.length === 0 || specifiers.some(({ local }) => used.has(local.name))
}
