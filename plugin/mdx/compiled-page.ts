import type { SlashRule } from '../../runtime/kit/page-address.ts'
import type { ShikiTransformer } from 'shiki/core'
import type { Pluggable } from 'unified'
import type { ConfigSource } from '../site/project.ts'
import type { Heading, PageField } from '../../runtime/types/pages.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * What a page is compiled from. Everything that the result depends on is in here or in
 * `dependencies` of the result: together they are the key (`render/page-keys.ts`).
 */
export interface CompileInput {
  /** Absolute path of the content folder; snippets and images are read below it. */
  root: string
  /** Relative to the root, posix. */
  file: string
  /** `Page.url`: relative links resolve against the page's folder. */
  path: string
  format: 'mdx' | 'md'
  body: string
  bodyLine: number
  /** Compiled to `description`-like inline Markdown is the theme's; given here for `{frontmatter.x}`. */
  frontmatter: Record<string, unknown>
  mode: 'default' | 'wide' | 'center' | 'frame' | 'custom'
  /** The first `# Heading` became the title (or repeats it) and is left out. */
  dropFirstHeading: boolean
  options: CompileOptions
  /**
   * The page is a component of others, which may hand in components for its elements: nothing of
   * it is finished before they do.
   */
  asComponent?: true
  /** Whom the page is for (`Visibility`); humans when absent. */
  audience?: 'humans' | 'agents'
}

/** The same for all pages of a site. */
export interface CompileOptions {
  base: string
  /** How addresses of pages end (`seo.trailingSlash`). */
  slashes?: SlashRule | undefined
  /** Where links of pages lead instead, by path: redirects of one plain path within the site. */
  redirects?: Record<string, string>
  /** What addresses may have in front that is not a part of the site's paths: `/docs/`. */
  prefixes?: string[]
  variables: Record<string, string>
  /** Names that MDX may use: the theme's components and the user's. */
  components: string[]
  /** Those of them that are not the theme's own: their attributes are not checked. */
  replaced?: string[]
  /** Shiki themes for light and dark. */
  codeThemes: { light: string; dark: string }
  /** Paths of TextMate grammars, root-relative. */
  codeLanguages: string[]
  remarkPlugins: PluginEntry[]
  rehypePlugins: PluginEntry[]
  recmaPlugins?: PluginEntry[]
  /** Options of `remark-rehype`. */
  remarkRehypeOptions?: object
  /** Of the site, for its code blocks; `in config` where threads read them there. */
  shikiTransformers?: readonly ShikiTransformer[] | 'in config'
  /** Names what finds the types of names in code: packages and their versions. Absent where nobody asks. */
  hoverTypes?: string
  /** The `vite.config` file that has the plugins, as functions: threads read them there. */
  config?: ConfigSource
  /** Names what the plugins and their options do, and our own build: a part of every key. */
  tools?: string
  /** Names what highlights code: our own build, and the content of grammars. */
  codeTools?: string
}

/** `[specifier, options]`: travels to worker threads. */
export type PluginSpec = readonly [specifier: string, options?: unknown]

/** A plugin by its name, or as a function, which stays in the thread that has it. */
export type PluginEntry = PluginSpec | Pluggable

export interface CompiledPage {
  /**
   * Body of an async function of (`runtime`), as `evaluatePage` runs it; returns a PageModule.
   * Contains no import statement: modules come from `runtime.imports`.
   */
  code: string
  /** The same for the Markdown of the page, where parts are for humans or for agents only. */
  agentsCode?: string
  headings: Heading[]
  /** In document order, places in the file they were written in. */
  links: PageReference[]
  /** Modules that the page (or its snippets) imports: local `.jsx`/`.tsx`/`.js`/`.ts`/`.json` or npm. */
  imports: PageImport[]
  /** Component names used that are in `options.components`. */
  components: string[]
  /** Class names written in the page and its snippets: candidates for utility CSS. */
  classNames: string[]
  /** Colour classes of its code blocks: class name to CSS declarations. */
  codeStyles: Record<string, string>
  /** Ids that exist in the rendered page (headings, aliases, tabs, accordions, …). */
  ids: string[]
  /** Update entries, for feeds and the tag filter. */
  updates: {
    id: string
    label: string
    description?: string
    tags: string[]
    line: number
  }[]
  /** ParamFields: the request of a page with `api: METHOD /path`. */
  fields: PageField[]
  /** Uses a mermaid fence. */
  mermaid: boolean
  /** Has code with the types of its names. */
  hoverTypes: boolean
  hasPanel: boolean
  /** Files read beside the page: snippets, images' sizes. Root-relative, with a hash of what mattered. */
  dependencies: { file: string; hash: string }[]
  /** Origins that the page embeds (img, iframe, video…), or `'self'`: for the content security policy. */
  embeds: {
    kind: 'img' | 'frame' | 'media' | 'script' | 'style' | 'connect'
    origin: string
  }[]
  /** The page writes inline styles (author's `style`, MathML, mermaid). */
  inlineStyles: boolean
  diagnostics: Diagnostic[]
  /** What only `skerry check` reports: attributes, accessibility, style. Without frames. */
  findings: Diagnostic[]
  /** Set when the page could not be compiled; then `code` shows the problem in its place. */
  failed: boolean
}

export interface PageReference {
  kind: 'link' | 'image' | 'asset'
  /** As written. */
  href: string
  /** Root-relative page address or file (`/guides/a#b`), or absolute URL. */
  target: string
  file: string
  line: number
  column: number
}

export interface PageImport {
  /** Key under which the evaluated page finds the module: a root-absolute path (`/snippets/a.jsx`) or an npm name. */
  id: string
  /** Exported names that are used as components. */
  names: string[]
}
