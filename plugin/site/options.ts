import type { Options as ToHtmlOptions } from 'mdast-util-to-hast'
import type { Pluggable } from 'unified'
import type { SiteExtensions } from './extensions.ts'
import type { SearchService } from './search-options.ts'
import type { SocialCardOptions } from './social-card.ts'

/**
 * A remark, rehype or recma plugin as for `@mdx-js/mdx`: a function, or an array of a function and
 * its options. Or the specifier of a module that exports the function by default, alone or with
 * options, resolved from the content folder.
 */
export type MdxPlugin =
  Pluggable | string | readonly [specifier: string, options?: unknown]

/** Options of the Content-Security-Policy. The build finds out what pages need by itself. */
export interface PolicyOptions {
  /** Who may embed the site: sources such as `https://app.example.com`. By default only itself. */
  frameAncestors?: string[]
  /**
   * Where the API playground may send requests besides the servers and token endpoints in the
   * description: sources such as `https://staging.example.com` or `https:`. Only applies to pages
   * with a playground.
   */
  connectSrc?: string[]
  /**
   * Enables Trusted Types (`require-trusted-types-for 'script'`). May break your own and
   * third-party scripts; a list names the policies that they create. Not applied to pages with
   * Mermaid, which sets HTML from strings.
   */
  trustedTypes?: boolean | string[]
}

/** Options of `skerry()` for what needs code. Settings of the site itself are in `docs.json`. */
export interface SkerryOptions extends SiteExtensions {
  /** The content folder, relative to Vite's root. By default Vite's `root`. */
  root?: string
  /** Public URL of the published site: `https://docs.example.com`. */
  site?: string
  /**
   * Components and layout parts to replace, by name, and new ones for MDX pages:
   * `{ Card: './my/Card.tsx' }`. Element names replace what Markdown produces:
   * `{ a: './my/Link.tsx' }` for links. Paths are relative to the content folder. The file exports
   * the component as default or under its name.
   */
  components?: Record<string, string>
  /** remark plugins for pages and snippets. They run after MDX, GFM and math have been parsed. */
  remarkPlugins?: MdxPlugin[]
  /** rehype plugins. They see plain HTML, before headings, code etc. become components. */
  rehypePlugins?: MdxPlugin[]
  /** recma plugins. They see the module that `@mdx-js/mdx` generates for a page. */
  recmaPlugins?: MdxPlugin[]
  /** Options of `remark-rehype`, such as `footnoteLabel`. */
  remarkRehypeOptions?: ToHtmlOptions
  /**
   * Part of the cache key of pages: if it changes, all are compiled and rendered again. Use it for
   * inputs that Skerry can't detect, such as a file that a plugin reads, or the date. Also needed
   * if plugins are functions but there is no `vite.config` file to load them from: without it,
   * pages are then not cached between builds.
   */
  cacheKey?: string
  /** Fail the build on warnings. */
  strict?: boolean
  /**
   * Publish the site even if pages have errors or an API description can't be read. Errors in the
   * settings still fail the build.
   */
  allowPageErrors?: boolean
  /** Write a machine-readable build report to this file, relative to the content folder. */
  report?: string
  /** Number of worker threads for compiling and rendering. By default one per CPU, at most 8. */
  workers?: number
  /**
   * The cache between builds. `maxSize` is in megabytes, 1024 by default; the least recently used
   * entries are evicted first.
   */
  cache?: { maxSize?: number }
  /**
   * A cache shared by machines: URL of a server with the HTTP protocol of Bazel's remote cache.
   * Same as `--cache-url` and `SKERRY_CACHE_URL`. The secret is only read from the environment
   * variable `SKERRY_CACHE_SECRET`. Used by builds and checks.
   */
  cacheUrl?: string
  /** Only read from the shared cache, for example in forks. Same as `--cache-read-only`. */
  cacheReadOnly?: boolean
  /**
   * Files to publish even if no page or setting links to them, as `.mintignore` patterns:
   * `['downloads/**']`. Same as `files` in `docs.json`.
   */
  files?: string[]
  /** Changes to the Content-Security-Policy that the build writes. */
  policy?: PolicyOptions
  /**
   * Search and its index; true by default. `{ algolia }`, `{ typesense }` or `{ module }` answers
   * queries instead of the index: `{ algolia: { appId, apiKey, indexName } }`.
   */
  search?: boolean | SearchService
  /**
   * Generate an image for each page, which social networks show with links; false by default.
   * Needs the package `@takumi-rs/core` and the site's URL. `{ template }` is your own component
   * instead of the theme's card.
   */
  socialCards?: boolean | SocialCardOptions
  /**
   * Publish smaller versions of the images on pages, as WebP in several widths, of which browsers
   * load the one that fits; false by default. Needs the package `@napi-rs/image`. `quality` is 1
   * to 100, 80 by default.
   */
  images?: boolean | { quality?: number }
  /**
   * Hover types: in fences marked ` ```ts twoslash `, pointing at a name shows its TypeScript type;
   * false by default. Needs the package `@shikijs/twoslash`, and TypeScript 5 or 6.
   */
  twoslash?: boolean
  /** Write `<page>.md` next to each page, and `llms-full.txt`; true by default. */
  markdown?: boolean
  /**
   * Additional files for hosts: `netlify` (also for Cloudflare Pages) writes `_headers`; `vercel`
   * and `nginx` write redirects in their own format.
   */
  hosts?: ('netlify' | 'vercel' | 'nginx')[]
  /** `{ url, branch, directory }` for "suggest edits", if git can't tell. */
  repository?: { url: string; branch?: string; directory?: string }
}
