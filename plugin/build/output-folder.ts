import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { SkerryError } from '../diagnostic.ts'

/** A folder being written beside the output, which takes its place when it is whole. */
export interface Staging {
  /** Absolute path to write to. */
  folder: string
  /** Puts the finished folder in the output's place. */
  commit(): void
  /** Throws the draft away; the output stays as it was. */
  discard(): void
}

/**
 * Opens a staging folder for an output folder, after repairing what a killed build left.
 *
 * @param outDir Absolute path of the output.
 * @param root Absolute path of the content folder.
 * @param empty False keeps what else is in the output (`emptyOutDir: false`); then the
 *   finished files are copied over it, which is not atomic.
 * @throws SkerryError when the output folder holds the project, and replacing it would delete it.
 */
export function openStaging(outDir: string, root: string, empty: boolean): Staging {
  refuseProject(outDir, root)
  repairOutput(outDir)
  const { staging, old } = neighbours(outDir)
  mkdirSync(staging, { recursive: true })
  return {
    folder: staging,
    commit() {
      if (!empty && existsSync(outDir)) {
        cpSync(staging, outDir, { recursive: true })
        rmSync(staging, { recursive: true })
        return
      }
      if (existsSync(outDir)) renameSync(outDir, old)
      renameSync(staging, outDir)
      rmSync(old, { recursive: true, force: true })
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  }
}

/**
 * Undoes what a kill may have left: a draft, or an output that was moved away and not yet
 * replaced.
 */
export function repairOutput(outDir: string): void {
  const { staging, old } = neighbours(outDir)
  if (existsSync(old)) {
    if (existsSync(outDir)) rmSync(old, { recursive: true })
    else renameSync(old, outDir)
  }
  rmSync(staging, { recursive: true, force: true })
}

/** Names that the site reader and dev server leave alone. */
export function neighbours(outDir: string): { staging: string; old: string } {
  const name = basename(outDir)
  const place = (suffix: string) => join(dirname(outDir), `.${name}.skerry-${suffix}`)
  return { staging: place('staging'), old: place('old') }
}

function refuseProject(outDir: string, root: string): void {
  const inside = relative(outDir, root)
  const holdsProject = inside === '' || (!inside.startsWith('..') && inside !== root)
  const strangers =
    existsSync(join(outDir, 'docs.json')) || existsSync(join(outDir, 'package.json'))
  if (!holdsProject && !strangers) return
  throw new SkerryError([
    {
      severity: 'error',
      code: 'build/output-holds-project',
      message: `the output folder ${outDir} holds ${holdsProject ? 'this project' : `a project (${readdirSync(outDir).find((name) => name === 'docs.json' || name === 'package.json')})`}; a build would delete it`,
      hint: 'Choose another folder with `build.outDir` or `--outDir`.',
    },
  ])
}
