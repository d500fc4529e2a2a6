import type { Operation } from '../../document/api-model.ts'
import { DEVICE_NAME } from '../../../runtime/kit/device-name.ts'
import { shortHash } from '../../document/short-hash.ts'

/**
 * Maximum length of a segment in bytes. File systems allow 255; the rest is for a hash, `.html`
 * and suffixes added by hosts.
 */
const MAX_BYTES = 180
/** Characters that some file systems don't allow in names. */
const NOT_PORTABLE = /[?:#*"<>|\\]/
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu

/**
 * Converts text to a path segment exactly as Mintlify does. For example, slashes are deleted, so
 * `/v1/users` becomes `v1users`. The result may contain characters that aren't allowed in file
 * names: see `portableSegment`.
 */
export function cleanSegment(words: string): string {
  return words
    .replace(/ /g, '-')
    .replace(/\{[^{}]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/[{}(),.'\n/]/g, '')
    .replace(/--/g, '-')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim()
}

/** Removes characters that file systems don't allow, and truncates the segment. */
function portableSegment(segment: string): string {
  if (isPortable(segment)) return segment
  const short = [
    ...segment
      .replace(new RegExp(NOT_PORTABLE, 'g'), '')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, ''),
  ]
  while (!isShort(short.join(''))) short.pop()
  const clean = short.join('').replace(/-+$/, '').trim()
  return DEVICE_NAME.test(clean) ? `${clean}-` : clean
}

function isPortable(segment: string): boolean {
  return !NOT_PORTABLE.test(segment) && !DEVICE_NAME.test(segment) && isShort(segment)
}

const isShort = (segment: string) => new TextEncoder().encode(segment).length <= MAX_BYTES

/**
 * The path of an operation's page: `{directory}/{first tag}/{summary, or method and path}`. For
 * webhooks the name replaces method and path.
 */
interface OperationSlug {
  /** Mintlify's path if all file systems support it, else a portable version of it. */
  path: string
  /** Mintlify's path. */
  original: string
  /** Used if `path` isn't Mintlify's, or is already taken. */
  hashed: string
  /** True if `path` equals Mintlify's. */
  isPlain: boolean
}

/**
 * The slug of an operation, before collisions are resolved: the path in `x-mint.href`, if it has
 * one.
 */
export function operationSlug(
  { kind, method, path, summary, tags, mint }: Operation,
  directory: string,
): OperationSlug {
  const identity = `${kind} ${method} ${path}`
  const ownPath = sitePath(mint?.href)
  if (ownPath !== undefined)
    return {
      path: ownPath,
      original: ownPath,
      hashed: `${ownPath}-${hashOf(identity)}`,
      isPlain: true,
    }
  const name =
    cleanSegment(summary ?? '') ||
    (kind === 'webhook'
      ? cleanSegment(path)
      : [method.toLowerCase(), cleanSegment(path)].filter(Boolean).join('-')) ||
    'operation'
  const tag = cleanSegment(tags[0] ?? '')
  return slugOf({ name, tag, identity }, directory)
}

/** The path of a page from a URL path of this site. Undefined if not every system can store it. */
function sitePath(href: string | undefined): string | undefined {
  const segments = href?.replace(/^\/|\/$/g, '').split('/') ?? []
  const isPath = segments.every(
    (segment) => /^[^.\s][^\s]*$/.test(segment) && isPortable(segment),
  )
  return isPath && segments.length > 0 ? segments.join('/') : undefined
}

/** The slug of a channel: `{directory}/{first tag or group}/{name}`. */
export function channelSlug(
  name: string,
  group: string,
  directory: string,
): OperationSlug {
  const segment = cleanSegment(name) || 'channel'
  return slugOf(
    { name: segment, tag: cleanSegment(group), identity: `channel ${name}` },
    directory,
  )
}

function slugOf(
  { name, tag, identity }: { name: string; tag: string; identity: string },
  directory: string,
): OperationSlug {
  const under = (folder: string) =>
    [...directory.split('/').map((part) => part.toLowerCase()), folder].filter(
      (part) => part !== '' && part !== '.' && part !== '..',
    )
  const folders = under(portableSegment(tag))
  const isPlain = isPortable(name) && isPortable(tag)
  const last = portableSegment(name) || 'operation'
  return {
    path: [...folders, last].join('/'),
    original: [...under(tag), name].join('/'),
    hashed: [...folders, `${last.replace(/-$/, '')}-${hashOf(identity)}`].join('/'),
    isPlain,
  }
}

const hashOf = (identity: string) => shortHash(identity).slice(0, 6)

/** Hands out unique paths. */
export interface PathClaims {
  /**
   * Claims a path. A taken one gets a suffix, `-1`, `-2`, …. Paths are compared as
   * case-insensitive file systems compare them, with normalised accents.
   */
  claim(wanted: string): string
  /** Claims a folder, which operation pages then avoid. */
  claimFolder(wanted: string): string
  /**
   * Claims the path of an operation. `old` is the one it has on Mintlify, which numbers collisions,
   * if different.
   */
  claimSlug(slug: OperationSlug): { path: string; old?: string }
}

/** Starts with the paths of existing pages. */
export function createPathClaims(taken: Iterable<string>): PathClaims {
  const fold = (path: string) => path.normalize('NFC').toLowerCase()
  const claimed = new Set<string>()
  for (const path of taken) claimed.add(fold(path))
  const folders = new Set<string>()
  /** Paths as numbered by Mintlify. */
  const numbered = new Set(claimed)
  // `…/index` has the URL of its folder.
  const isIndex = (path: string) => path.endsWith('/index') || path === 'index'
  const free = (wanted: string, among: ReadonlySet<string>) => {
    let path = isIndex(wanted) ? `${wanted}-1` : wanted
    for (let number = 1; among.has(fold(path)); number++) path = `${wanted}-${number}`
    return path
  }
  const isInFolder = (path: string) =>
    [...folders].some((folder) => fold(path).startsWith(`${folder}/`))
  const claim = (wanted: string) => {
    const path = free(wanted, claimed)
    claimed.add(fold(path))
    numbered.add(fold(path))
    return path
  }
  return {
    claim,
    claimFolder(wanted) {
      const folder = claim(wanted)
      folders.add(fold(folder))
      return folder
    },
    claimSlug({ path: wanted, original, hashed, isPlain }) {
      const old = free(original, numbered)
      numbered.add(fold(old))
      const isFree =
        isPlain && !isIndex(wanted) && !isInFolder(wanted) && !claimed.has(fold(wanted))
      const path = isFree ? wanted : free(hashed, claimed)
      claimed.add(fold(path))
      return old === path ? { path } : { path, old }
    },
  }
}
