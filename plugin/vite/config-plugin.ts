import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type {
  BuildOptions,
  ConfigEnv,
  EnvironmentOptions,
  Plugin,
  UserConfig,
} from 'vite'
import { findCacheFolders } from '../kit/find-cache-folders.ts'
import { packageFile, packageRoot, toPosix } from '../kit/package-files.ts'
import { requireRoot } from '../site/option-shapes.ts'
import type { SkerryOptions } from '../site/options.ts'
import { browserParts } from './browser-parts.ts'
import { externalPath } from './link-joined-module.ts'

/** Packages of which a site must have a single copy, ours: a second Preact would break hooks. */
const OURS = /^(preact|preact-render-to-string)(\/|$)/
const REACT = /^react(-dom)?(\/|$)/

const IMAGE = /\.(?:a?png|avif|bmp|gif|ico|jpe?g|svg|webp)$/i

type InlineLimit = NonNullable<BuildOptions['assetsInlineLimit']>

/** Timings of plugins are useless to authors, and would be reported on any busy machine. */
const checks = { bundlerTimings: false }

/** The content folder for the given options: absolute, with forward slashes. */
function contentRoot(options: SkerryOptions, viteRoot: string | undefined): string {
  return toPosix(resolve(viteRoot ?? '.', options.root ?? '.'))
}

/**
 * Vite's configuration for a documentation site: JSX for Preact, no public folder (the content
 * folder is the root), client files in the output but no server files, and `buildApp` instead
 * of a single build.
 */
export function configPlugin(options: SkerryOptions): Plugin {
  return {
    name: 'skerry:config',
    enforce: 'pre',
    // Threads that load the config file find the options here.
    api: options,
    config(user, { command }) {
      const root = contentRoot(options, user.root)
      requireRoot(root, options.root)
      return siteConfig(root, user, command)
    },
    resolveId: {
      filter: { id: [OURS, REACT, /^skerry(\/|$)/] },
      async handler(source, importer, resolveOptions) {
        const wanted = preactModule(source)
        if (importer === `${packageRoot}/package.json` && wanted === source)
          return undefined
        return await this.resolve(wanted, `${packageRoot}/package.json`, {
          ...resolveOptions,
          skipSelf: true,
        })
      },
    },
  }
}

/** Resolves an import of Preact or React to a Preact module. */
function preactModule(source: string): string {
  const name = source
    .replace(REACT, 'preact/compat$2')
    .replace(/^(preact\/compat)\/(?!jsx)(client|server|test-utils)$/, '$1/$2')
  return name === 'preact/compat/jsx-runtime' ? 'preact/jsx-runtime' : name
}

/**
 * Vite's cache folder for a site without a `package.json`, which would otherwise be `.vite` in the
 * content folder. Undefined if Vite's default is fine.
 */
function cacheOutside(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return undefined
    if (folder === dirname(folder)) break
  }
  const folders = findCacheFolders(root)
  return folders && join(folders.project, 'vite')
}

function siteConfig(
  root: string,
  user: UserConfig,
  command: ConfigEnv['command'],
): UserConfig {
  return {
    root,
    cacheDir: user.cacheDir ?? (command === 'serve' ? cacheOutside(root) : undefined),
    appType: 'custom',
    publicDir: false,
    // A build prints its own summary, which Vite's file list would bury.
    logLevel: user.logLevel ?? (command === 'build' ? 'warn' : 'info'),
    build: {
      reportCompressedSize: false,
      // The diagram library is one large chunk, which is only loaded on pages with diagrams.
      chunkSizeWarningLimit: 4_000,
      assetsInlineLimit: inlineLimit(user.build?.assetsInlineLimit),
    },
    // Share plugin instances between all environments, because they share state.
    builder: { sharedConfigBuild: true },
    // JSX for development carries the absolute path of each element's file, which a build
    // with `NODE_ENV=development` would publish.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    resolve: { dedupe: ['preact'] },
    optimizeDeps: {
      entries: [],
      exclude: [
        'preact',
        'preact/hooks',
        'preact/compat',
        'preact/jsx-runtime',
        'skerry',
      ],
    },
    server: {
      // Temporary folders of builds that run at the same time. Null turns watching off.
      ...(user.server?.watch !== null && {
        watch: { ignored: ['**/.*.skerry-*', '**/.*.skerry-*/**'] },
      }),
      fs: { allow: [root, toPosix(packageRoot)] },
    },
    environments: { client: clientEnvironment(), ssr: serverEnvironment() },
  }
}

/**
 * Vite's option for inlining files, which inlines nothing unless the author asks for it, and then
 * only images: the content security policy allows no other `data:` URLs.
 */
function inlineLimit(own: BuildOptions['assetsInlineLimit']): InlineLimit {
  if (own === undefined) return 0
  return (file, content) => {
    if (!IMAGE.test(file)) return false
    return typeof own === 'function' ? own(file, content) : content.length < own
  }
}

function clientEnvironment(): EnvironmentOptions {
  return {
    build: {
      // Files are written to a staging directory, which replaces the output at the end.
      write: false,
      modulePreload: { polyfill: false },
      // `clientEntriesPlugin` sets the entries. An island that other modules import may export
      // more than the island, so that it doesn't need a second file.
      rolldownOptions: { preserveEntrySignatures: 'allow-extension', checks },
    },
  }
}

function serverEnvironment(): EnvironmentOptions {
  return {
    resolve: { noExternal: true },
    build: {
      write: false,
      minify: false,
      ssr: true,
      emitAssets: true,
      rolldownOptions: {
        checks,
        // Diagrams are rendered only in the browser, and their library is megabytes.
        external: ['mermaid/mermaid', ...browserParts].map(packageFile),
        input: { server: 'virtual:skerry/server' },
        output: {
          entryFileNames: 'server.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          format: 'es',
          paths: externalPath,
        },
      },
    },
    // Worker threads evaluate modules. Transform the imports of a module while it is being
    // sent.
    dev: { preTransformRequests: true },
  }
}
