import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  readGitDates,
  readRepository,
  repositoryUrl,
} from '../../../plugin/site/read-git.ts'
import { makeFolder } from './make-site.ts'

/** Runs git independently of the machine's configuration. */
function git(root: string, command: string[], date = '2024-01-01T00:00:00Z'): void {
  execFileSync(
    'git',
    [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      '-c',
      'init.defaultBranch=trunk',
      ...command,
    ],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      },
    },
  )
}

function commit(root: string, files: Record<string, string>, date: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  git(root, ['add', '.'])
  git(root, ['commit', '-q', '-m', 'Change'], date)
}

function repository(): string {
  const root = makeFolder({})
  git(root, ['init', '-q'])
  commit(
    root,
    { 'docs/a.mdx': '1', 'docs/b c.mdx': '1', 'docs/日本.mdx': '1', 'a.mdx': '1' },
    '2024-01-02T03:04:05+02:00',
  )
  commit(root, { 'docs/a.mdx': '2' }, '2024-02-02T00:00:00Z')
  commit(root, { 'a.mdx': '2' }, '2024-03-03T00:00:00Z')
  return root
}

describe('dates', () => {
  test('are those of the last commit of each file, in UTC', async () => {
    const root = join(repository(), 'docs')
    const dates = await readGitDates(root, ['a.mdx', 'b c.mdx', '日本.mdx', 'new.mdx'])
    expect(Object.fromEntries(dates)).toEqual({
      'a.mdx': '2024-02-02T00:00:00.000Z',
      'b c.mdx': '2024-01-02T01:04:05.000Z',
      '日本.mdx': '2024-01-02T01:04:05.000Z',
    })
  })

  test('are unknown where a shallow clone ends', async () => {
    const root = repository()
    const clone = join(makeFolder({}), 'clone')
    git(root, ['clone', '-q', '--depth', '1', `file://${root}`, clone])
    expect([...(await readGitDates(clone, ['a.mdx', 'docs/a.mdx']))]).toEqual([])
    const deeper = join(makeFolder({}), 'clone')
    git(root, ['clone', '-q', '--depth', '2', `file://${root}`, deeper])
    expect([...(await readGitDates(deeper, ['a.mdx', 'docs/a.mdx'])).keys()]).toEqual([
      'a.mdx',
    ])
  })

  test('are none outside of a repository', async () => {
    const root = makeFolder({ 'a.mdx': '' })
    expect([...(await readGitDates(root, ['a.mdx']))]).toEqual([])
    expect([...(await readGitDates(join(root, 'gone'), ['a.mdx']))]).toEqual([])
  })
})

test.each([
  ['git@github.com:acme/docs.git', 'https://github.com/acme/docs'],
  ['https://github.com/acme/docs', 'https://github.com/acme/docs'],
  ['https://user:token@github.com/acme/docs.git/', 'https://github.com/acme/docs'],
  [
    'ssh://git@gitlab.example.com:2222/group/sub/docs.git',
    'https://gitlab.example.com/group/sub/docs',
  ],
  [
    'https://git.example.com:8443/acme/docs.git',
    'https://git.example.com:8443/acme/docs',
  ],
  ['git://github.com/acme/docs', 'https://github.com/acme/docs'],
  ['acme.example:docs.git', 'https://acme.example/docs'],
  ['/srv/git/docs.git', undefined],
  ['file:///srv/git/docs.git', undefined],
  ['../docs', undefined],
  ['C:\\docs', undefined],
  ['', undefined],
])('the remote %j is %j', (remote, url) => {
  expect(repositoryUrl(remote)).toBe(url)
})

describe('the repository', () => {
  test('is told by the remote, the branch and the place of the folder', async () => {
    const root = repository()
    git(root, ['remote', 'add', 'origin', 'git@github.com:acme/docs.git'])
    expect(await readRepository(join(root, 'docs'), {})).toEqual({
      url: 'https://github.com/acme/docs',
      branch: 'trunk',
      directory: 'docs',
    })
  })

  test('is on the branch that the remote calls its main one', async () => {
    const root = repository()
    git(root, ['remote', 'add', 'origin', 'git@github.com:acme/docs.git'])
    git(root, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/stable'])
    expect((await readRepository(root, {}))?.branch).toBe('stable')
  })

  test.each<[string, Record<string, string>, object | undefined]>([
    [
      'GitHub',
      {
        GITHUB_REPOSITORY: 'acme/docs',
        GITHUB_REF_NAME: '7/merge',
        GITHUB_HEAD_REF: 'fix',
      },
      { url: 'https://github.com/acme/docs', branch: 'fix' },
    ],
    [
      'GitLab',
      { CI_PROJECT_URL: 'https://gitlab.com/acme/docs', CI_COMMIT_REF_NAME: 'next' },
      { url: 'https://gitlab.com/acme/docs', branch: 'next' },
    ],
    [
      'Vercel',
      {
        VERCEL_GIT_PROVIDER: 'github',
        VERCEL_GIT_REPO_OWNER: 'acme',
        VERCEL_GIT_REPO_SLUG: 'docs',
      },
      { url: 'https://github.com/acme/docs', branch: 'main' },
    ],
    [
      'Netlify',
      { REPOSITORY_URL: 'git@github.com:acme/docs', BRANCH: 'next' },
      { url: 'https://github.com/acme/docs', branch: 'next' },
    ],
    ['nothing', {}, undefined],
  ])('is told by %s where git does not know it', async (_, environment, expected) => {
    const found = await readRepository(makeFolder({}), environment)
    expect(found).toEqual(expected && { ...expected, directory: '' })
  })

  test('is what the option says, completed', async () => {
    const root = repository()
    git(root, ['remote', 'add', 'origin', 'git@github.com:acme/fork.git'])
    const given = { url: 'https://github.com/acme/docs/', branch: 'v2' }
    expect(await readRepository(join(root, 'docs'), {}, given)).toEqual({
      url: 'https://github.com/acme/docs',
      branch: 'v2',
      directory: 'docs',
    })
  })
})
