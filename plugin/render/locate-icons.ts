import { join } from 'node:path'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'

/**
 * Adds the position to diagnostics about unknown icons, as components only know the name. Icons
 * in the layout come from a page's frontmatter or the settings, those of a page also from snippets.
 */
export function locateIcons(
  project: Project,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const placeIn = (files: readonly string[], patterns: readonly RegExp[]) => {
    for (const file of files) {
      const text = readTextFile(join(project.root, file)) ?? ''
      const place = findPlace(text, patterns)
      if (place) return { file, ...place }
    }
    return undefined
  }
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
    const icon = iconPatterns(name)
    const snippets = ofLayout || file === undefined ? [] : project.site.snippets
    const place =
      placeIn(files, [...icon, new RegExp(quoted(name))]) ?? placeIn(snippets, icon)
    return { ...problem, ...place }
  })
}

/** Pages whose frontmatter uses the icon. */
function filesWith({ site }: Project, name: string): string[] {
  return [...site.pages.values()].flatMap(({ file, frontmatter, format }) =>
    format !== 'api' && frontmatter.icon?.name === name ? file : [],
  )
}

/**
 * An attribute or key `icon` with a name. It takes precedence over other quoted strings, which may
 * be an example in a code block.
 */
function iconPatterns(name: string): RegExp[] {
  return [
    new RegExp(`(?<=\\bicon["']?\\s*[=:]\\s*\\{?)${quoted(name)}`),
    new RegExp(`^icon:\\s*${escapePattern(name)}\\s*$`, 'm'),
  ]
}

function quoted(name: string): string {
  return `(["'])${escapePattern(name)}\\1`
}

/** The position of the first pattern that matches. */
function findPlace(
  text: string,
  patterns: readonly RegExp[],
): { line: number; column: number } | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return placeAt(text, found.index)
  }
  return undefined
}
