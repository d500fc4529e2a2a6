import { resolve } from 'node:path'
import { createRunnableDevEnvironment, type Plugin } from 'vite'
import { packageRoot, toPosix } from '../package-files.ts'
import type { SkerryOptions } from '../options.ts'

/** Bare imports that must have one copy in a site, ours: a second Preact breaks hooks. */
const OURS = /^(preact|preact-render-to-string)(\/|$)/
const REACT = /^react(-dom)?(\/|$)/

/** The content folder of these options: absolute, posix. */
export function contentRoot(
  options: SkerryOptions,
  viteRoot: string | undefined,
): string {
  return toPosix(resolve(viteRoot ?? '.', options.root ?? '.'))
}

/**
 * Vite's own settings for a documentation site: JSX for Preact, no public folder (the
 * content folder is the root), one output folder for the browser's files and none for the
 * server's, and `buildApp` instead of a single build.
 */
export function configPlugin(options: SkerryOptions): Plugin {
  return {
    name: 'skerry:config',
    enforce: 'pre',
    config(user, { command }) {
      return {
        root: contentRoot(options, user.root),
        appType: 'custom',
        publicDir: false,
        // Of a build, our own summary is shown; Vite's lists of files would bury it.
        logLevel: user.logLevel ?? (command === 'build' ? 'warn' : 'info'),
        // Diagrams are one large chunk, which only pages with diagrams load.
        build: { reportCompressedSize: false, chunkSizeWarningLimit: 4_000 },
        // One instance of these plugins for all builds: they hand each other what they found.
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
          fs: { allow: [contentRoot(options, user.root), toPosix(packageRoot)] },
        },
        environments: {
          ssr: {
            // What only a browser draws stays out: it is megabytes, and starts workers on its own.
            resolve: {
              noExternal: true,
              external: ['mermaid', '@mermaid-js/layout-elk'],
            },
            build: { minify: false, ssr: true, emitAssets: false },
            dev: {
              // Maps are read when an error is shown; Node would read each as its module starts.
              createEnvironment: (name, config) =>
                createRunnableDevEnvironment(name, config, {
                  runnerOptions: { sourcemapInterceptor: 'prepareStackTrace' },
                }),
            },
          },
        },
      }
    },
    resolveId: {
      filter: { id: [OURS, REACT, /^skerry(\/|$)/] },
      async handler(source, importer, resolveOptions) {
        // React's own packages are what pages written for React import: Preact stands in.
        const name = source
          .replace(REACT, 'preact/compat$2')
          .replace(/^(preact\/compat)\/(?!jsx)(client|server|test-utils)$/, '$1/$2')
        const wanted = name === 'preact/compat/jsx-runtime' ? 'preact/jsx-runtime' : name
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
