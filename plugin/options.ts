import type { PluginSpec } from './mdx/types.ts'

/** What code can decide; everything about the site itself is in `docs.json`. */
export interface SkerryOptions {
  /** The content folder; Vite's `root` when absent. Relative paths start at Vite's root. */
  root?: string
  /** Public address of the published site: `https://docs.example.com`. */
  site?: string
  /**
   * Components and layout parts to replace, by name, and new ones for MDX pages:
   * `{ Card: './my/Card.tsx' }`. Paths start at the content folder. The file exports the
   * component as default or under its name.
   */
  components?: Record<string, string>
  /** remark plugins for pages: `[specifier, options]` or a specifier, resolved from the content folder. */
  remarkPlugins?: (string | PluginSpec)[]
  /** rehype plugins for pages, given like remark plugins. */
  rehypePlugins?: (string | PluginSpec)[]
  /** Warnings, and pages that cannot be compiled, fail the build. */
  strict?: boolean
  /** Write a machine-readable build report to this file, relative to the content folder. */
  report?: string
  /** Filled from `build.outDir`: never read as content. */
  outDir?: string
  /** Worker threads for compiling and rendering; the number of processors when absent. */
  workers?: number
  /** The search, and its index; true by default. */
  search?: boolean
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
