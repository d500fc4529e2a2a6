// Bundles modules that are always used together into one: for a bundler or the dev server, each
// module costs as much time as some kilobytes of code.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Joins the UI strings of each language.
 *
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @returns {Promise<string[]>} Absolute paths of the modules included in others.
 */
export async function joinModules(dist) {
  const joined = []
  const strings = join(dist, 'theme/strings')
  for (const name of readdirSync(strings).filter((name) => name.endsWith('.js'))) {
    const input = join(strings, name)
    const { output } = await build({
      input,
      write: false,
      output: { format: 'esm', codeSplitting: false },
    })
    writeFileSync(input, output[0].code)
    joined.push(...output[0].moduleIds.filter((id) => id !== input))
  }
  return joined
}
