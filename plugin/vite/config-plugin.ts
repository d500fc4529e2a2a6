import { resolve } from 'node:path'
import type { ConfigEnv, EnvironmentOptions, Plugin, UserConfig } from 'vite'
import { packageFile, packageRoot, toPosix } from '../kit/package-files.ts'
import type { SkerryOptions } from '../site/options.ts'
import { browserParts } from './browser-parts.ts'

/** Bare imports that must have one copy in a site, ours: a second Preact breaks hooks. */
const OURS = /^(preact|preact-render-to-string)(\/|$)/
const REACT = /^react(-dom)?(\/|$)/

/** How long plugins take says nothing to those who write pages, and a busy machine would always say it. */
const checks = { bundlerTimings: false }

/** The content folder of these options: absolute, posix. */
export function contentRoot(
  options: SkerryOptions,
  viteRoot: string | undefined,
): string {
  return toPosix(resolve(viteRoot ?? '.', options.root ?? '.'))
}

/**
 * Vite's own settings for a documentation site: JSX for Preact, no public folder (the content
 * folder is the root), one output folder for the browser's files and none for the server's, and
 * `buildApp` instead of a single build.
 */
export function configPlugin(options: SkerryOptions): Plugin {
  return {
    name: 'skerry:config',
    enforce: 'pre',
    // Threads that read the config file find the options here.
    api: options,
    config: (user, { command }) =>
      siteConfig(contentRoot(options, user.root), user, command),
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

/** The module that answers an import: Preact stands in for React's packages. */
function preactModule(source: string): string {
  const name = source
    .replace(REACT, 'preact/compat$2')
    .replace(/^(preact\/compat)\/(?!jsx)(client|server|test-utils)$/, '$1/$2')
  return name === 'preact/compat/jsx-runtime' ? 'preact/jsx-runtime' : name
}

function siteConfig(
  root: string,
  user: UserConfig,
  command: ConfigEnv['command'],
): UserConfig {
  return {
    root,
    appType: 'custom',
    publicDir: false,
    // A build prints a summary of its own; Vite's lists of files would bury it.
    logLevel: user.logLevel ?? (command === 'build' ? 'warn' : 'info'),
    build: {
      reportCompressedSize: false,
      // Diagrams are one large chunk, which only pages with diagrams load.
      chunkSizeWarningLimit: 4_000,
      // No image is inlined, so that a policy need not allow `data:`.
      assetsInlineLimit: user.build?.assetsInlineLimit ?? 0,
    },
    // One instance of these plugins for all builds: they share what they found.
    builder: { sharedConfigBuild: true },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
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
      // Builds that run beside the server write and exchange folders there.
      watch: { ignored: ['**/.*.skerry-*', '**/.*.skerry-*/**'] },
      fs: { allow: [root, toPosix(packageRoot)] },
    },
    environments: { client: clientEnvironment(), ssr: serverEnvironment() },
  }
}

function clientEnvironment(): EnvironmentOptions {
  return {
    build: {
      // Files are written beside the last output, which they replace when all are written.
      write: false,
      modulePreload: { polyfill: false },
      // The entries come from `clientEntriesPlugin`. A module that is an island and is imported by
      // others may export more than the island: it needs no second file.
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
        // Only browsers render diagrams: it has megabytes.
        external: ['mermaid/mermaid', ...browserParts].map(packageFile),
        input: { server: 'virtual:skerry/server' },
        output: {
          entryFileNames: 'server.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          format: 'es',
        },
      },
    },
    // Worker threads evaluate modules: the imports of a module are transformed while it is sent.
    dev: { preTransformRequests: true },
  }
}
