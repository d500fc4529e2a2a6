import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { overwriteFile } from '../kit/overwrite-file.ts'
import { replaceTexts } from '../check/replace-texts.ts'
import { isFile } from '../kit/is-file.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import type { FileReplacement, Move } from './move.ts'
import { findMove, isTaken, planRename } from './plan-rename.ts'
import { addRedirect, renameInSettings } from './rename-in-settings.ts'

/** Options of `renamePage`. */
interface RenameOptions {
  /** Only report what would change. */
  dryRun?: boolean
  /** Add a redirect from the old URL. Enabled by default. */
  redirect?: boolean
  /** Overwrite an existing file at the new path. */
  force?: boolean
}

/** The result of a rename, or of a dry run. */
export interface Renamed {
  move: Move
  links: FileReplacement[]
  /** Navigation entries and links in settings files. */
  entries: { file: string; from: string; to: string }[]
  redirect?: { source: string; destination: string }
}

/**
 * Moves a page or folder, and updates all references: links and imports in pages and snippets,
 * and navigation, links and redirects in the settings. `mint rename` leaves the last two to the
 * author.
 *
 * @throws RenameError before anything is changed.
 */
export function renamePage(
  project: Project,
  compilations: readonly PageCompilation[],
  [from, to]: readonly [string, string],
  { dryRun = false, redirect = true, force = false }: RenameOptions = {},
): Renamed {
  const { root, settings } = project
  const move = findMove(project, from, to, force)
  const { replacements } = planRename(project, compilations, move)
  const links: FileReplacement[] = []
  const write = (file: string, text: string) => {
    if (!dryRun) overwriteFile(join(root, file), text)
  }
  for (const file of new Set(replacements.map((one) => one.file))) {
    const own = replacements.filter((one) => one.file === file)
    const { text, made } = replaceTexts(readFileSync(join(root, file), 'utf8'), own)
    links.push(...made)
    write(file, text)
  }
  const renamed: Renamed = { move, links, entries: [] }
  for (const file of settingsFiles(project)) {
    const before = readFileSync(join(root, file), 'utf8')
    const changed = renameInSettings(before, move)
    renamed.entries.push(...changed.entries.map((entry) => ({ file, ...entry })))
    let { text } = changed
    if (redirect && file === settings.file) {
      const added = addRedirect(text, move)
      text = added.text
      if (added.redirect) renamed.redirect = added.redirect
    }
    if (text !== before) write(file, text)
  }
  if (!dryRun) {
    const target = join(root, move.to)
    mkdirSync(dirname(target), { recursive: true })
    if (isTaken(root, move)) rmSync(target, { recursive: true })
    renameSync(join(root, move.from), target)
  }
  return renamed
}

/** The settings file and the JSON files it refers to, as far as they exist. */
function settingsFiles({ root, settings, settingsFiles: files }: Project): string[] {
  const all = new Set([
    settings.file,
    ...files.filter((file) => extname(file) === '.json'),
  ])
  return [...all].filter((file) => isFile(join(root, file)))
}
