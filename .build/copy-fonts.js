// Writes font files into dist/theme/fonts/, next to their stylesheets. Each is cut to the
// characters, weights and features that its `@font-face` rule is used for.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { licenses } from './licenses.js'

/** The weights that the stylesheets declare. */
const WEIGHTS = { min: 400, max: 900 }
/**
 * Features that scripts require, kerning, ligatures, and figures of equal width, which tables
 * use. Contextual alternates (`calt`) would be a fifth of Inter.
 */
const FEATURES = 'kern mark mkmk ccmp locl liga clig rlig rclt rvrn tnum'.split(' ')

/** `url('@package/file-latin-wght-normal.woff2?basic')`: the name of the part is optional. */
const SOURCE = /url\('(@[^'?]+)(?:\?([^']+))?'\)/

/** @param {string} dist Absolute path of the folder with the compiled modules. */
export async function copyFonts(dist) {
  const folder = join(dist, 'theme/fonts')
  const sources = new Set()
  for (const sheet of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const rules = readFileSync(join(folder, sheet), 'utf8').split(/(?=@font-face)/)
    const written = await Promise.all(
      rules.map(async (rule) => {
        const [, specifier, part] = SOURCE.exec(rule) ?? []
        if (specifier === undefined) return rule
        const source = fileURLToPath(import.meta.resolve(specifier))
        sources.add(source)
        const name = basename(source).replace(
          /latin(?:-ext)?(?=-wght)/,
          (kept) => part ?? kept,
        )
        writeFileSync(join(folder, name), await subset(source, rule))
        return rule.replace(SOURCE, `url('./${name}')`)
      }),
    )
    if (written.every((rule, index) => rule === rules[index]))
      throw new Error(`${sheet} names no font of a package`)
    writeFileSync(join(folder, sheet), written.join(''))
  }
  writeFileSync(join(folder, 'LICENSES.md'), licenses([...sources]))
}

/**
 * @param {string} file Absolute path of a font.
 * @param {string} rule The `@font-face` rule whose `unicode-range` is kept of it.
 * @returns {Promise<Buffer>} WOFF2.
 */
function subset(file, rule) {
  const [, ranges] = /unicode-range:([^;]+);/.exec(rule) ?? []
  if (ranges === undefined) throw new Error(`${file} has no unicode-range`)
  const characters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from, to = from]) => {
      const first = parseInt(from, 16)
      const count = parseInt(to, 16) - first + 1
      return Array.from({ length: count }, (_, index) =>
        String.fromCodePoint(first + index),
      )
    },
  )
  return subsetFont(readFileSync(file), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  })
}
