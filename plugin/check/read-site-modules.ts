import { join, posix } from 'node:path'
import type { Program } from 'estree'
import { isFile } from '../kit/is-file.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { parseOwnModule } from '../mdx/parse-own-module.ts'

const MODULE = /\.[jt]sx?$/i
/** Completions of an import without extension. */
const GUESSES = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx']

/** A module of the site, parsed. */
interface SiteModule {
  /** Root-relative path. */
  file: string
  text: string
  program: Program
}

/**
 * Reads the site's own modules with the given ids (`/snippets/a.jsx`), and those that they import,
 * directly or through others. Leaves out packages, data, missing files and those with syntax
 * errors.
 */
export function* readSiteModules(
  root: string,
  ids: readonly string[],
): Generator<SiteModule> {
  // Grows while it is iterated: by what the modules import.
  const files = new Set(ids.flatMap((id) => fileOf(root, id)))
  for (const file of files) {
    const text = readTextFile(join(root, file)) ?? ''
    const { program, errors } = parseOwnModule(file, text)
    // Reported when the module is loaded.
    if (errors.length > 0) continue
    for (const id of importsOf(program as Program, file))
      for (const imported of fileOf(root, id)) files.add(imported)
    yield { file, text, program: program as Program }
  }
}

/** The ids of the site's modules that a module imports or exports from. */
function importsOf({ body }: Program, file: string): string[] {
  return body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source?.value : undefined
    if (typeof source !== 'string' || !/^[./]/.test(source)) return []
    return [
      source.startsWith('/') ? source : posix.join('/', posix.dirname(file), source),
    ]
  })
}

/** The file of a module's id, `/snippets/a.jsx`. None for packages, data and missing files. */
function fileOf(root: string, id: string): string[] {
  if (!id.startsWith('/')) return []
  const path = id.slice(1)
  const found = GUESSES.map((guess) => path + guess).find(
    (file) => MODULE.test(file) && isFile(join(root, file)),
  )
  return found === undefined ? [] : [found]
}
