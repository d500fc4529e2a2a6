import type { Environment } from 'vite'

/**
 * Plugins of the bundler and of Skerry. None of them writes into files that are already in the
 * output.
 */
const KNOWN = /^(?:(?:builtin|native|skerry):|alias$)/

/**
 * Vite's own plugins, listed by name, as third-party ones are also called `vite:imagemin` or
 * `vite:compression`. A plugin of a later Vite that is missing here only costs time.
 */
const VITE_PLUGINS = new Set([
  'vite:asset',
  'vite:asset-import-meta-url',
  'vite:build-html',
  'vite:build-import-analysis',
  'vite:bundled-dev-client-imports',
  'vite:client-inject',
  'vite:css',
  'vite:css-analysis',
  'vite:css-post',
  'vite:define',
  'vite:dynamic-import-vars',
  'vite:esbuild-banner-footer-compat',
  'vite:esbuild-transpile',
  'vite:forward-console',
  'vite:html-inline-proxy',
  'vite:import-analysis',
  'vite:import-glob',
  'vite:license',
  'vite:modulepreload-polyfill',
  'vite:native-config-compat-check',
  'vite:optimized-deps',
  'vite:oxc',
  'vite:pre-alias',
  'vite:prepare-out-dir',
  'vite:resolve-dev',
  'vite:ssr-manifest',
  'vite:terser',
  'vite:wasm-helper',
  'vite:watch-package-data',
  'vite:worker',
  'vite:worker-import-meta-url',
  'vite:worker-post',
  'vite:resolve-builtin:get-environment',
])

/** A builder, a server, or some environments of one. */
interface HasEnvironments {
  environments: Record<string, Pick<Environment, 'config' | 'plugins'>>
}

/** Whether a site has third-party plugins of Vite or the bundler. */
export function hasOtherPlugins({ environments }: HasEnvironments): boolean {
  return Object.values(environments).some(({ plugins, config }) => {
    const { plugins: bundlers, output } = config.build.rolldownOptions
    const outputs = [output ?? []].flat()
    return (
      plugins.some(({ name }) => !KNOWN.test(name) && !VITE_PLUGINS.has(name)) ||
      hasPlugins(bundlers) ||
      outputs.some((each) => hasPlugins(each.plugins))
    )
  })
}

/** Options may nest arrays, and have `false` for a disabled plugin. */
function hasPlugins(plugins: unknown): boolean {
  return Array.isArray(plugins) ? plugins.some(hasPlugins) : Boolean(plugins)
}
