import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFile } from '../kit/package-files.ts'

/** Class name to the component stylesheets that style it. */
let sheets: Map<string, Set<string>> | undefined

/**
 * Stylesheets of theme components whose classes the site's scripts mention. What scripts insert
 * is not in any rendered page, so its stylesheets would otherwise not be linked.
 */
export function sheetsOfClasses(names: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const name of names) {
    sheets ??= readSheets()
    for (const file of sheets.get(name) ?? []) found.add(file)
  }
  return [...found].sort()
}

/** Classes of a component start with the name of its stylesheet. */
function readSheets(): Map<string, Set<string>> {
  const folder = dirname(packageFile('theme/components/callout.css'))
  const all = new Map<string, Set<string>>()
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.css')) continue
    const stem = name.slice(0, -'.css'.length)
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, className = ''] of text.matchAll(/\.([a-z][a-z\d-]*)/g)) {
      if (className !== stem && !className.startsWith(`${stem}-`)) continue
      const files = all.get(className) ?? new Set()
      all.set(className, files.add(packageFile(`theme/components/${name}`)))
    }
  }
  return all
}
