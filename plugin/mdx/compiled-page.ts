import type { SlashRule } from '../../runtime/kit/apply-slash-rule.ts'
import type { ShikiTransformer } from 'shiki/core'
import type { Pluggable } from 'unified'
import type { ConfigSource } from '../site/project.ts'
import type { PageField, PageHeading } from '../../runtime/types/pages.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * The input of a page's compilation. The result depends only on this and on its `dependencies`;
 * together they form the cache key (`render/page-keys.ts`).
 */
export interface CompileInput {
  /** Absolute path of the content folder, below which snippets and images are read. */
  root: string
  /** POSIX path relative to the root. */
  file: string
  /** `Page.url`, against which relative links resolve. */
  path: string
  format: 'mdx' | 'md'
  body: string
  bodyLine: number
  /** The parsed frontmatter, for `{frontmatter.x}`. */
  frontmatter: Record<string, unknown>
  mode: 'default' | 'wide' | 'center' | 'frame' | 'custom'
  /** Omit the first `# Heading`, because it became the title or repeats it. */
  dropFirstHeading: boolean
  options: CompileOptions
  /**
   * Compile the page as a component for others, which may pass components for its elements.
   * Disables folding of static markup.
   */
  asComponent?: true
  /** The audience (`Visibility`); humans if absent. */
  audience?: 'humans' | 'agents'
}

/** Options shared by all pages of a site. */
export interface CompileOptions {
  base: string
  /** The trailing-slash rule for page URLs (`seo.trailingSlash`). */
  slashes?: SlashRule | undefined
  /** Redirects that links resolve directly, from path to path within the site. */
  redirects?: Record<string, string>
  /** Prefixes of the published site's URLs that aren't part of its paths: `/docs/`. */
  prefixes?: string[]
  variables: Record<string, string>
  /** Whether links in content have the class `link`, because the site's styles select it. */
  linkClass?: boolean
  /** Likewise the attribute `language` and the class `shiki` of code blocks. */
  codeNames?: boolean
  /** Component names available in MDX: the theme's and the user's. */
  components: string[]
  /** Those of them that aren't the theme's own, whose attributes aren't checked. */
  replaced?: string[]
  /** Shiki themes for light and dark. */
  codeThemes: { light: string; dark: string }
  /** Root-relative paths of TextMate grammars. */
  codeLanguages: string[]
  remarkPlugins: PluginEntry[]
  rehypePlugins: PluginEntry[]
  recmaPlugins?: PluginEntry[]
  /** Options of `remark-rehype`. */
  remarkRehypeOptions?: object
  /** For code blocks. `in config` if worker threads must load them from the config file. */
  shikiTransformers?: readonly ShikiTransformer[] | 'in config'
  /** Identifies the packages that hover types need, with versions. Absent if the option is off. */
  hoverTypes?: string
  /** The Vite config file with plugins given as functions, which worker threads load. */
  config?: ConfigSource
  /** Identifies plugins, their options and our build; part of every cache key. */
  tools?: string
  /** Identifies what highlights code: our build and the content of grammars. */
  codeTools?: string
}

/** `[specifier, options]`, which can be sent to worker threads. */
export type PluginSpec = readonly [specifier: string, options?: unknown]

/** A plugin by specifier, or as a function, which can't be sent to other threads. */
export type PluginEntry = PluginSpec | Pluggable

/** A compiled page: its program, and facts about it. Serializable. */
export interface CompiledPage {
  /**
   * Body of an async function with the parameter `_runtime`, which `evaluatePage` runs. Returns a
   * PageModule. Has no import statements: modules come from the runtime.
   */
  code: string
  /** The code of the page's Markdown, if parts are for humans or agents only. */
  agentsCode?: string
  headings: PageHeading[]
  /** In document order, located in the files that contain them. */
  links: PageReference[]
  /** Modules that the page or its snippets import: local code or JSON, or npm packages. */
  imports: PageImport[]
  /** Used components among `options.components`. */
  components: string[]
  /** Class names in the page and its snippets, for utility CSS. */
  classNames: string[]
  /** Classes of its code blocks: class name → CSS declarations. */
  codeStyles: Record<string, string>
  /** Ids in the rendered page (headings, aliases, tabs, accordions, …). */
  ids: string[]
  /** Ids that code of the page may render: its exports, expressions and components. */
  codeIds: string[]
  /** That code computes others, which are unknown. */
  computesIds: boolean
  /** Update entries, for feeds and the tag filter. */
  updates: {
    id: string
    label: string
    description?: string
    /** Its title and description in the feed, where they differ. */
    feed?: { title?: string; description?: string }
    tags: string[]
    /** The page's, or that of a snippet. */
    file: string
    line: number
  }[]
  /** ParamFields: the request of a page with `api: METHOD /path`. */
  fields: PageField[]
  /** Has a Mermaid fence. */
  mermaid: boolean
  /** Has code with hover types. */
  hoverTypes: boolean
  hasPanel: boolean
  /** Other files that were read (snippets, images), root-relative, with a hash of what mattered. */
  dependencies: { file: string; hash: string }[]
  /** Origins of embedded resources, `'self'` or `blob:`, for the Content-Security-Policy. */
  embeds: {
    kind: 'img' | 'frame' | 'object' | 'media' | 'script' | 'style' | 'connect'
    origin: string
  }[]
  /** Has inline styles (the author's `style`, Mermaid). */
  inlineStyles: boolean
  diagnostics: Diagnostic[]
  /** Diagnostics for `skerry check` only: attributes, accessibility, style. Without code frames. */
  findings: Diagnostic[]
  /** The page couldn't be compiled: `code` renders nothing, `diagnostics` say why. */
  failed: boolean
}

/** A link, image or other asset, for the link check. */
export interface PageReference {
  kind: 'link' | 'image' | 'asset'
  /** As written. */
  href: string
  /** Root-relative page URL or file (`/guides/a#b`), or absolute URL. */
  target: string
  file: string
  line: number
  column: number
}

/** A module that a page imports. */
export interface PageImport {
  /** Id of the module at runtime: a path from the root (`/snippets/a.jsx`) or a package's name. */
  id: string
  /** Imported names. */
  names: string[]
}
