import type { Plugin } from 'vite'

/** @throws Error if a Vite configuration has none of our plugins, also not those of Vike. */
export function requirePlugin(plugins: readonly Plugin[]): void {
  if (!plugins.some(({ name }) => name.startsWith('skerry:')))
    throw missingPlugin(plugins)
}

/** The error for a folder whose Vite configuration doesn't use `skerry()`. */
export function missingPlugin(plugins: readonly Plugin[]): Error {
  // Vite takes the function itself for a plugin.
  const isUncalled = plugins.some((plugin) => typeof plugin === 'function')
  const hint = isUncalled
    ? '`plugins` contains a function: write `skerry()` instead of `skerry`.'
    : "Add it: `plugins: [skerry()]`, with `import { skerry } from 'skerry'`."
  return new Error(
    `the Vite configuration of this folder does not use \`skerry()\`\n  ${hint}`,
  )
}
