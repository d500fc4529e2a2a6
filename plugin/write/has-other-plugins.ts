import type { Environment } from 'vite'

/** The bundler's own, and ours. None of them writes into files that a build has put into the output. */
const KNOWN = /^(?:(?:builtin|native|skerry):|alias$)/

/**
 * Vite's own, name by name: plugins of others are called `vite:imagemin` or `vite:compression`, too.
 * One of a later Vite that is not here costs time alone.
 */
const OF_VITE = new Set([
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

/** A builder or a server, or single environments of one. */
interface HasEnvironments {
  environments: Record<string, Pick<Environment, 'config' | 'plugins'>>
}

/** Whether a site has plugins of Vite or of the bundler that nobody here knows. */
export function hasOtherPlugins({ environments }: HasEnvironments): boolean {
  return Object.values(environments).some(({ plugins, config }) => {
    const { plugins: bundlers, output } = config.build.rolldownOptions
    const outputs = [output ?? []].flat()
    return (
      plugins.some(({ name }) => !KNOWN.test(name) && !OF_VITE.has(name)) ||
      isGiven(bundlers) ||
      outputs.some((each) => isGiven(each.plugins))
    )
  })
}

/** Options hold lists in lists, and `false` for a plugin that is switched off. */
function isGiven(plugins: unknown): boolean {
  return Array.isArray(plugins) ? plugins.some(isGiven) : Boolean(plugins)
}
