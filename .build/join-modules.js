// Bundles modules that are always used together into one: for a bundler or the dev server, each
// module costs as much time as some kilobytes of code.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Modules below dist that include all of their imports. The imports are data, so it doesn't
 * matter if a second copy exists.
 */
const JOINED = ['theme/strings/languages.js']

/**
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @returns {Promise<string[]>} Absolute paths of the modules included in others.
 */
export async function joinModules(dist) {
  const joined = []
  for (const module of JOINED) {
    const input = join(dist, module)
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
