import type { Parents, Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Compilation, Placed, Source } from '../mdx/compilation.ts'
import { markOwnTags } from '../mdx/own-components.ts'
import type { ExtraSyntax } from '../mdx/parse-text.ts'
import { UnreadablePage } from '../mdx/parse-text.ts'
import { isTag, makeTag, readText, removeAttribute, type Tag } from '../mdx/tag.ts'
import { FootnoteNames } from './footnote-names.ts'
import { readModules, reportMissing } from './page-modules.ts'
import { putChildren, putValues, staysInPlace } from './put-props.ts'
import { resolveReferences } from './resolve-references.ts'
import { settleNames } from './settle-names.ts'
import { findSnippetFile, type ImportTarget } from './snippet-files.ts'
import { SnippetModules, type Snippet } from './snippet-modules.ts'
import { needsComponent, propsOf } from './snippet-props.ts'
import { declaredNames, freeNames } from '../mdx/names-of-program.ts'
import { namesInCode } from './names-in-code.ts'

/** A page that inlines more than this is a loop in disguise. */
const MOST_SNIPPETS = 2_000

interface Inlining {
  page: Compilation
  modules: SnippetModules
  footnotes: FootnoteNames
  /** Module code that runs before the page's own: that of snippets, and what it takes from them. */
  before: MdxjsEsm[]
  /** Names that the page's own code declares. */
  own: ReadonlySet<string>
  /** Module code of snippets that uses names of the page's. */
  after: MdxjsEsm[]
  /** Definitions of links in snippets: the page's own, if it has one of the name, counts first. */
  definitions: RootContent[]
  count: number
}

/**
 * Puts snippets in place of their tags: default imports with their props, `<Snippet file>`, and
 * the exports of snippets that the page imports by name. What module code snippets have becomes
 * the page's. A snippet whose content in place would mean something else stays a component.
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
  const used = namesInCode(tree, own.nodes, own.snippets)
  const { snippets, source } = own
  replaceTags(tree, { source, snippets, used, stack: [page.page.file] }, inlining)
  settleNames([...before, ...own.nodes, ...after], page)
  tree.children = [...before, ...tree.children, ...after, ...inlining.definitions]
}

/** Tags whose component the file declares itself, under a name of the theme's. */
function markKnown(tree: Root, names: readonly string[], page: Compilation): void {
  const own = new Set(names.filter((name) => page.known.has(name)))
  if (own.size > 0) markOwnTags(tree, own, page)
}

/** The file in which a tag stands. */
interface Around {
  source: Source
  /** The snippets that it imports, by name. */
  snippets: ReadonlyMap<string, ImportTarget>
  /** Names of them that are components: those of tags that cannot be replaced are added. */
  used: Set<string>
  /** The files in which it is, from the page on. */
  stack: readonly string[]
}

function replaceTags(parent: Parents, around: Around, inlining: Inlining): void {
  replaceIn(parent, around, inlining)
  for (const name of around.used) {
    const target = around.snippets.get(name)
    if (target?.kind === 'snippet')
      inlining.before.push(inlining.modules.component(target.path, name).code)
  }
}

function replaceIn(parent: Parents, around: Around, inlining: Inlining): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if ('children' in child) replaceIn(child, around, inlining)
    const target = isTag(child) ? targetOf(child, around, inlining.page) : undefined
    return target ? contentOf(child as Tag, target, around, inlining) : [child]
  }) as typeof parent.children
}

function targetOf(
  tag: Tag,
  { snippets }: Around,
  page: Compilation,
): ImportTarget | undefined {
  if (tag.name === 'Snippet' && !snippets.has('Snippet')) {
    const file = readText(tag, 'file')
    if (file === undefined) return undefined
    const target = findSnippetFile(file, page)
    if (target.kind === 'missing' || target.kind === 'outside') {
      const start = tag.position?.start ?? { line: 1, column: 1 }
      // As in Mintlify, a message stands in its place, and the page is published.
      reportMissing(file, target, page.sourceOf(tag), start, page, 'warning')
    }
    return target
  }
  return snippets.get(tag.name ?? '')
}

function contentOf(
  tag: Tag,
  target: ImportTarget,
  { stack }: Around,
  inlining: Inlining,
): RootContent[] {
  const { page, modules } = inlining
  if (target.kind !== 'snippet') return [messageFor(tag, target, page)]
  const { path } = target
  inlining.count++
  if (stack.includes(path) || inlining.count > MOST_SNIPPETS) {
    page.report(tag, {
      severity: 'error',
      code: 'mdx/snippet-cycle',
      message: stack.includes(path)
        ? `${path} includes itself: ${[...stack.slice(stack.indexOf(path)), path].join(' → ')}`
        : `The page includes more than ${MOST_SNIPPETS} snippets`,
      hint: 'Remove the tag, or move what both need into a third snippet',
    })
    return []
  }
  const snippet = readForTag(path, tag, inlining)
  const { names, hasLayout } = snippet.modules
  const props = propsOf(tag)
  if (hasLayout || needsComponent(tag)) return [asComponent(tag, path, inlining)]
  const tree = modules.contentOf(snippet)
  if (!staysInPlace(tree, props, names)) return [asComponent(tag, path, inlining)]
  const code = modules.code(snippet)
  putValues(tree, props, names)
  finishContent(tree, snippet, [...stack, path], inlining)
  addCode(code, inlining)
  putChildren(tree, props, names)
  const [only] = tree.children
  const inlineTag = tag.type === 'mdxJsxTextElement'
  if (inlineTag && tree.children.length === 1 && only?.type === 'paragraph')
    return only.children
  return tree.children
}

/**
 * Adds a snippet's module code to the page's. It runs before the page's own, as modules run before
 * those that import them, unless it asks for names of the page, which MDX does not know there.
 */
function addCode(code: readonly MdxjsEsm[], { own, before, after }: Inlining): void {
  const imports = code.flatMap((node) => withStatements(node, true))
  const others = code.flatMap((node) => withStatements(node, false))
  const declared = new Set(code.flatMap(({ data }) => declaredNames(data!.estree!)))
  const asksPage = others.some(({ data }) =>
    freeNames(data!.estree!).some(({ name }) => own.has(name) && !declared.has(name)),
  )
  const place = asksPage ? after : before
  place.push(...others)
  // Modules that the page imports itself are loaded first.
  after.push(...imports)
}

/** Module code with its imports, or with all else. */
function withStatements(node: MdxjsEsm, imports: boolean): MdxjsEsm[] {
  const { estree } = node.data!
  const body = estree!.body.filter(
    ({ type }) => (type === 'ImportDeclaration') === imports,
  )
  return body.length > 0 ? [{ ...node, data: { estree: { ...estree!, body } } }] : []
}

/** What a snippet means by labels, and by tags of other snippets, is settled within it. */
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

/** The snippet as the component that MDX makes of it. */
function asComponent(
  tag: Tag,
  path: string,
  { modules, before }: Inlining,
): Tag & RootContent {
  const isOldForm = tag.name === 'Snippet'
  const { name, code } = modules.component(path, tag.name!)
  before.push(code)
  tag.name = name
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
      hint: 'Correct the snippet',
    })
    throw error
  }
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
