import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'

/**
 * Adds the place to unknown icons: components know the name alone. One that the layout shows is
 * written in a page's frontmatter, or in the settings.
 */
export function placeIcons(
  project: Project,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.map((problem) => {
    const { code, message, file, line } = problem
    const name = /"(.+)"/.exec(message)?.[1]
    if (code !== 'components/unknown-icon' || line !== undefined || !name) return problem
    const ofLayout = file === project.settings.file
    const files = ofLayout
      ? [...filesWith(project, name), ...project.settingsFiles]
      : [file!]
    for (const each of files) {
      const place = findName(readText(join(project.root, each)), name)
      if (place) return { ...problem, file: each, ...place }
    }
    return problem
  })
}

/** Pages whose frontmatter names the icon. */
function filesWith({ site }: Project, name: string): string[] {
  return [...site.pages.values()].flatMap(({ file, frontmatter, format }) =>
    format !== 'api' && frontmatter.icon?.name === name ? file : [],
  )
}

/** Where a text holds the name as a value: in quotes, or behind the colon of a YAML key. */
function findName(
  text: string,
  name: string,
): { line: number; column: number } | undefined {
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(`(["'])${quoted}\\1|^icon:\\s*${quoted}\\s*$`, 'm').exec(text)
  if (!found) return undefined
  const before = text.slice(0, found.index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return ''
  }
}
