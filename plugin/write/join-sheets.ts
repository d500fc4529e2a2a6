import { contentHash } from '../kit/content-hash.ts'
import type { BundledFile } from './bundled-file.ts'
import { groupSheets } from './group-sheets.ts'

/** Names of stylesheets of the bundle, and the pages that link them. */
export interface PageLinks {
  names: readonly string[]
  pages: ReadonlySet<number>
}

/** The files of a bundle, and in which file each stylesheet is now. */
export interface JoinedSheets {
  files: BundledFile[]
  nameOf(fileName: string): string
}

/**
 * Joins stylesheets of a bundle that pages link together. Those that scripts load stay files of
 * their own too.
 *
 * @param links Stylesheets in the order of their links, the core's first, which all pages link.
 */
export function joinSheets(
  files: readonly BundledFile[],
  links: readonly PageLinks[],
): JoinedSheets {
  const contents = new Map(files.map(({ fileName, content }) => [fileName, content]))
  const pagesOf = new Map<string, Set<number>>()
  for (const { names, pages } of links)
    for (const name of names)
      pagesOf.set(name, new Set([...(pagesOf.get(name) ?? []), ...pages]))
  const sheets = [...pagesOf].map(([name, pages]) => ({
    name,
    content: Buffer.from(contents.get(name)!).toString(),
    pages,
  }))
  const renamed = new Map<string, string>()
  const joined = groupSheets(sheets).flatMap((group, index): BundledFile[] => {
    if (group.length === 1) return []
    const content = group.map((sheet) => sheet.content).join('\n')
    const stem = index === 0 ? 'core' : 'styles'
    const fileName = `assets/${stem}-${contentHash(content).slice(0, 8)}.css`
    for (const { name } of group) renamed.set(name, fileName)
    return [{ type: 'asset', fileName, names: [], sources: [], content }]
  })
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.content : []))
  const isLoaded = (name: string) => scripts.some((script) => script.includes(name))
  return {
    files: [
      ...files.filter(({ fileName }) => !renamed.has(fileName) || isLoaded(fileName)),
      ...joined,
    ],
    nameOf: (fileName) => renamed.get(fileName) ?? fileName,
  }
}
