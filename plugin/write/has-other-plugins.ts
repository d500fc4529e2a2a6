import type { ViteBuilder } from 'vite'

/** Vite's own and ours. None of them writes into files that a build has put into the output. */
const KNOWN = /^(?:(?:vite|builtin|native|skerry):|alias$)/

/** Whether a site has plugins of Vite or of the bundler that nobody here knows. */
export function hasOtherPlugins(builder: ViteBuilder): boolean {
  const environments = Object.values(builder.environments)
  return environments.some(({ plugins, config }) => {
    const { plugins: bundlers, output } = config.build.rolldownOptions
    const outputs = [output ?? []].flat()
    return (
      plugins.some(({ name }) => !KNOWN.test(name)) ||
      isGiven(bundlers) ||
      outputs.some((each) => isGiven(each.plugins))
    )
  })
}

/** Options hold lists in lists, and `false` for a plugin that is switched off. */
function isGiven(plugins: unknown): boolean {
  return Array.isArray(plugins) ? plugins.some(isGiven) : Boolean(plugins)
}
