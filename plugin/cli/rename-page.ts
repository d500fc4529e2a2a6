import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { overwriteFiles } from '../kit/overwrite-file.ts'
import { renameWithRetry } from '../kit/rename-with-retry.ts'
import { makeFolder } from '../kit/write-file.ts'
import { replaceTexts } from '../check/replace-texts.ts'
import { isFile } from '../kit/is-file.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import type { Project } from '../site/project.ts'
import { movedFile, type FileReplacement, type Move } from './move.ts'
import { moveEntry } from '../kit/move-entry.ts'
import { findMove, isTaken, planRename } from './plan-rename.ts'
import {
  addRedirect,
  dropHidingRedirects,
  renameInSettings,
} from './rename-in-settings.ts'

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
  /** Sources of redirects that were removed, because they start at the new URL. */
  dropped: string[]
}

/**
 * Moves a page or folder, and updates all references: links and imports in pages and snippets,
 * and navigation, links and redirects in the settings. `mint rename` leaves the last two to the
 * author.
 *
 * @throws RenameError, and file system errors: nothing is changed then.
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
  const texts = new Map<string, string>()
  for (const file of new Set(replacements.map((one) => one.file))) {
    const own = replacements.filter((one) => one.file === file)
    const { text, made } = replaceTexts(readFileSync(join(root, file), 'utf8'), own)
    links.push(...made)
    texts.set(file, text)
  }
  const renamed: Renamed = { move, links, entries: [], dropped: [] }
  for (const file of settingsFiles(project)) {
    const before = readFileSync(join(root, file), 'utf8')
    const changed = renameInSettings(before, move)
    renamed.entries.push(...changed.entries.map((entry) => ({ file, ...entry })))
    let { text } = changed
    if (file === settings.file) {
      const kept = dropHidingRedirects(text, move)
      text = kept.text
      renamed.dropped = kept.dropped
    }
    if (redirect && file === settings.file) {
      const added = addRedirect(text, move)
      text = added.text
      if (added.redirect) renamed.redirect = added.redirect
    }
    if (text !== before) texts.set(file, text)
  }
  if (!dryRun) apply(root, move, texts)
  return renamed
}

/**
 * Writes the changed files and moves the page or folder: all or nothing. What stays is written
 * before the move, so that after a crash the same command does the rest.
 */
function apply(root: string, move: Move, texts: ReadonlyMap<string, string>): void {
  const staying = new Map<string, string>()
  const moving = new Map<string, string>()
  for (const [file, text] of texts) {
    const after = movedFile(move, file)
    const list = after === file ? staying : moving
    list.set(join(root, after), text)
  }
  overwriteFiles(staying, () => moveOver(root, move, () => overwriteFiles(moving)))
}

/** Moves the page or folder. If that or `finish` fails, everything is where it was. */
function moveOver(root: string, move: Move, finish: () => void): void {
  const source = join(root, move.from)
  const target = join(root, move.to)
  makeFolder(dirname(target))
  const replaced = join(dirname(target), `.${basename(target)}.skerry-old`)
  const isReplacing = isTaken(root, move)
  if (isReplacing) renameWithRetry(target, replaced)
  try {
    moveEntry(source, target)
    try {
      finish()
    } catch (error) {
      moveEntry(target, source)
      throw error
    }
  } catch (error) {
    if (isReplacing) renameWithRetry(replaced, target)
    throw error
  }
  if (isReplacing) rmSync(replaced, { recursive: true })
}

/** The settings file and the JSON files it refers to, as far as they exist. */
function settingsFiles({ root, settings, settingsFiles: files }: Project): string[] {
  const all = new Set([
    settings.file,
    ...files.filter((file) => extname(file) === '.json'),
  ])
  return [...all].filter((file) => isFile(join(root, file)))
}
