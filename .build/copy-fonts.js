// Copies font files into dist/theme/fonts/, next to their stylesheets. Their packages have
// every style and axis, ten times what a site can use.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenses } from './licenses.js'

/** @param {string} dist Absolute path of the folder with the compiled modules. */
export function copyFonts(dist) {
  const folder = join(dist, 'theme/fonts')
  const files = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const sheet = readFileSync(join(folder, name), 'utf8')
    const local = sheet.replace(/url\('(@[^']+)'\)/g, (_, specifier) => {
      const file = fileURLToPath(import.meta.resolve(specifier))
      cpSync(file, join(folder, basename(file)))
      files.push(file)
      return `url('./${basename(file)}')`
    })
    if (local === sheet) throw new Error(`${name} names no font of a package`)
    writeFileSync(join(folder, name), local)
  }
  writeFileSync(join(folder, 'LICENSES.md'), licenses(files))
}
