import { join } from 'node:path'
import { placeAt } from '../../runtime/kit/place-at.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** The key in frontmatter, and those in a description, one below the other. */
const KEYS = {
  groups: [/(?<=^[^\S\n]*)groups(?=[^\S\n]*:)/m],
  'x-mint.groups': [/x-mint(?=["']?\s*:)/, /groups(?=["']?\s*:)/],
}

/**
 * Warns once of pages that only groups of readers may see on Mintlify, by `groups` in their
 * frontmatter or `x-mint` of their operation: here, all readers see them.
 */
export function checkGroups({ root, site, apis }: Project): Problem[] {
  const pages = [...site.pages.values()].flatMap(({ file, frontmatter }) =>
    isSet(frontmatter['groups']) ? [{ file, name: 'groups' as const }] : [],
  )
  const operations = [...apis.values()].flatMap((api) =>
    api.operations.flatMap(({ mint }) =>
      isSet(mint?.groups) || isSet(mint?.metadata?.['groups'])
        ? [{ file: api.source, name: 'x-mint.groups' as const }]
        : [],
    ),
  )
  const [first, ...others] = [...pages, ...operations]
  if (!first) return []
  const { file, name } = first
  const count = others.length === 1 ? '1 other page' : `${others.length} other pages`
  const also = others.length > 0 ? ` (nor has that of ${count})` : ''
  return [
    {
      severity: 'warning',
      code: 'check/unused-setting',
      message: `\`${name}\` has no effect${also}: a static site can't restrict who reads a page`,
      hint: 'Protect the site where it is hosted, or keep such pages out of it: `.mintignore` lists them.',
      file,
      ...placeOfKey(join(root, file), KEYS[name]),
    },
  ]
}

function isSet(groups: unknown): boolean {
  return Array.isArray(groups) ? groups.length > 0 : Boolean(groups)
}

/** Where a file has its first key `groups`. */
function placeOfKey(path: string, keys: readonly RegExp[]) {
  const text = readTextFile(path) ?? ''
  let at = 0
  for (const key of keys) {
    const found = text.slice(at).search(key)
    if (found === -1) return undefined
    at += found
  }
  return placeAt(text, at)
}
