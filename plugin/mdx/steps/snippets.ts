import type { ImportDeclaration, Program } from 'estree'
import type { Parents, Root, RootContent } from 'mdast'
import type { Compilation, Placed, Source } from '../compilation.ts'
import type { ExtraSyntax } from '../syntax/parse-text.ts'
import { EXPORTS_SUFFIX } from '../exports-suffix.ts'
import { UnreadablePage } from '../syntax/parse-text.ts'
import { readTree } from '../syntax/read-tree.ts'
import { isTag, makeTag, readText, type Tag } from '../tag.ts'
import {
  findSnippetFile,
  readSnippet,
  resolveImport,
  type ImportTarget,
} from './snippet-files.ts'
import { addStrings } from './facts.ts'
import { interactiveExports } from './interactive-exports.ts'
import { collectModuleClasses } from './module-classes.ts'
import { markOwnComponents } from './own-components.ts'
import { propsOf, substituteProps } from './snippet-props.ts'

/** A page that inlines more than this is a loop in disguise. */
const MOST_SNIPPETS = 2_000

interface Inlining {
  page: Compilation
  extra: ExtraSyntax
  /** Files whose module code is on the page. */
  modules: Set<string>
  count: number
}

/**
 * Puts snippets in place of their tags: default imports with their props, `<Snippet file>`,
 * and the exports of snippets that the page imports by name (behaviour 3.7). Imports of
 * code and packages become `CompiledPage.imports`. Module code leaves the tree.
 */
export function inlineSnippets(tree: Root, page: Compilation, extra: ExtraSyntax): void {
  const inlining: Inlining = { page, extra, modules: new Set([page.page.file]), count: 0 }
  inline(tree, page.page, [page.page.file], inlining)
}

function inline(
  tree: Root,
  source: Source,
  stack: readonly string[],
  inlining: Inlining,
): void {
  const { snippets, programs } = takeModules(tree, source, inlining)
  markOwnComponents(tree, programs, inlining.page.known, snippets)
  replaceTags(tree, source, snippets, stack, inlining)
}

/** Takes `import` and `export` out of a tree; gives it, and the local names of default-imported snippets. */
function takeModules(
  tree: Root,
  source: Source,
  inlining: Inlining,
): { snippets: Map<string, ImportTarget>; programs: Program[] } {
  const { page } = inlining
  const snippets = new Map<string, ImportTarget>()
  const programs: Program[] = []
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true
    const program = node.data?.estree as Program | undefined
    if (!program) return false
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration')
        bindImport(statement, source, snippets, inlining)
    }
    programs.push(program)
    return false
  })
  const names = interactiveExports(programs)
  if (names) {
    bindExports(names, source, page)
    for (const program of programs) addStrings(program, page)
  } else page.modules.push(...programs.map((program) => ({ source, program })))
  return { snippets, programs }
}

/** Exports that hold state are a module of its own, whose components are islands. */
function bindExports(names: readonly string[], source: Source, page: Compilation): void {
  const id = `/${source.file}${EXPORTS_SUFFIX}`
  page.addImport(id, names)
  for (const name of names) addBinding(page, { local: name, imported: name, id })
}

function bindImport(
  declaration: ImportDeclaration,
  source: Source,
  snippets: Map<string, ImportTarget>,
  inlining: Inlining,
): void {
  const { page } = inlining
  const specifier = String(declaration.source.value)
  const target = resolveImport(specifier, source, page)
  const start = declaration.source.loc?.start
  const place = { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 }
  if (target.kind === 'missing' || target.kind === 'outside') {
    reportMissing(specifier, target, source, place, page)
    for (const { local } of declaration.specifiers) {
      if (/\.mdx?$/i.test(specifier)) snippets.set(local.name, target)
      else addBinding(page, { local: local.name, names: '_unknown' })
    }
    return
  }
  if (target.kind === 'snippet') {
    const { path } = target
    for (const part of declaration.specifiers) {
      if (part.type === 'ImportDefaultSpecifier') snippets.set(part.local.name, target)
      else addSnippetExports(path, part.local.name, importedName(part), inlining)
    }
    return
  }
  const id = target.kind === 'package' ? target.name : `/${target.path}`
  if (target.kind === 'module') collectModuleClasses(target.path, page)
  page.addImport(
    id,
    declaration.specifiers.map((part) => importedName(part)),
  )
  for (const part of declaration.specifiers) {
    addBinding(page, { local: part.local.name, imported: importedName(part), id })
  }
}

function importedName(part: ImportDeclaration['specifiers'][number]): string {
  if (part.type === 'ImportDefaultSpecifier') return 'default'
  if (part.type === 'ImportNamespaceSpecifier') return '*'
  return part.imported.type === 'Identifier'
    ? part.imported.name
    : String(part.imported.value)
}

function addBinding(page: Compilation, binding: Compilation['bindings'][number]): void {
  const known = page.bindings.some(({ local }) => local === binding.local)
  if (!known) page.bindings.push(binding)
}

/** A snippet's exports join the page's module code. */
function addSnippetExports(
  path: string,
  local: string,
  imported: string,
  inlining: Inlining,
): void {
  const { page } = inlining
  if (!inlining.modules.has(path)) {
    inlining.modules.add(path)
    const snippet = readSnippet(path, page)
    const tree = readTree(snippet, 'mdx', inlining.extra, page)
    takeModules(tree, snippet, inlining)
  }
  if (local !== imported) page.aliases.push({ local, imported })
}

function replaceTags(
  parent: Parents,
  source: Source,
  snippets: ReadonlyMap<string, ImportTarget>,
  stack: readonly string[],
  inlining: Inlining,
): void {
  const children: RootContent[] = []
  for (const child of parent.children as RootContent[]) {
    if ('children' in child) replaceTags(child, source, snippets, stack, inlining)
    const target = isTag(child) ? targetOf(child, snippets, inlining.page) : undefined
    if (target) children.push(...contentOf(child as Tag, target, source, stack, inlining))
    else children.push(child)
  }
  parent.children = children as typeof parent.children
}

function targetOf(
  tag: Tag,
  snippets: ReadonlyMap<string, ImportTarget>,
  page: Compilation,
): ImportTarget | undefined {
  if (tag.name === 'Snippet' && !snippets.has('Snippet')) {
    const file = readText(tag, 'file')
    if (file === undefined) return undefined
    const target = findSnippetFile(file, page)
    if (target.kind === 'missing' || target.kind === 'outside') {
      const start = tag.position?.start ?? { line: 1, column: 1 }
      reportMissing(file, target, page.sourceOf(tag), start, page)
    }
    return target
  }
  return snippets.get(tag.name ?? '')
}

function contentOf(
  tag: Tag,
  target: ImportTarget,
  source: Source,
  stack: readonly string[],
  inlining: Inlining,
): RootContent[] {
  const { page } = inlining
  if (target.kind !== 'snippet') return [messageFor(tag, target, page)]
  const { path } = target
  inlining.count++
  if (stack.includes(path) || inlining.count > MOST_SNIPPETS) {
    page.report(tag, {
      code: 'mdx/snippet-cycle',
      message: stack.includes(path)
        ? `${path} includes itself: ${[...stack.slice(stack.indexOf(path)), path].join(' → ')}`
        : `The page includes more than ${MOST_SNIPPETS} snippets`,
      hint: 'Remove the tag, or move what both need into a third snippet',
    })
    return []
  }
  const snippet = readSnippet(path, page)
  const tree = readSnippetTree(snippet, tag, inlining)
  if (!tree) return []
  const first = !inlining.modules.has(path)
  inlining.modules.add(path)
  const modules = page.modules.length
  inline(tree, snippet, [...stack, path], inlining)
  // The second time, its declarations are already there.
  if (!first) page.modules.splice(modules)
  substituteProps(tree, propsOf(tag))
  const [only] = tree.children
  const inlineTag = tag.type === 'mdxJsxTextElement'
  if (inlineTag && tree.children.length === 1 && only?.type === 'paragraph')
    return only.children
  return tree.children
}

function readSnippetTree(
  snippet: Source,
  tag: Tag,
  { page, extra }: Inlining,
): Root | undefined {
  try {
    return readTree(snippet, 'mdx', extra, page)
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error
    page.report(tag, {
      code: 'mdx/broken-snippet',
      severity: 'error',
      message: `${snippet.file} cannot be read, so this page cannot be compiled`,
      hint: 'Correct the snippet',
    })
    throw error
  }
}

function reportMissing(
  written: string,
  target: ImportTarget,
  source: Source,
  place: { line: number; column: number },
  page: Compilation,
): void {
  const outside = target.kind === 'outside'
  page.reportAt(source, place, {
    code: outside ? 'mdx/import-outside' : 'mdx/missing-import',
    message: outside
      ? `\`${written}\` is outside the project`
      : `There is no file \`${written}\``,
    hint: outside
      ? 'Snippets and code are read from the content folder only: move the file there'
      : 'Paths start at the content folder (/snippets/…) or at the file that imports (./…)',
  })
}

/** What readers see where a snippet is missing. */
function messageFor(
  tag: Tag & Placed,
  target: ImportTarget,
  page: Compilation,
): RootContent {
  const path = 'path' in target ? target.path : (tag.name ?? '')
  const text: RootContent = { type: 'text', value: `The snippet ${path} was not found.` }
  if (tag.type === 'mdxJsxTextElement') return text
  if (!page.known.has('Warning')) return { type: 'paragraph', children: [text] }
  return makeTag('mdxJsxFlowElement', 'Warning', {}, [
    { type: 'paragraph', children: [text] },
  ]) as RootContent
}
