import { CodeRenderer, type CodeCache } from './code-renderer.ts'
import { loadHoverTypes } from './hover-types.ts'
import { CodeHighlighter } from './code-highlighter.ts'
import { contentHash } from '../kit/content-hash.ts'
import { loadAuthorPlugins } from '../mdx/author-plugins.ts'
import type { CompileInput } from '../mdx/compiled-page.ts'

/** Kept when transformers change, since they hold the loaded grammars. By grammars and themes. */
const highlighters = new Map<string, CodeHighlighter>()
/** The latest renderer of each highlighter. `scope` identifies its transformers. */
const renderers = new Map<CodeHighlighter, { scope: string; renderer: CodeRenderer }>()
let codeCache: CodeCache | undefined

/** Sets a cache for highlighted fences that outlives this worker. Call before the first page. */
export function setCodeCache(cache: CodeCache): void {
  codeCache = cache
  renderers.clear()
}

/** Returns the renderer shared by all pages of a site, which keeps languages and fences. */
export function sharedCodeRenderer({ root, options }: CompileInput): CodeRenderer {
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
