import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Environment } from './read-public-url.ts'

/** A repository on the web. */
interface Repository {
  /** URL without trailing slash: `https://github.com/owner/name`. */
  url: string
  branch: string
  /** The content folder in the repository, without slashes at the ends; empty for the root. */
  directory: string
}

const run = promisify(execFile)
/** Options of git that keep a repository's configuration from running other programs. */
export const safeGitOptions = [
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'log.showSignature=false',
]

/**
 * Dates of each file's last commit, ISO 8601 in UTC. Reads the log once, until all files are found.
 * Untracked files are absent, and so are those whose commit a shallow clone lacks. Empty without
 * git or a repository.
 *
 * @param root Absolute path of the content folder.
 * @param files POSIX paths relative to it.
 */
export async function readGitDates(
  root: string,
  files: Iterable<string>,
): Promise<Map<string, string>> {
  const wanted = new Set(files)
  const dates = new Map<string, string>()
  if (wanted.size === 0) return dates
  const cutOff = await shallowCommits(root)
  // With -z, files end with NUL. The format of commit lines can't be mistaken for a path.
  const log = spawn(
    'git',
    [
      ...safeGitOptions,
      'log',
      '-z',
      '--name-only',
      '--relative',
      '--no-renames',
      '--format=//%H %cI',
      '--',
      '.',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const failed = new Promise<void>((resolve) => log.once('error', () => resolve()))
  await Promise.race([failed, readLog()])
  return dates

  async function readLog(): Promise<void> {
    let date: string | undefined
    let rest = ''
    log.stdout.setEncoding('utf8')
    for await (const chunk of log.stdout as AsyncIterable<string>) {
      const records = (rest + chunk).split('\0')
      rest = records.pop()!
      for (const record of records) take(record)
      if (wanted.size === 0) break
    }
    take(rest)
    log.kill()

    function take(record: string): void {
      const text = record.replace(/^\n/, '')
      const commit = /^\/\/([0-9a-f]+) (\S+)\n*/.exec(text)
      if (commit)
        date = cutOff.has(commit[1]!) ? undefined : new Date(commit[2]!).toISOString()
      const file = commit ? text.slice(commit[0].length) : text
      if (!wanted.delete(file) || date === undefined) return
      dates.set(file, date)
    }
  }
}

/** Boundary commits of a shallow clone, which look as if they had added every file. */
async function shallowCommits(root: string): Promise<Set<string>> {
  const path = await git(root, [
    'rev-parse',
    '--path-format=absolute',
    '--git-path',
    'shallow',
  ])
  const list = path && (await readFile(path, 'utf8').catch(() => ''))
  return new Set((list ?? '').split('\n').filter(Boolean))
}

/**
 * The repository for "suggest edits" and "raise issue": the option, completed from the `origin`
 * remote and variables of the build environment. Undefined if the URL is unknown.
 *
 * @param root Absolute path of the content folder.
 */
export async function readRepository(
  root: string,
  environment: Environment,
  given?: { url: string; branch?: string; directory?: string },
): Promise<Repository | undefined> {
  const [remote, head, current, prefix] = await Promise.all([
    given ? undefined : git(root, ['remote', 'get-url', 'origin']),
    git(root, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
    git(root, ['symbolic-ref', '--short', 'HEAD']),
    git(root, ['rev-parse', '--show-prefix']),
  ])
  const machine = fromEnvironment(environment)
  const url = repositoryUrl(given?.url ?? remote ?? '') ?? machine.url
  if (url === undefined) return undefined
  return {
    url,
    branch:
      given?.branch ??
      head?.replace(/^origin\//, '') ??
      machine.branch ??
      current ??
      'main',
    directory: (given?.directory ?? prefix ?? '').replace(/^\.?\/+|\/+$/g, ''),
  }
}

/**
 * The web URL of a git remote, without credentials: `git@host:owner/name.git`, `ssh://…` and
 * `https://…` are equivalent. Undefined for remotes without one, such as folders.
 */
export function repositoryUrl(remote: string): string | undefined {
  const written = remote.trim()
  const short = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(written)
  const long =
    /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:]+)(:\d+)?\/(.+)$/i.exec(written)
  const web = /^https?:/i.test(written)
  const host = short?.[1] ?? (long && long[1]! + (web ? (long[2] ?? '') : ''))
  const path = (short?.[2] ?? long?.[3])?.replace(/^\/+|(?:\.git)?\/*$/g, '')
  return host && path ? `https://${host.toLowerCase()}/${path}` : undefined
}

function fromEnvironment(env: Environment): { url?: string; branch?: string } {
  if (env['GITHUB_REPOSITORY']) {
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
    const branch = env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME']
    return { url: `${server}/${env['GITHUB_REPOSITORY']}`, ...(branch && { branch }) }
  }
  const { VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = env
  if (env['VERCEL_GIT_PROVIDER'] && owner && slug) {
    const host = HOSTS[env['VERCEL_GIT_PROVIDER']]
    return {
      ...(host && { url: `https://${host}/${owner}/${slug}` }),
      ...(env['VERCEL_GIT_COMMIT_REF'] && { branch: env['VERCEL_GIT_COMMIT_REF'] }),
    }
  }
  const url = repositoryUrl(env['CI_PROJECT_URL'] ?? env['REPOSITORY_URL'] ?? '')
  const branch = env['CI_COMMIT_REF_NAME'] ?? env['BRANCH'] ?? env['CF_PAGES_BRANCH']
  return { ...(url && { url }), ...(branch && { branch }) }
}

const HOSTS: Record<string, string> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
}

/** Output of a git command. Undefined if it fails or is empty. */
async function git(root: string, command: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', [...safeGitOptions, ...command], { cwd: root })
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
