import { join, posix } from 'node:path'
import type { Program } from 'estree'
import { parseSync } from 'vite'
import { withoutPrefix } from '../../runtime/with-base.ts'
import { isFile } from '../kit/is-file.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { urlsInCode } from '../mdx/urls-in-code.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { ownPrefixes } from '../site/own-prefixes.ts'
import type { Project } from '../site/project.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

const MODULE = /\.[jt]sx?$/i
/** Completions of an import without extension. */
const GUESSES = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx']

/** All links, images and files of a site's pages, and of its modules. */
export function siteReferences(
  project: Project,
  compilations: readonly PageCompilation[],
): PageReference[] {
  return [
    ...compilations.flatMap(({ facts }) => facts.links),
    ...moduleReferences(project, compilations),
  ]
}

/**
 * Reads the URLs in the JSX of the site's own modules for the link check: of those that pages
 * import, directly or through others, and of overrides.
 */
export function moduleReferences(
  { root, site, overrides, place, publicPath }: Project,
  compilations: readonly PageCompilation[],
): PageReference[] {
  const prefixes = ownPrefixes(site, [place.base, publicPath])
  const ofPages = compilations.flatMap(({ facts }) => facts.imports.map(({ id }) => id))
  const ofTheme = [...overrides.components.values(), ...overrides.layout.values()]
    .filter((file) => file.startsWith(`${root}/`))
    .map((file) => file.slice(root.length))
  // Grows while it is iterated: by what the modules import.
  const files = new Set([...ofPages, ...ofTheme].flatMap((id) => fileOf(root, id)))
  const references: PageReference[] = []
  for (const file of files) {
    const text = readTextFile(join(root, file)) ?? ''
    const { program, errors } = parseSync(file, text)
    // Reported when the module is loaded.
    if (errors.length > 0) continue
    for (const id of importsOf(program as Program, file))
      for (const imported of fileOf(root, id)) files.add(imported)
    for (const { kind, href, attribute } of urlsInCode(program as Program)) {
      const { start = 0 } = attribute as { start?: number }
      references.push({
        kind,
        href,
        target: withoutPrefix(href, prefixes),
        file,
        ...placeAt(text, start),
      })
    }
  }
  return references
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
