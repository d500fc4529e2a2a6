import { CodeRenderer, type CodeCache } from './highlight-code.ts'
import { loadHoverTypes } from './hover-types.ts'
import { CodeHighlighter } from './highlighter.ts'
import { contentHash } from '../kit/content-hash.ts'
import { loadAuthorPlugins } from '../mdx/author-plugins.ts'
import type { CompileInput } from '../mdx/compiled-page.ts'

/** Highlighters have loaded grammars; what transformers do may change while they stay. */
const highlighters = new Map<string, CodeHighlighter>()
/** The last one of each highlighter, with the name of its transformers. */
const renderers = new Map<CodeHighlighter, { scope: string; renderer: CodeRenderer }>()
let codeCache: CodeCache | undefined

/** Keeps highlighted fences beyond this worker. To be called before the first page. */
export function useCodeCache(cache: CodeCache): void {
  codeCache = cache
  renderers.clear()
}

/** One for all pages of a site: its languages and fences are kept. */
export function codeRenderer({ root, options }: CompileInput): CodeRenderer {
  const { codeThemes, codeLanguages, shikiTransformers, hoverTypes, tools = '' } = options
  const grammars = contentHash(options.codeTools ?? '', codeThemes)
  let highlighter = highlighters.get(grammars)
  if (!highlighter) {
    highlighter = new CodeHighlighter({
      root,
      themes: codeThemes,
      languages: codeLanguages,
    })
    highlighters.set(grammars, highlighter)
  }
  const scope = contentHash(grammars, shikiTransformers ? tools : '', hoverTypes ?? '')
  const known = renderers.get(highlighter)
  if (known?.scope === scope) return known.renderer
  const transformers =
    shikiTransformers &&
    loadAuthorPlugins(root, options).then((plugins) => plugins.shikiTransformers)
  const types = hoverTypes === undefined ? undefined : () => loadHoverTypes(root)
  const renderer = new CodeRenderer(highlighter, scope, codeCache, transformers, types)
  renderers.set(highlighter, { scope, renderer })
  return renderer
}
