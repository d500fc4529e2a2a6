import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFile } from '../kit/package-files.ts'

/** Class to the sheets of components that style it. */
let sheets: Map<string, Set<string>> | undefined

/**
 * The sheets of the theme's components for classes that scripts of a site name: what scripts insert is
 * on no page when it is built, so no page would link them.
 */
export function sheetsOfClasses(names: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const name of names) {
    sheets ??= readSheets()
    for (const file of sheets.get(name) ?? []) found.add(file)
  }
  return [...found].sort()
}

/** A sheet says of its own component what it is: its classes begin with its name. */
function readSheets(): Map<string, Set<string>> {
  const folder = dirname(packageFile('theme/components/callout.css'))
  const all = new Map<string, Set<string>>()
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.css')) continue
    const stem = name.slice(0, -'.css'.length)
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, className = ''] of text.matchAll(/\.([a-z][a-z-]*)/g)) {
      if (className !== stem && !className.startsWith(`${stem}-`)) continue
      const files = all.get(className) ?? new Set()
      all.set(className, files.add(packageFile(`theme/components/${name}`)))
    }
  }
  return all
}
