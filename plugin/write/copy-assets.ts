import { constants, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isGone } from '../kit/unless-gone.ts'
import type { Project } from '../site/project.ts'
import { makeFolder } from '../kit/write-file.ts'

/** Files that are copied at a time: Node has four threads for them. */
const AT_ONCE = 4

/** Copies the files that are served as they are: assets, scripts and API descriptions. */
export async function copyAssets({ root, site }: Project, folder: string): Promise<void> {
  const files = new Set([...site.assets, ...site.scripts, ...site.specs]).values()
  const made = new Set<string>()
  const copySome = async () => {
    // All take from the same iterator.
    for (const file of files) {
      const target = join(folder, file)
      const parent = dirname(target)
      if (!made.has(parent)) makeFolder(parent)
      made.add(parent)
      // Shares the blocks where the file system can.
      await copyFile(join(root, file), target, constants.COPYFILE_FICLONE).catch(
        (error: unknown) => {
          // It vanished after the folder was read: the next build has the site without it.
          if (!isGone(error) || existsSync(join(root, file))) throw error
        },
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copySome))
}
