import { join } from 'node:path'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'

/**
 * Adds the position to diagnostics about unknown icons, as components only know the name. Icons
 * in the layout come from a page's frontmatter or the settings.
 */
export function locateIcons(
  project: Project,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.map((problem) => {
    const { code, message, file, line } = problem
    const name = /`(.+)`/.exec(message)?.[1]
    if (code !== 'components/unknown-icon' || line !== undefined || !name) return problem
    const ofLayout = file === project.settings.file
    const files = ofLayout
      ? [...filesWith(project, name), ...project.settingsFiles]
      : file === undefined
        ? []
        : [file]
    for (const each of files) {
      const place = findName(readTextFile(join(project.root, each)) ?? '', name)
      if (place) return { ...problem, file: each, ...place }
    }
    return problem
  })
}

/** Pages whose frontmatter uses the icon. */
function filesWith({ site }: Project, name: string): string[] {
  return [...site.pages.values()].flatMap(({ file, frontmatter, format }) =>
    format !== 'api' && frontmatter.icon?.name === name ? file : [],
  )
}

/**
 * Finds a name used as a value in a text. An attribute or key `icon` takes precedence over
 * other quoted strings, which may be an example in a code block.
 */
function findName(
  text: string,
  name: string,
): { line: number; column: number } | undefined {
  const escaped = escapePattern(name)
  const quoted = `(["'])${escaped}\\1`
  const patterns = [
    new RegExp(`(?<=\\bicon["']?\\s*[=:]\\s*\\{?)${quoted}`),
    new RegExp(`^icon:\\s*${escaped}\\s*$`, 'm'),
    new RegExp(quoted),
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return placeAt(text, found.index)
  }
  return undefined
}
