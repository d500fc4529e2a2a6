import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders used by several test files. */
export const sites = {
  fixture: join(repository, 'tests/browser/theme/fixture'),
  demo: join(repository, 'demo'),
}

/**
 * Builds a folder with the command of this checkout and returns the output folder. The
 * output is reused until the folder or the package changes. `tests/browser/set-up.ts`
 * calls it before the tests, so that two files never build the same site at once.
 */
export async function buildOnce(source: string, base: string): Promise<string> {
  const cache = join(repository, 'node_modules/.cache/skerry-tests')
  const folder = join(cache, keyOf(source, base))
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const draft = `${folder}-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  const cli = join(repository, 'dist/cli.js')
  const args = [cli, 'build', source, '--outDir', draft, '--base', base]
  await promisify(execFile)(process.execPath, args)
  renameSync(draft, folder)
  return folder
}

function keyOf(source: string, base: string): string {
  const key = createHash('sha256').update(source).update(base)
  key.update(readFileSync(join(repository, 'dist/build-id')))
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(source, file)
    if (statSync(path).isFile()) key.update(file).update(readFileSync(path))
  }
  return key.digest('hex').slice(0, 16)
}
