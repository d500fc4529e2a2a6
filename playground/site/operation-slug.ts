import type { Operation } from '../api.ts'

/** Longest segment in bytes: leaves room for a number, `.html` and the host's own suffixes. */
const LONGEST = 180
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/
// eslint-disable-next-line no-control-regex -- control and invisible characters are what is removed
const UNSAFE =
  /[<>"\\|*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu

/**
 * The reference product's way from words to a part of an address (behaviour 5.2), with its
 * oddities: `/` is deleted, so `/v1/users` is `v1users`. What no system can store is left out.
 */
export function cleanSegment(words: string): string {
  const clean = words
    .replace(/ /g, '-')
    .replace(/\{[^{}]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/[{}(),.'\n/]/g, '')
    .replace(/--/g, '-')
    .toLowerCase()
    .replace(UNSAFE, '')
    .normalize('NFC')
  return cut(DEVICE.test(clean) ? `${clean}-` : clean)
}

function cut(segment: string): string {
  let short = segment
  while (new TextEncoder().encode(short).length > LONGEST)
    short = [...short].slice(0, -1).join('')
  return short.trim()
}

/**
 * The path of an operation's page before collisions are numbered:
 * `{directory}/{first tag}/{summary, or method and path}`; webhooks fall back to their name.
 */
export function operationSlug(
  { kind, method, path, summary, tags }: Operation,
  directory: string,
): string {
  const name =
    cleanSegment(summary ?? '') ||
    (kind === 'webhook'
      ? cleanSegment(path)
      : [method.toLowerCase(), cleanSegment(path)].filter(Boolean).join('-'))
  const parts = [
    ...directory.split('/'),
    cleanSegment(tags[0] ?? ''),
    name || 'operation',
  ]
  return parts
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
    .toLowerCase()
}

/**
 * Gives each wanted path once: `-1`, `-2` follow where it is taken, also by a path that other
 * systems take for the same (case, accents).
 */
export function createPathClaims(taken: Iterable<string>): (wanted: string) => string {
  const claimed = new Set<string>()
  const fold = (path: string) => path.normalize('NFC').toLowerCase()
  for (const path of taken) claimed.add(fold(path))
  return (wanted) => {
    // The address of `…/index` is its folder's.
    let path = wanted.endsWith('/index') || wanted === 'index' ? `${wanted}-1` : wanted
    for (let number = 1; claimed.has(fold(path)); number++) path = `${wanted}-${number}`
    claimed.add(fold(path))
    return path
  }
}
