import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { unified, type Plugin } from 'unified'
import { VFile } from 'vfile'
import type { CompileInput, PluginSpec } from '../types.ts'
import type { ExtraSyntax } from './parse-text.ts'

/** What a site's pages are parsed with, and the transforms that its authors added. */
export interface SiteSyntax {
  extra: ExtraSyntax
  transformMarkdown(tree: Root, input: CompileInput): Promise<Root>
  transformHtml(tree: HastRoot, input: CompileInput): Promise<HastRoot>
}

/** By root and plugins: one for all pages of a site. */
const kept = new Map<string, Promise<SiteSyntax>>()

/** The syntax of a site; made once. Rejects when a plugin cannot be loaded. */
export function siteSyntax({ root, options }: CompileInput): Promise<SiteSyntax> {
  const { remarkPlugins, rehypePlugins } = options
  const key = JSON.stringify([root, remarkPlugins, rehypePlugins])
  let syntax = kept.get(key)
  if (!syntax) {
    syntax = makeSyntax(root, remarkPlugins, rehypePlugins)
    kept.set(key, syntax)
    // A plugin that could not be loaded may be there the next time.
    syntax.catch(() => kept.delete(key))
  }
  return syntax
}

async function makeSyntax(
  root: string,
  remark: readonly PluginSpec[],
  rehype: readonly PluginSpec[],
): Promise<SiteSyntax> {
  const base = unified().use(remarkGfm).use(remarkMath)
  for (const [specifier, options] of remark)
    base.use(await loadPlugin(root, specifier), options)
  const html = unified()
  for (const [specifier, options] of rehype)
    html.use(await loadPlugin(root, specifier), options)
  base.freeze()
  html.freeze()
  const data = base.data() as {
    micromarkExtensions?: unknown[]
    fromMarkdownExtensions?: unknown[]
  }
  return {
    extra: {
      micromark: (data.micromarkExtensions ?? []).flat() as ExtraSyntax['micromark'],
      mdast: (data.fromMarkdownExtensions ?? []) as ExtraSyntax['mdast'],
    },
    async transformMarkdown(tree, input) {
      return remark.length === 0
        ? tree
        : ((await base.run(tree, virtualFile(input))) as Root)
    },
    async transformHtml(tree, input) {
      return rehype.length === 0
        ? tree
        : ((await html.run(tree, virtualFile(input))) as HastRoot)
    },
  }
}

function virtualFile({ root, file, body, frontmatter }: CompileInput): VFile {
  return new VFile({
    path: join(root, file),
    value: body,
    data: { frontmatter, matter: frontmatter },
  })
}

/** Plugins are named as in `import`: relative to the content folder, or an npm name that it can see. */
async function loadPlugin(root: string, specifier: string): Promise<Plugin<[unknown?]>> {
  const from = createRequire(join(root, 'package.json'))
  const local =
    specifier.startsWith('.') ||
    specifier.startsWith('/') ||
    specifier.startsWith('file:')
  const url = specifier.startsWith('file:')
    ? specifier
    : local
      ? pathToFileURL(join(root, specifier)).href
      : resolvePackage(from, specifier)
  const module = (await import(url)) as { default?: unknown }
  if (typeof module.default !== 'function') {
    throw new Error(`the plugin ${specifier} has no default export that is a function`)
  }
  return module.default as Plugin<[unknown?]>
}

function resolvePackage(from: NodeJS.Require, specifier: string): string {
  try {
    return pathToFileURL(from.resolve(specifier)).href
  } catch {
    // Packages without a CommonJS entry; Node finds those that Skerry itself can see.
    return import.meta.resolve(specifier)
  }
}
