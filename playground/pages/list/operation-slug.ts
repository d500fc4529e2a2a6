import type { Operation } from '../../document/api-model.ts'
import { shortHash } from '../../document/short-hash.ts'

/** Longest segment in characters: whole paths fit into what Windows and hosts bear. */
const LONGEST = 80
/** Longest segment in bytes: leaves room for a hash, `.html` and the host's own suffixes. */
const MOST_BYTES = 180
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/
/** What some system cannot store in the name of a file. */
const NOT_PORTABLE = /[?:#*"<>|\\]/
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control and invisible characters are what is removed
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu

/**
 * A part of an address made of words, as Mintlify makes it, oddities included: `/` is deleted,
 * so `/v1/users` is `v1users`. It may hold what no file name can: see `portableSegment`.
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

/** The segment without what cannot be stored, and cut where it is too long. */
function portableSegment(segment: string): string {
  const short = [
    ...segment
      .replace(new RegExp(NOT_PORTABLE, 'g'), '')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, ''),
  ].slice(0, LONGEST)
  while (new TextEncoder().encode(short.join('')).length > MOST_BYTES) short.pop()
  const clean = short.join('').replace(/-+$/, '').trim()
  return DEVICE.test(clean) ? `${clean}-` : clean
}

function isPortable(segment: string): boolean {
  return segment === portableSegment(segment)
}

/**
 * The path of an operation's page: `{directory}/{first tag}/{summary, or method and path}`;
 * webhooks fall back to their name.
 */
export interface OperationSlug {
  /** As Mintlify has it, where every system can store it; else without what cannot be stored. */
  path: string
  /** For a path that is not Mintlify's own, or that others have too. */
  hashed: string
  /** True where `path` is Mintlify's. */
  isPlain: boolean
}

/** The path of an operation's page before collisions are solved. */
export function operationSlug(
  { kind, method, path, summary, tags }: Operation,
  directory: string,
): OperationSlug {
  const name =
    cleanSegment(summary ?? '') ||
    (kind === 'webhook'
      ? cleanSegment(path)
      : [method.toLowerCase(), cleanSegment(path)].filter(Boolean).join('-')) ||
    'operation'
  const tag = cleanSegment(tags[0] ?? '')
  return slugOf({ name, tag, identity: `${kind} ${method} ${path}` }, directory)
}

/** The path of a channel's page: `{directory}/{first tag, or the group's name}/{name}`. */
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
  const folders = [
    ...directory.split('/').map((part) => part.toLowerCase()),
    portableSegment(tag),
  ].filter((part) => part !== '' && part !== '.' && part !== '..')
  const isPlain = isPortable(name) && isPortable(tag)
  const last = portableSegment(name) || 'operation'
  const hash = shortHash(identity).slice(0, 6)
  return {
    path: [...folders, last].join('/'),
    hashed: [...folders, `${last.replace(/-$/, '')}-${hash}`].join('/'),
    isPlain,
  }
}

/** Gives each wanted path once. */
export interface PathClaims {
  /** `-1`, `-2` follow where a path is taken, also by one that other systems take for the same (case, accents). */
  claim(wanted: string): string
  /** The same for a folder, in which no operation has its page from then on. */
  claimFolder(wanted: string): string
  /** A path of an operation, and the one it had while collisions were numbered. */
  claimSlug(slug: OperationSlug): { path: string; old?: string }
}

export function createPathClaims(taken: Iterable<string>): PathClaims {
  const claimed = new Set<string>()
  const folders = new Set<string>()
  /** What earlier versions numbered. */
  const numbered = new Set<string>()
  const fold = (path: string) => path.normalize('NFC').toLowerCase()
  for (const path of taken) {
    claimed.add(fold(path))
    numbered.add(fold(path))
  }
  // The address of `…/index` is its folder's.
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
    claimSlug({ path: wanted, hashed, isPlain }) {
      const old = free(wanted, numbered)
      numbered.add(fold(old))
      const isFree =
        isPlain && !isIndex(wanted) && !isInFolder(wanted) && !claimed.has(fold(wanted))
      const path = isFree ? wanted : free(hashed, claimed)
      claimed.add(fold(path))
      return old === path || !isPlain ? { path } : { path, old }
    },
  }
}
