// Bundles the third-party packages that some modules of sites import into these modules.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/**
 * Our own modules stay external.
 *
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @param {readonly string[]} modules Paths of the modules below it.
 * @returns {Promise<string[]>} Absolute paths of the bundled modules.
 */
export async function inlinePackages(dist, modules) {
  const inlined = []
  for (const module of modules) {
    const input = join(dist, module)
    const { output } = await build({
      input,
      platform: 'node',
      resolve: { mainFields: ['module', 'main'] },
      external: (id, importer) => importer === input && /^(?:\.|virtual:)/.test(id),
      write: false,
      output: {
        format: 'esm',
        codeSplitting: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    })
    writeFileSync(input, output[0].code)
    inlined.push(...output[0].moduleIds)
  }
  return inlined
}
