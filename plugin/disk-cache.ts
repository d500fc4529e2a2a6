import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'

/** Values by key; most keys are content hashes, whose value never changes. */
export interface ContentCache {
  /** The folder, or undefined where values are kept in memory only. */
  readonly directory: string | undefined
  get<T>(kind: string, key: string): T | undefined
  set(kind: string, key: string, value: unknown): void
}

/**
 * Where a project's cache lives: `node_modules/.cache/skerry` where there is a package,
 * else the system's cache folder, else nowhere (memory).
 *
 * @param root Absolute path of the content folder.
 */
export function findCacheDirectory(root: string): string | undefined {
  const candidates: string[] = []
  for (let folder = root; ; folder = dirname(folder)) {
    if (isDirectory(join(folder, 'node_modules'))) {
      candidates.push(join(folder, 'node_modules/.cache/skerry'))
      break
    }
    if (folder === dirname(folder)) break
  }
  const home =
    process.env['XDG_CACHE_HOME'] ??
    (process.env['HOME'] && join(process.env['HOME'], '.cache'))
  const project = contentHash(root).slice(0, 12)
  if (home) candidates.push(join(home, 'skerry', project))
  candidates.push(join(tmpdir(), 'skerry', project))
  return candidates.find(isWritable)
}

/** A cache in `directory`, or in memory where that is undefined. */
export function openCache(directory: string | undefined): ContentCache {
  return directory === undefined ? memoryCache() : diskCache(directory)
}

function diskCache(directory: string): ContentCache {
  // One folder a kind: file systems make files in many new folders at three times the cost.
  const place = (kind: string, key: string) => join(directory, kind, `${key}.json`)
  const made = new Set<string>()
  return {
    directory,
    get<T>(kind: string, key: string): T | undefined {
      let text: string
      try {
        text = readFileSync(place(kind, key), 'utf8')
      } catch {
        return undefined
      }
      try {
        return JSON.parse(text) as T
      } catch {
        // Cut short by a crash of an older version: as good as absent.
        return undefined
      }
    },
    set(kind, key, value) {
      const file = place(kind, key)
      const folder = dirname(file)
      try {
        if (!made.has(folder)) mkdirSync(folder, { recursive: true })
        made.add(folder)
        const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
        writeFileSync(draft, JSON.stringify(value))
        renameSync(draft, file)
      } catch {
        // A full or read-only disk costs time at the next build, nothing else.
      }
    },
  }
}

function memoryCache(): ContentCache {
  const values = new Map<string, unknown>()
  return {
    directory: undefined,
    get: <T>(kind: string, key: string) => values.get(`${kind}/${key}`) as T | undefined,
    set: (kind, key, value) => void values.set(`${kind}/${key}`, value),
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function isWritable(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  }
}
