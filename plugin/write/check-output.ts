import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { toPosix } from '../kit/package-files.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { isOutput } from './output-marker.ts'
import { isWithin, realPath, type OutputPlace } from './output-place.ts'

/** What a build may do with what is in its output folder. */
export interface OutputRights {
  /** Absolute path of the content folder. */
  root: string
  /** Replace the folder rather than write into it. */
  empty: boolean
  /** Replace it though no build has marked it (`--force`). */
  force: boolean
}

/** Files of file managers, file systems and git: a folder with nothing else counts as empty. */
const NOTHING = new Set([
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  'lost+found',
  '.gitkeep',
  '.keep',
])

const REPOSITORY = ['.git', '.hg', '.svn', '.jj']
const PROJECT = ['docs.json', 'mint.json', 'package.json']

/**
 * Refuses an output folder whose content is not surely a build's own.
 *
 * @throws SkerryError with what is in the folder. `force` is for the missing marker only: nothing
 *   makes a build delete a project, a repository, the home folder, or pages and assets of the site.
 */
export function checkOutput(place: OutputPlace, rights: OutputRights): void {
  const { folder } = place
  const { empty } = rights
  const root = realPath(rights.root) ?? rights.root
  const refuse = (code: string, what: string, hint?: string) => {
    throw refusal(code, `${place.outDir} ${what}`, empty, hint)
  }
  if (isWithin(folder, root)) {
    return refuse('build/output-holds-project', 'holds this project')
  }
  const names = list(folder)
  const project = PROJECT.find((name) => names.includes(name))
  if (project !== undefined) {
    return refuse('build/output-holds-project', `holds a project (\`${project}\`)`)
  }
  if (empty) {
    const repository = REPOSITORY.find((name) => names.includes(name))
    if (repository !== undefined) {
      const what = `holds a repository (\`${repository}\`)`
      return refuse('build/output-holds-repository', what, INTO_REPOSITORY)
    }
    const home = realPath(homedir())
    if (home !== undefined && isWithin(folder, home)) {
      return refuse('build/output-holds-home', 'holds your home folder')
    }
    if (!isReplaceable(folder)) {
      const asset = findAsset(folder, root)
      if (asset !== undefined) {
        const what = `holds files of the site (\`${asset}\`)`
        return refuse('build/output-holds-pages', what)
      }
      const other = names.find(isSomething)
      const what = `was not written by Skerry: it holds \`${other}\``
      if (!rights.force) return refuse('build/output-not-ours', what, INTO_OTHERS)
    }
  }
  const page = findPage(folder)
  if (page !== undefined) refuse('build/output-holds-pages', `holds pages (\`${page}\`)`)
}

/** Whether everything in a folder may go: a build wrote it, or there is nothing in it. */
export function isReplaceable(folder: string): boolean {
  return !list(folder).some(isSomething) || isOutput(folder)
}

function isSomething(name: string): boolean {
  return !NOTHING.has(name) && !name.startsWith('.skerry-')
}

const ELSEWHERE = 'Choose another folder with `build.outDir` or `--outDir`.'
const INTO_REPOSITORY = `${ELSEWHERE} To write into this one and remove nothing, set \`build.emptyOutDir\` to \`false\` in the Vite configuration.`
const INTO_OTHERS = `${ELSEWHERE} If nothing in it is needed, empty it, or build once with \`skerry build --force\`.`

function refusal(
  code: string,
  what: string,
  empty: boolean,
  hint = ELSEWHERE,
): SkerryError {
  const would = empty ? 'delete it' : 'write into it'
  const message = `the output folder ${what}; a build would ${would}`
  return new SkerryError([{ severity: 'error', code, message, hint }])
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** No build writes `.mdx`: where one is, somebody wrote it. */
function findPage(folder: string): string | undefined {
  for (const entry of existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
    : []) {
    if (entry.isFile() && /\.mdx$/i.test(entry.name)) return entry.name
    if (!entry.isDirectory() || entry.name === 'node_modules') continue
    const inside = findPage(join(folder, entry.name))
    if (inside !== undefined) return `${entry.name}/${inside}`
  }
  return undefined
}

/** A file that would be part of the site if its folder were not the output. */
function findAsset(folder: string, root: string): string | undefined {
  if (!isWithin(root, folder)) return undefined
  const isIgnored = readIgnoreRules(root)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toPosix(relative(root, join(parentPath, name))))
    .find((path) => !isIgnored(path))
}
