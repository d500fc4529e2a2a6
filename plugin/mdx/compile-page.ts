import type { Root } from 'mdast'
import { CodeHighlighter } from '../code/highlighter.ts'
import { CodeRenderer, type CodeCache } from '../code/highlight-code.ts'
import { contentHash } from '../content-hash.ts'
import { Compilation } from './compilation.ts'
import { ContentWriter } from './generate/page-code.ts'
import { PageScope } from './generate/page-scope.ts'
import { toHtmlTree } from './generate/to-hast.ts'
import { renderCodeBlocks } from './steps/code-blocks.ts'
import { dropFirstHeading } from './steps/drop-first-heading.ts'
import { collectFacts } from './steps/facts.ts'
import { collectFields } from './steps/fields.ts'
import { inlineSnippets } from './steps/snippets.ts'
import { resolveLinks } from './steps/links.ts'
import { lintMarkup } from './steps/lint-markup.ts'
import { renderMath } from './steps/math.ts'
import { outlinePage } from './steps/outline.ts'
import { liftPanels } from './steps/panels.ts'
import { escapeRawHtml } from './steps/raw-html.ts'
import { resolveReferences } from './steps/references.ts'
import { smartenPunctuation } from './steps/smart-punctuation.ts'
import { wrapTables } from './steps/tables.ts'
import { tidyTags } from './steps/tidy-tags.ts'
import { chooseAudience } from './steps/visibility.ts'
import { checkDepth } from './syntax/check-depth.ts'
import { UnreadablePage } from './syntax/parse-text.ts'
import { readTree } from './syntax/read-tree.ts'
import { siteSyntax, type SiteSyntax } from './syntax/site-syntax.ts'
import type { CompiledPage, CompileInput } from './types.ts'

/**
 * Compiles one page to the body of an async function (`runtime/evaluate-page.ts` runs it)
 * and everything that the rest of the build wants to know of it. Reads nothing but
 * snippets and images below the root. Never rejects for what an author wrote: a page that
 * cannot be read has `failed`, diagnostics with their places, and code that draws nothing.
 */
export async function compilePage(input: CompileInput): Promise<CompiledPage> {
  const page = new Compilation(withoutBom(input))
  try {
    const syntax = await siteSyntax(page.input)
    const tree = readTree(page.page, page.input.format, syntax.extra, page)
    const compiled = await compileTree(tree, page, syntax)
    if (!page.hasAudiences || input.audience === 'agents') return compiled
    const { code } = await compilePage({ ...input, audience: 'agents' })
    return { ...compiled, agentsCode: code }
  } catch (error) {
    if (!(error instanceof UnreadablePage)) reportCrash(error, page)
    return page.fail()
  }
}

async function compileTree(
  read: Root,
  page: Compilation,
  syntax: SiteSyntax,
): Promise<CompiledPage> {
  const { input } = page
  inlineSnippets(read, page, syntax.extra)
  const tree = await syntax.transformMarkdown(read, input)
  checkDepth(tree, page)
  resolveReferences(tree)
  page.hasAudiences = chooseAudience(tree, input.audience ?? 'humans')
  lintMarkup(tree, page)
  if (input.dropFirstHeading) dropFirstHeading(tree)
  tidyTags(tree)
  if (input.format === 'md') escapeRawHtml(tree, page)
  renderMath(tree, page)
  await renderCodeBlocks(tree, page, codeRenderer(input))
  outlinePage(tree, page)
  smartenPunctuation(tree)
  await resolveLinks(tree, page)
  wrapTables(tree)
  collectFacts(tree, page)
  page.fields = collectFields(tree)
  const lifted = liftPanels(tree, page)
  const html = await syntax.transformHtml(toHtmlTree(tree), input)
  const panel = toHtmlTree({ type: 'root', children: lifted as Root['children'] })
  const scope = new PageScope(page)
  const writer = new ContentWriter(scope)
  const content = writer.content(html.children)
  const side = lifted.length > 0 ? writer.content(panel.children) : undefined
  return page.finish(
    pageFunction(scope.declarations(), content, side),
    side !== undefined,
  )
}

function pageFunction(
  declarations: string,
  content: string,
  panel: string | undefined,
): string {
  const parts = [declarations, `function _content() {\n  return ${content}\n}`]
  if (panel !== undefined) parts.push(`function _panel() {\n  return ${panel}\n}`)
  parts.push(
    `return { Content: _content${panel === undefined ? '' : ', Panel: _panel'} }`,
  )
  return `${parts.join('\n')}\n`
}

function withoutBom(input: CompileInput): CompileInput {
  return input.body.startsWith('\uFEFF') ? { ...input, body: input.body.slice(1) } : input
}

/** What no step expected: the page fails, the others are built. */
function reportCrash(error: unknown, page: Compilation): void {
  const tooDeep = error instanceof RangeError && /call stack/.test(error.message)
  const message = error instanceof Error ? error.message : String(error)
  page.report(
    {},
    {
      severity: 'error',
      code: tooDeep ? 'mdx/too-deep' : 'mdx/crash',
      message: tooDeep
        ? 'The page is nested too deeply to be compiled'
        : `The page cannot be compiled: ${message}`,
      hint: tooDeep
        ? 'Split it, or take lists, quotes or tags apart'
        : 'If a remark or rehype plugin is at fault, it must be corrected or removed',
    },
  )
}

const renderers = new Map<string, CodeRenderer>()
let codeCache: CodeCache | undefined

/** Keeps highlighted fences beyond this worker. To be called before the first page. */
export function useCodeCache(cache: CodeCache): void {
  codeCache = cache
  renderers.clear()
}

/** One for all pages of a site: its languages and fences are kept. */
function codeRenderer({ root, options }: CompileInput): CodeRenderer {
  const settings = { root, themes: options.codeThemes, languages: options.codeLanguages }
  const scope = contentHash(JSON.stringify(settings))
  let renderer = renderers.get(scope)
  if (!renderer) {
    renderer = new CodeRenderer(new CodeHighlighter(settings), scope, codeCache)
    renderers.set(scope, renderer)
  }
  return renderer
}
