import { constants, copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Project } from '../project.ts'

/** Copies the files that are served as they are: assets, scripts and API descriptions. */
export function copyAssets({ root, site }: Project, folder: string): void {
  const made = new Set<string>()
  for (const file of new Set([...site.assets, ...site.scripts, ...site.specs])) {
    const target = join(folder, file)
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    // Shares the blocks where the file system can.
    copyFileSync(join(root, file), target, constants.COPYFILE_FICLONE)
  }
}
