import { join, posix } from 'node:path'
import { ignoredPattern, readIgnoreRules } from '../site/ignore-rules.ts'
import { SNIPPETS_FOLDER } from '../site/read-folder.ts'
import { scriptKind } from '../site/script-kind.ts'
import { isOutside, type ForeignProject } from './foreign-project.ts'
import type { ImportedSite } from './imported-site.ts'

/**
 * The lines of `.mintignore` that keep scripts and style sheets among the pages from being loaded on
 * every page, as they would be here. Pages may import them all the same.
 *
 * @param moves Files that are moved: new paths by old ones, relative to the project.
 */
export function unloadedFiles(
  { content, folders, loaded = [] }: ImportedSite,
  project: ForeignProject,
  moves: ReadonlyMap<string, string> = new Map(),
): string[] {
  const isIgnored = readIgnoreRules(join(project.root, content), [], [])
  return [...project.files].flatMap((file) => {
    const inside = posix.relative(content, moves.get(file) ?? file)
    const isStatic = folders.some(({ from }) => file.startsWith(`${from}/`))
    if (isOutside(inside) || isStatic || loaded.includes(file)) return []
    if (isIgnored(inside)) return []
    const isPageFile =
      /\.css$/i.test(file) ||
      (/\.js$/i.test(file) &&
        !SNIPPETS_FOLDER.test(inside) &&
        scriptKind(project.text(file)) === 'page')
    return isPageFile ? [ignoredPattern(inside)] : []
  })
}
