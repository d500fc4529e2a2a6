// Modules that are only ever used together become one: each module that a bundler or the dev server
// reads takes as long as some kilobytes more.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Below dist: what takes all that it imports into itself. The parts are data, so that a second copy does no harm. */
const JOINED = ['theme/strings/languages.js']

/**
 * @param {string} dist Absolute; holds the compiled modules.
 * @returns {Promise<string[]>} Absolute paths of the modules that were put into others.
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
