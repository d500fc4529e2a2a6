// Modules of sites as small as they get without losing the names that a stack says: the package holds them in
// two ways, by themselves and joined.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'

const ROOMS = ['runtime', 'theme', 'playground']
/** What an import, an export or `import()` names. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g

/**
 * Takes comments and white space from modules.
 *
 * @param {string} dist Absolute; holds the compiled modules.
 */
export function slimModules(dist) {
  for (const file of modulesOf(dist)) {
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: true },
    })
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
    writeFileSync(file, code)
  }
}

/**
 * Removes modules that were put into another one and that nothing else imports.
 *
 * @param {string} dist Absolute; holds the compiled modules.
 * @param {readonly string[]} joined Absolute paths of such modules.
 */
export function removeJoined(dist, joined) {
  const left = new Set(joined)
  const files = [...modulesOf(dist), ...filesOf(join(dist, 'plugin'))]
  const kept = files.filter((file) => !left.has(file))
  // What a kept module imports is kept, with what that imports.
  for (const file of kept)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      const imported = join(dirname(file), specifier)
      if (left.delete(imported)) kept.push(imported)
    }
  for (const file of left) rmSync(file)
}

function modulesOf(dist) {
  return ROOMS.flatMap((room) => filesOf(join(dist, room)))
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
}
