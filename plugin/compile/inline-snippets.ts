import type { Program } from 'estree'
import type { Parents, Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation, Positioned, Source } from '../mdx/compilation.ts'
import { markOwnTag, markOwnTags } from '../mdx/own-components.ts'
import type { ExtraSyntax } from '../mdx/parse-text.ts'
import { UnreadablePage } from '../mdx/parse-text.ts'
import { isTag, makeTag, readText, removeAttribute, type Tag } from '../mdx/tag.ts'
import { FootnoteNames } from './footnote-names.ts'
import { readModules } from './read-modules.ts'
import { readPropsByName } from './read-props-by-name.ts'
import { reportMissingImport } from './report-missing-import.ts'
import { substituteChildren, substituteProps, canInline } from './substitute-props.ts'
import { resolveReferences } from './resolve-references.ts'
import { dedupeDeclarations } from './dedupe-declarations.ts'
import { similarSnippet } from './similar-file.ts'
import { findSnippetFile, type ImportTarget } from './snippet-files.ts'
import { SnippetModules, type Snippet } from './snippet-modules.ts'
import { needsComponent, propsOf } from './snippet-props.ts'
import { declaredNames, freeNames } from '../mdx/names-of-program.ts'
import { namesInCode } from './names-in-code.ts'

/** Limit that stops runaway inclusion. */
const MAX_SNIPPETS = 2_000

interface Inlining {
  page: Compilation
  modules: SnippetModules
  footnotes: FootnoteNames
  /** ESM code that runs before the page's own: that of snippets, and what is imported from them. */
  before: MdxjsEsm[]
  /** Names declared by the page's own code. */
  own: ReadonlySet<string>
  /** ESM code that runs after the page's own: that of snippets which use names of the page. */
  after: MdxjsEsm[]
  /** Link definitions of snippets. They come last, so that the page's own take precedence. */
  definitions: RootContent[]
  count: number
}

/**
 * Replaces tags of snippets with the snippets' content: default imports with their props and
 * `<Snippet file>`. Their ESM code, and the exports that the page imports by name, are merged into
 * the page's code. A snippet whose meaning would change when inlined stays a component.
 */
export function inlineSnippets(tree: Root, page: Compilation, extra: ExtraSyntax): void {
  const own = readModules(tree, page.page, page)
  const modules = new SnippetModules(page, extra)
  const before = modules.ownNames(own)
  const footnotes = new FootnoteNames(tree)
  const after: MdxjsEsm[] = []
  const names = [...own.names.keys()].filter((name) => !own.snippets.has(name))
  const inlining: Inlining = {
    page,
    modules,
    footnotes,
    own: new Set(names),
    before,
    after,
    definitions: [],
    count: 0,
  }
  markKnown(tree, names, page)
  if (page.input.asComponent) {
    resolveReferences(tree)
    readPropsByName(tree, own.names, page)
  }
  const used = namesInCode(tree, own.nodes, own.snippets)
  const { snippets, source } = own
  replaceTags(tree, { source, snippets, used, stack: [page.page.file] }, inlining)
  dedupeDeclarations([...before, ...own.nodes, ...after], page)
  tree.children = [...before, ...tree.children, ...after, ...inlining.definitions]
}

/** Marks tags whose component the file declares itself under the name of a theme component. */
function markKnown(tree: Root, names: readonly string[], page: Compilation): void {
  const own = new Set(names.filter((name) => page.known.has(name)))
  if (own.size > 0) markOwnTags(tree, own, page)
}

/** The file that contains a tag. */
interface ImportingFile {
  source: Source
  /** The snippets that it imports, by local name. */
  snippets: ReadonlyMap<string, ImportTarget>
  /** Those of them needed as components. Tags that can't be inlined are added. */
  used: Set<string>
  /** The chain of files from the page to this one. */
  stack: readonly string[]
}

function replaceTags(parent: Parents, importer: ImportingFile, inlining: Inlining): void {
  replaceIn(parent, importer, inlining)
  for (const name of importer.used) {
    const target = importer.snippets.get(name)
    if (target?.kind === 'snippet')
      inlining.before.push(inlining.modules.component(target.path, name).code)
  }
}

function replaceIn(parent: Parents, importer: ImportingFile, inlining: Inlining): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if ('children' in child) replaceIn(child, importer, inlining)
    const target = isTag(child) ? targetOf(child, importer, inlining.page) : undefined
    return target ? contentOf(child as Tag, target, importer, inlining) : [child]
  }) as typeof parent.children
}

function targetOf(
  tag: Tag,
  { snippets }: ImportingFile,
  page: Compilation,
): ImportTarget | undefined {
  if (tag.name === 'Snippet' && !snippets.has('Snippet')) {
    const file = readText(tag, 'file')
    if (file === undefined) return undefined
    const target = findSnippetFile(file, page)
    if (target.kind === 'outside') reportMissingImport(file, target, tag, page)
    if (target.kind === 'missing') reportMissingSnippet(file, tag, page)
    return target
  }
  return snippets.get(tag.name ?? '')
}

/** As in Mintlify, the page is published with a message in place of the snippet. */
function reportMissingSnippet(file: string, tag: Tag, page: Compilation): void {
  const near = similarSnippet(file, page)
  page.report(tag, {
    severity: 'warning',
    code: 'mdx/missing-import',
    message: `There is no file \`${file}\` in \`_snippets\` or \`snippets\``,
    hint: near
      ? `Did you mean \`${near}\`?`
      : 'Add it, or write the path of another snippet below these folders.',
  })
}

function contentOf(
  tag: Tag,
  target: ImportTarget,
  { stack }: ImportingFile,
  inlining: Inlining,
): RootContent[] {
  const { page, modules } = inlining
  if (target.kind !== 'snippet') return withoutSnippet(tag, target, page)
  const { path } = target
  inlining.count++
  if (stack.includes(path) || inlining.count > MAX_SNIPPETS) {
    page.report(tag, {
      severity: 'error',
      code: 'mdx/snippet-cycle',
      message: stack.includes(path)
        ? `${path} includes itself: ${[...stack.slice(stack.indexOf(path)), path].join(' → ')}`
        : `The page includes more than ${MAX_SNIPPETS} snippets`,
      hint: 'Remove the tag, or move what both need into a third snippet.',
    })
    return []
  }
  const snippet = readForTag(path, tag, inlining)
  const { names, hasLayout } = snippet.modules
  const known = knownObjects(inlining)
  const props = propsOf(tag, known)
  if (hasLayout || needsComponent(tag, known)) return [asComponent(tag, path, inlining)]
  const tree = modules.contentOf(snippet)
  if (!canInline(tree, props, names)) return [asComponent(tag, path, inlining)]
  const code = modules.code(snippet)
  substituteProps(tree, props, names, page)
  finishContent(tree, snippet, [...stack, path], inlining)
  addCode(code, inlining)
  substituteChildren(tree, props)
  const [only] = tree.children
  const inlineTag = tag.type === 'mdxJsxTextElement'
  if (inlineTag && tree.children.length === 1 && only?.type === 'paragraph')
    return only.children
  return tree.children
}

/** Objects that tags may be given with a spread. A component knows the page only when it renders. */
function knownObjects({ page: { input }, own }: Inlining): Map<string, object> {
  const isKnown = !input.asComponent && !own.has('frontmatter')
  return new Map(isKnown ? [['frontmatter', input.frontmatter]] : [])
}

/**
 * Merges a snippet's ESM code into the page's. It runs before the page's own code, as an imported
 * module would, unless it uses names of the page. In MDX those would be undefined.
 */
function addCode(code: readonly MdxjsEsm[], { own, before, after }: Inlining): void {
  const isImport = ({ type }: Statement) => type === 'ImportDeclaration'
  const imports = code.flatMap((node) => filterStatements(node, isImport))
  const others = code.flatMap((node) =>
    filterStatements(node, (statement) => !isImport(statement)),
  )
  const declared = new Set(code.flatMap(({ data }) => declaredNames(data!.estree!)))
  const asksPage = others.some(({ data }) =>
    freeNames(data!.estree!).some(({ name }) => own.has(name) && !declared.has(name)),
  )
  const place = asksPage ? after : before
  place.push(...others)
  // After the page's own imports, which are loaded first.
  after.push(...imports)
}

type Statement = Program['body'][number]

/** ESM code reduced to the statements that `keeps` is true for. Nothing if there are none. */
function filterStatements(
  node: MdxjsEsm,
  keeps: (statement: Statement) => boolean,
): MdxjsEsm[] {
  const { estree } = node.data!
  const body = estree!.body.filter(keeps)
  return body.length > 0 ? [{ ...node, data: { estree: { ...estree!, body } } }] : []
}

/** Resolves a snippet's references, footnotes and nested snippets in the scope of its own file. */
function finishContent(
  tree: Root,
  { path, modules: { source, snippets, names, nodes }, renamed }: Snippet,
  stack: readonly string[],
  inlining: Inlining,
): void {
  const nameOf = (name: string) => renamed.get(name) ?? name
  markKnown(
    tree,
    [...names.keys()].filter((name) => !snippets.has(name)).map(nameOf),
    inlining.page,
  )
  resolveReferences(tree)
  inlining.footnotes.keepApart(tree, path)
  inlining.definitions.push(...tree.children.filter(({ type }) => type === 'definition'))
  tree.children = tree.children.filter(({ type }) => type !== 'definition')
  const ofPage = new Map([...snippets].map(([name, target]) => [nameOf(name), target]))
  const used = namesInCode(tree, nodes, ofPage)
  replaceTags(tree, { source, snippets: ofPage, used, stack }, inlining)
}

/** Turns the tag into one of the component that MDX would make of the snippet. */
function asComponent(
  tag: Tag,
  path: string,
  { modules, before, page }: Inlining,
): Tag & RootContent {
  const isOldForm = tag.name === 'Snippet'
  const { name, code } = modules.component(path, tag.name!)
  before.push(code)
  tag.name = name
  if (page.known.has(name)) markOwnTag(tag, page)
  if (isOldForm) removeAttribute(tag, 'file')
  return tag
}

function readForTag(path: string, tag: Tag, { page, modules }: Inlining): Snippet {
  try {
    return modules.read(path)
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error
    page.report(tag, {
      code: 'mdx/broken-snippet',
      severity: 'error',
      message: `${path} cannot be read, so this page cannot be compiled`,
      hint: 'Correct the snippet.',
    })
    throw error
  }
}

/**
 * What readers see in place of a missing snippet: what is inside the tag, or else a message. An
 * imported component in a sentence shows nothing, as in Mintlify.
 */
function withoutSnippet(
  tag: Tag & Positioned,
  target: ImportTarget,
  page: Compilation,
): RootContent[] {
  if (tag.children.length > 0) return tag.children
  const path = 'path' in target ? target.path : (tag.name ?? '')
  const text: RootContent = { type: 'text', value: `The snippet ${path} was not found.` }
  if (tag.type === 'mdxJsxTextElement') return tag.name === 'Snippet' ? [text] : []
  if (!page.known.has('Warning')) return [{ type: 'paragraph', children: [text] }]
  const message = { type: 'paragraph' as const, children: [text] }
  return [makeTag('mdxJsxFlowElement', 'Warning', {}, [message]) as RootContent]
}
