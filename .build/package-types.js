// Prepares the type declarations of the package: keeps only those reachable from `exports`,
// with specifiers that every tool can resolve.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Matches the specifier of an import, an export or an import type. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.[^'"]*)\2/g

/** @param {string} root Absolute path of the folder with package.json. */
export function packageTypes(root) {
  const dist = join(root, 'dist')
  plainTypes(dist)
  const reached = new Set()
  for (const file of entries(root)) visit(file, reached)
  for (const name of readdirSync(dist, { recursive: true })) {
    const file = join(dist, name)
    if (!name.endsWith('.d.ts')) continue
    if (reached.has(file)) writeFileSync(file, portable(readFileSync(file, 'utf8')))
    else rmSync(file)
  }
}

/** Declaration files in `exports`, with patterns expanded. */
function entries(root) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const closed = Object.keys(exports).filter((name) => exports[name] === null)
  return Object.entries(exports).flatMap(([name, entry]) => {
    if (!entry?.types) return []
    if (!name.includes('*')) return [join(root, entry.types)]
    const folder = dirname(entry.types)
    return readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.d.ts'))
      .filter((file) => !closed.some((each) => matches(each, name, file)))
      .map((file) => join(root, folder, file))
  })
}

/** Whether an exclusion such as `./folder/*.about: null` applies to a file of `./folder/*`. */
function matches(closed, pattern, file) {
  const name = pattern.replace('*', file.replace(/\.d\.ts$/, ''))
  const [start, end] = closed.split('*')
  return end === undefined
    ? name === closed
    : name.startsWith(start) && name.endsWith(end)
}

function visit(file, reached) {
  if (reached.has(file)) return
  reached.add(file)
  for (const [, , , specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
    if (specifier.endsWith('.css')) continue
    const target = join(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts'))
    if (!existsSync(target))
      throw new Error(`${file} has types of ${specifier}, which is not there`)
    visit(target, reached)
  }
}

/** Makes specifiers refer to existing files, and removes imports of CSS. */
function portable(text) {
  return text
    .replace(/^import '[^']+\.css';\n/gm, '')
    .replace(SPECIFIER, (_, before, quote, specifier) => {
      return `${before}${quote}${specifier.replace(/\.tsx?$/, '.js')}${quote}`
    })
}

/**
 * Replaces types inferred by Valibot with the plain type of `docs.json` that the compiler has
 * written out (`types/settings-shape.ts`).
 */
function plainTypes(dist) {
  const written = join(dist, '.build/types/settings-shape.d.ts')
  const [, shape] = /=> (\{[\s\S]*\});/.exec(readFileSync(written, 'utf8')) ?? []
  rmSync(join(dist, '.build'), { recursive: true })
  const file = join(dist, 'plugin/settings/setting-types.d.ts')
  // Named types keep their name.
  const plain = shape?.replace(/import\("[^"]*"\)\.(IconRef|LightDark)\b/g, '$1')
  const foreign = plain?.match(/import\([^)]*\)/)
  if (!plain || foreign)
    throw new Error(`settings have no plain type${foreign ? `: ${foreign}` : ''}`)
  const text = readFileSync(file, 'utf8')
    .replace(/^import type \* as v from 'valibot';\n/m, '')
    .replace(
      /^import type \{ ModernSettings \} from '[^']+';\n/m,
      "import type { IconRef, LightDark } from './value-types.ts';\n",
    )
    .replace('v.InferOutput<typeof ModernSettings>', () => plain)
  if (/\bv\./.test(text)) throw new Error(`${relative(dist, file)} has types of valibot`)
  writeFileSync(file, text)
}
