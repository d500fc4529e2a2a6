import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { isGone } from '../kit/unless-gone.ts'
import type { IsIgnored } from './ignore-rules.ts'
import { OUTPUT_MARKER } from './output-marker-name.ts'

/**
 * All files below a folder that no rule leaves out, root-relative, posix, in the order of their
 * code points. Links are followed inside the folder; a link that leaves it, or leads nowhere, is
 * reported and left out, and a link to a folder around it ends there.
 *
 * @param root Absolute path.
 */
export async function walkFiles(
  root: string,
  isIgnored: IsIgnored,
): Promise<{ files: string[]; diagnostics: Diagnostic[] }> {
  const realRoot = await realpath(root)
  const files: string[] = []
  const diagnostics: Diagnostic[] = []

  /** @param around Real paths of the folder and those around it. */
  async function walk(folder: string, around: readonly string[]): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      (error: unknown) => {
        // It vanished after the folder around it was listed.
        if (folder !== '' && isGone(error)) return []
        throw error
      },
    )
    // Written by a build, though not by one into the folder that is the output now.
    if (folder !== '' && entries.some(({ name }) => name === OUTPUT_MARKER)) return
    await Promise.all(
      entries.map(async (entry) => {
        const path = folder + entry.name
        if (entry.isFile()) {
          if (!isIgnored(path)) files.push(path)
        } else if (entry.isDirectory()) {
          if (!isIgnored(`${path}/`)) {
            await walk(`${path}/`, [...around, join(around.at(-1)!, entry.name)])
          }
        } else if (entry.isSymbolicLink() && !isIgnored(path)) {
          await follow(path, around)
        }
      }),
    )
  }

  async function follow(path: string, around: readonly string[]): Promise<void> {
    const target = await realpath(join(root, path)).catch(() => undefined)
    if (target === undefined) {
      diagnostics.push(
        linkProblem(path, 'leads nowhere', 'Remove the link, or put the file there.'),
      )
      return
    }
    if (target !== realRoot && !target.startsWith(realRoot + sep)) {
      const hint =
        'Copy the file into the content folder: nothing outside it is published.'
      diagnostics.push(linkProblem(path, 'leads out of the content folder', hint))
      return
    }
    // A link must not show what its target's own name hides.
    const name = target.slice(realRoot.length + 1).replaceAll(sep, '/')
    const found = await stat(target).catch(() => undefined)
    if (!found) return
    if (found.isFile()) {
      if (!isIgnored(name)) files.push(path)
    } else if (found.isDirectory() && !around.includes(target)) {
      if (!isIgnored(`${path}/`) && !isIgnored(`${name}/`)) {
        await walk(`${path}/`, [...around, target])
      }
    }
  }

  await walk('', [realRoot])
  files.sort(byCodePoint)
  diagnostics.sort((a, b) => byCodePoint(a.file ?? '', b.file ?? ''))
  return { files, diagnostics }
}

function linkProblem(file: string, what: string, hint: string): Diagnostic {
  return {
    severity: 'error',
    code: 'site/link-file',
    message: `the symbolic link \`${file}\` ${what}`,
    hint,
    file,
  }
}

/** The same on every machine, unlike the order of a folder or of a locale. */
export function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
