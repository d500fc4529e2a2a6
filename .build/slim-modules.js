// Minifies modules of sites, but keeps names for stack traces. The package contains these
// modules twice: individually and joined. Stylesheets only lose their comments.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'

const ROOMS = ['runtime', 'theme', 'playground']
/** Matches the specifier of an import, an export or `import()`. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g

/** Matches the start of an `import()` of something that isn't a literal. */
const COMPUTED_IMPORT = /\bimport\((?=[\w$])/g
/** Matches a string, which is captured, or a comment. */
const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[^]*?\*\/\s*/g

/**
 * Removes comments and whitespace from modules, and comments from stylesheets.
 *
 * @param {string} dist Absolute path of the folder with the compiled modules.
 */
export function slimModules(dist) {
  for (const room of ROOMS)
    for (const file of filesOf(join(dist, room), '.css')) {
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace(STRING_OR_COMMENT, '$1'))
    }
  for (const file of modulesOf(dist)) {
    const text = readFileSync(file, 'utf8')
    const { code, errors } = minifySync(file, text, {
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: true },
    })
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
    // Vite reads this comment, and warns without it.
    const ignored = text.includes('@vite-ignore')
    writeFileSync(
      file,
      ignored ? code.replace(COMPUTED_IMPORT, '$&/* @vite-ignore */') : code,
    )
  }
}

/**
 * Removes modules that were included in another one and that nothing else imports.
 *
 * @param {string} dist Absolute path of the folder with the compiled modules.
 * @param {readonly string[]} joined Absolute paths of these modules.
 */
export function removeJoined(dist, joined) {
  const left = new Set(joined)
  const files = [...modulesOf(dist), ...filesOf(join(dist, 'plugin'))]
  const kept = files.filter((file) => !left.has(file))
  // Modules imported by a kept module are kept too, recursively.
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

function filesOf(folder, extension = '.js') {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name))
}
