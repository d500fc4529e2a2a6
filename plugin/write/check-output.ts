import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { toPosix } from '../kit/package-files.ts'
import { readIgnoreRules } from '../site/ignore-rules.ts'
import { isOutput } from './output-marker.ts'
import { otherOutput } from './other-output.ts'
import { isWithin, existingRealPath, type OutputPlace } from './output-place.ts'
import { listFiles } from '../kit/list-files.ts'

/** What a build may do with the content of its output folder. */
export interface OutputRights {
  /** Absolute path of the content folder. */
  root: string
  /** Replace the folder instead of writing into it. */
  empty: boolean
  /** Replace it even if it has no output marker (`--force`). */
  force: boolean
  /** The divisions whose part is written (`--only`). Absent for a whole site. */
  part?: readonly string[]
}

/** Files of file managers, file systems and git. A folder that has only these counts as empty. */
const IGNORED = new Set([
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  'lost+found',
  '.gitkeep',
  '.keep',
])

/** Temporary entries that builds create inside an output if they can't create them next to it. */
const TEMPORARY = /^\.skerry-(staging|old|lock|next|incoming)(-|$)/

const REPOSITORY = ['.git', '.hg', '.svn', '.jj']
/** Entries of a bare git repository. */
const BARE = ['HEAD', 'objects', 'refs']
const PROJECT = ['docs.json', 'mint.json', 'package.json']

/**
 * Throws unless it is safe to replace the content of an output folder.
 *
 * @throws SkerryError that says what is in the folder. `force` only overrides a missing marker.
 *   A project, a repository, the home folder, and pages and assets of the site are never
 *   deleted.
 */
export function checkOutput(place: OutputPlace, rights: OutputRights): void {
  const { folder } = place
  const { empty } = rights
  const root = existingRealPath(rights.root) ?? rights.root
  const refuse = (code: string, what: string, hint?: string) => {
    throw refusal(code, `${place.outDir} ${what}`, empty, hint)
  }
  if (isWithin(folder, root)) {
    return refuse('build/output-holds-project', 'holds this project')
  }
  const holder = folder.split(sep).find((name) => REPOSITORY.includes(name))
  if (holder !== undefined) {
    return refuse('build/output-holds-repository', `is a part of \`${holder}\``)
  }
  if (basename(folder) === 'node_modules') {
    return refuse('build/output-holds-project', 'holds installed packages')
  }
  const project = projectIn(list(folder))
  if (project !== undefined) {
    return refuse('build/output-holds-project', `holds a project (\`${project}\`)`)
  }
  if (empty) checkReplacement(folder, root, rights.force, refuse)
  const page = findInside(folder, pageIn)
  if (page !== undefined) refuse('build/output-holds-pages', `holds pages (\`${page}\`)`)
  const other = rights.part && isOutput(folder) && otherOutput(folder, rights.part)
  if (other) refuse('build/output-holds-site', `holds ${other}`, A_PART)
}

/** Checks for what must not be deleted, but may be next to what a build writes. */
function checkReplacement(
  folder: string,
  root: string,
  force: boolean,
  refuse: (code: string, what: string, hint?: string) => void,
): void {
  const refuseRepository = (path: string) =>
    refuse(
      'build/output-holds-repository',
      `holds a repository (\`${path}\`)`,
      INTO_REPOSITORY,
    )
  const names = list(folder)
  const own = repositoryIn(names)
  if (own !== undefined) return refuseRepository(own)
  if (homes().some((home) => isWithin(folder, home))) {
    return refuse('build/output-holds-home', 'holds your home folder')
  }
  const isOurs = isReplaceable(folder)
  const asset = isOurs ? undefined : findAsset(folder, root)
  if (asset !== undefined) {
    const what = `holds files of the site (\`${asset}\`)`
    return refuse('build/output-holds-pages', what)
  }
  if (!isOurs && !force) {
    const what = `was not written by Skerry: it holds \`${names.find(isContent)}\``
    return refuse('build/output-not-ours', what, INTO_OTHERS)
  }
  // Checked last, because someone else's folder may be large.
  const repository = findInside(folder, repositoryIn)
  if (repository !== undefined) return refuseRepository(repository)
  const project = isOurs ? undefined : findInside(folder, projectIn)
  if (project !== undefined) {
    refuse('build/output-holds-project', `holds a project (\`${project}\`)`)
  }
}

/** The home folder according to the environment and to the system, which may differ (`sudo`). */
function homes(): string[] {
  const named = [homedir()]
  try {
    named.push(userInfo().homedir)
  } catch {
    // In containers, the user may not exist.
  }
  return named.flatMap((home) => (home === '' ? [] : (existingRealPath(home) ?? [])))
}

/** Whether the whole content of a folder may be deleted: a build wrote it, or it is empty. */
export function isReplaceable(folder: string): boolean {
  return !list(folder).some(isContent) || isOutput(folder)
}

function isContent(name: string): boolean {
  return !IGNORED.has(name) && !TEMPORARY.test(name)
}

const ELSEWHERE = 'Choose another folder with `build.outDir` or `--outDir`.'
const A_PART =
  'A part needs a folder of its own: choose one with `--outDir`, or leave the option out for one that is named after the divisions.'
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

/** Path (with forward slashes) of the first file that `pick` chooses in a folder or below. */
function findInside(
  folder: string,
  pick: (names: readonly string[], entries: readonly Dirent[]) => string | undefined,
): string | undefined {
  if (!existsSync(folder)) return undefined
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    byCodeUnit(a.name, b.name),
  )
  const names = entries.map(({ name }) => name)
  const found = pick(names, entries)
  if (found !== undefined) return found
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name === 'node_modules') continue
    const inside = findInside(join(folder, entry.name), pick)
    if (inside !== undefined) return `${entry.name}/${inside}`
  }
  return undefined
}

/** Builds never write `.mdx`, so such a file is someone's source. */
function pageIn(_: readonly string[], entries: readonly Dirent[]): string | undefined {
  return entries.find((entry) => entry.isFile() && /\.mdx$/i.test(entry.name))?.name
}

function repositoryIn(names: readonly string[]): string | undefined {
  const isBare = BARE.every((name) => names.includes(name))
  return REPOSITORY.find((name) => names.includes(name)) ?? (isBare ? 'HEAD' : undefined)
}

function projectIn(names: readonly string[]): string | undefined {
  return PROJECT.find((name) => names.includes(name))
}

/**
 * Finds a file that would be part of the site if its folder weren't the output. Ignored
 * Markdown files count too, as they may be an author's drafts.
 */
function findAsset(folder: string, root: string): string | undefined {
  if (!isWithin(root, folder)) return undefined
  const isIgnored = readIgnoreRules(root)
  const prefix = relative(root, folder)
  return listFiles(folder)
    .map((file) => toPosix(join(prefix, file)))
    .find((path) => !isIgnored(path) || /\.md$/i.test(path))
}
