import { execFileSync } from 'node:child_process'
import { makeFolder } from '../site/make-site.ts'

/** Runs git with an author. */
export function git(root: string, ...args: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' })
}

/** Commits all files of a folder to a new repository. */
export function commitAll(root: string): void {
  git(root, 'init')
  git(root, 'add', '.')
  git(root, 'commit', '-m', 'Start')
}

/** Makes a temporary folder with files that are committed. */
export function makeRepository(files: Record<string, string>): string {
  const root = makeFolder(files)
  commitAll(root)
  return root
}
