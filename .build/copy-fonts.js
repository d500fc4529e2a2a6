// Writes font files into dist/theme/fonts/, next to their stylesheets. Their packages have every
// style, axis and feature, of which a site uses few: what is left is a third smaller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { licenses } from './licenses.js'

/** The weights that the stylesheets declare. */
const WEIGHTS = { min: 400, max: 900 }
/**
 * Features that are on by default, those that scripts require, and figures of equal width, which
 * tables use.
 */
const FEATURES = 'kern mark mkmk ccmp locl calt liga clig rlig rclt rvrn tnum'.split(' ')
/** Every character that a font may have, but none of the pictographs beyond U+FFFF. */
const CHARACTERS = Array.from({ length: 0xffff }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('')

/** @param {string} dist Absolute path of the folder with the compiled modules. */
export async function copyFonts(dist) {
  const folder = join(dist, 'theme/fonts')
  const files = new Set()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const sheet = readFileSync(join(folder, name), 'utf8')
    const local = sheet.replace(/url\('(@[^']+)'\)/g, (_, specifier) => {
      const file = fileURLToPath(import.meta.resolve(specifier))
      files.add(file)
      return `url('./${basename(file)}')`
    })
    if (local === sheet) throw new Error(`${name} names no font of a package`)
    writeFileSync(join(folder, name), local)
  }
  for (const file of files) {
    const subset = await subsetFont(readFileSync(file), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    })
    writeFileSync(join(folder, basename(file)), subset)
  }
  writeFileSync(join(folder, 'LICENSES.md'), licenses([...files]))
}
