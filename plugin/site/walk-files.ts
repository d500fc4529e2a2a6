import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { isMissingFile } from '../kit/if-exists.ts'
import type { IsIgnored } from './ignore-rules.ts'
import { OUTPUT_MARKER } from './output-marker-name.ts'

/**
 * Lists all files of a folder that aren't ignored, as root-relative POSIX paths, sorted by code
 * points. Follows symbolic links inside the folder, except to enclosing folders. Links that are
 * broken or lead out of it are reported and omitted.
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

  /** @param around Real paths of the folder and its ancestors. */
  async function walk(folder: string, around: readonly string[]): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      (error: unknown) => {
        // It was deleted after its parent was listed.
        if (folder !== '' && isMissingFile(error)) return []
        throw error
      },
    )
    // Another build's output.
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
    // Apply ignore rules to the target's own name too.
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
  files.sort(byCodeUnit)
  diagnostics.sort((a, b) => byCodeUnit(a.file ?? '', b.file ?? ''))
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
