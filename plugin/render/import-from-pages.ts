import { posix } from 'node:path'
import type { ImportBinding } from '../site/find-imports.ts'
import type { Project } from '../site/project.ts'
import type { SourcePage } from '../site/site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** An import of a local file in a page. */
interface PageImport extends ImportBinding {
  /** Root-relative path as written, so possibly without extension. */
  target: string
}

/** Imports of local files. Packages aren't looked for: code examples import them too. */
const LOCAL = /^(?:\/|\.\.?\/|_?snippets\/)/
const EXTENSION = /\.(?:jsx|tsx|js|mjs|ts|mts)$/i

/** By the pages of a project: the local imports of each page that has some, in file order. */
const known = new WeakMap<Project['site']['pages'], PageImport[][]>()

/**
 * The import that provides a name which a snippet component uses but doesn't declare. On
 * Mintlify, a component sees the other imports of its page, and pages import what their
 * components need.
 *
 * @param file The component's file, relative to the content folder.
 * @returns undefined if no page that imports the file imports the name, nor any other page.
 */
export function importFromPages(
  project: Project,
  file: string,
  name: string,
): string | undefined {
  const pages = importsOfPages(project)
  const withFile = pages.filter((imports) =>
    imports.some(({ target }) => isSame(target, file)),
  )
  const found = [...withFile, ...pages]
    .flat()
    .find(({ local, target }) => local === name && !isSame(target, file))
  if (!found) return undefined
  const { imported, target } = found
  const what =
    imported === '*'
      ? `* as ${name}`
      : imported === name
        ? `{ ${name} }`
        : `{ ${imported} as ${name} }`
  return `import ${what} from ${JSON.stringify(`${project.root}/${target}`)};`
}

/** The local imports of all pages, as text that changes with them. */
export function pageScopeText(project: Project): string {
  return JSON.stringify(importsOfPages(project))
}

function importsOfPages({ site: { pages } }: Project): PageImport[][] {
  let found = known.get(pages)
  if (!found) {
    found = [...pages.values()].map(importsOf).filter(({ length }) => length > 0)
    known.set(pages, found)
  }
  return found
}

function importsOf({ body, file, format }: SourcePage): PageImport[] {
  if (format === 'api') return []
  return body.imports.flatMap(({ bindings, from, isIndented }) => {
    const path = cleanUrl(from)
    if (isIndented || !LOCAL.test(path)) return []
    const target = path.startsWith('.')
      ? posix.join(posix.dirname(file), path)
      : posix.normalize(path.replace(/^\/+/, ''))
    return target.startsWith('../') ? [] : bindings.map((each) => ({ ...each, target }))
  })
}

function isSame(target: string, file: string): boolean {
  return target === file || target === file.replace(EXTENSION, '')
}
