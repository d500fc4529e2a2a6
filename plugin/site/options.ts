import type { Options as ToHtmlOptions } from 'mdast-util-to-hast'
import type { Pluggable } from 'unified'
import type { SiteExtensions } from './extensions.ts'
import type { SearchService } from './search-options.ts'
import type { SocialCardOptions } from './social-card.ts'

/**
 * A remark, rehype or recma plugin, as `@mdx-js/mdx` takes it: a function, or a function with its
 * options. Or the name of a module that exports one by default, alone or with options; names are
 * resolved from the content folder.
 */
export type MdxPlugin =
  Pluggable | string | readonly [specifier: string, options?: unknown]

/** What can be decided about the content security policy; what pages need is found by the build. */
export interface PolicyOptions {
  /** Who may show the site in a frame: sources such as `https://app.example.com`; the site itself when absent. */
  frameAncestors?: string[]
  /**
   * Where requests of the API playground may go beside the servers and token endpoints that the
   * description names: sources such as `https://staging.example.com` or `https:`. On pages with a
   * playground only.
   */
  connectSrc?: string[]
  /**
   * Asks browsers for Trusted Types (`require-trusted-types-for 'script'`). Scripts of your own and of
   * others may break under it; a list names the policies that they create. Pages with Mermaid are
   * left out, since it writes HTML as text.
   */
  trustedTypes?: boolean | string[]
}

/** What code can decide; everything about the site itself is in `docs.json`. */
export interface SkerryOptions extends SiteExtensions {
  /** The content folder; Vite's `root` when absent. Relative paths start at Vite's root. */
  root?: string
  /** Public address of the published site: `https://docs.example.com`. */
  site?: string
  /**
   * Components and layout parts to replace, by name, and new ones for MDX pages:
   * `{ Card: './my/Card.tsx' }`. The name of an element stands for what Markdown makes of it:
   * `{ a: './my/Link.tsx' }` for links. Paths start at the content folder. The file exports the
   * component as default or under its name.
   */
  components?: Record<string, string>
  /** remark plugins for pages and snippets, after the syntax of MDX, GFM and math. */
  remarkPlugins?: MdxPlugin[]
  /** rehype plugins: they see plain HTML, before headings, code, images and tables become components. */
  rehypePlugins?: MdxPlugin[]
  /** recma plugins: they see the module that `@mdx-js/mdx` makes of a page. */
  recmaPlugins?: MdxPlugin[]
  /** Options of `remark-rehype`, such as `footnoteLabel`. */
  remarkRehypeOptions?: ToHtmlOptions
  /**
   * A part of what cached pages are found by: with another value all are compiled and rendered
   * again. It stands for what nobody sees, such as a file that a plugin reads, or the day; and for
   * what plugins that are functions do where there is no `vite.config` file to read them from,
   * since pages are not kept from one build to the next without it.
   */
  cacheKey?: string
  /** Warnings fail the build, as errors do. */
  strict?: boolean
  /**
   * Publish all the same where pages have errors, or an API description cannot be read. Errors of
   * the settings still fail the build.
   */
  allowPageErrors?: boolean
  /** Write a machine-readable build report to this file, relative to the content folder. */
  report?: string
  /** Worker threads for compiling and rendering; as many as there are processors when absent, at most 8. */
  workers?: number
  /**
   * What is kept from one build to the next. `maxSize` in megabytes, 1024 when absent: what was
   * not used for longest goes first.
   */
  cache?: { maxSize?: number }
  /**
   * A cache that machines share: the address of a server that speaks the HTTP protocol of Bazel's
   * remote cache. The same as `--cache-url` and `SKERRY_CACHE_URL`; the secret is in the environment
   * alone, as `SKERRY_CACHE_SECRET`. Builds and checks use it.
   */
  cacheUrl?: string
  /** Take from the shared cache and put nothing there, as for forks: `--cache-read-only`. */
  cacheReadOnly?: boolean
  /**
   * Files that are published though no page and no setting links to them, as patterns of
   * `.mintignore`: `['downloads/**']`. The same as `files` in `docs.json`.
   */
  files?: string[]
  /** The content security policy that the build writes, where it is to be another one. */
  policy?: PolicyOptions
  /**
   * The search, and its index; true by default. `{ algolia }`, `{ typesense }` or `{ module }` answers
   * queries in place of the index: `{ algolia: { appId, apiKey, indexName } }`.
   */
  search?: boolean | SearchService
  /**
   * An image for each page, which networks show of links to it; false by default. Needs the package
   * `@takumi-rs/core` and the address of the site. `{ template }` is a component of your own in place of the theme's card.
   */
  socialCards?: boolean | SocialCardOptions
  /**
   * Types of the names in code: fences that are marked ` ```ts twoslash ` say what TypeScript knows of a
   * name under the pointer; false by default. Needs the package `@shikijs/twoslash`, and TypeScript 5 or 6.
   */
  twoslash?: boolean
  /** `<page>.md` beside each page, and `llms-full.txt`; true by default. */
  markdown?: boolean
  /**
   * Files for hosts beside `_redirects` and `csp.json`: `netlify` (also for Cloudflare Pages)
   * writes `_headers`, `vercel` and `nginx` write the redirects in their own form.
   */
  hosts?: ('netlify' | 'vercel' | 'nginx')[]
  /** `{ url, branch, directory }` for "suggest edits" where git does not know it. */
  repository?: { url: string; branch?: string; directory?: string }
}
