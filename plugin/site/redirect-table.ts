import type { Redirect } from '../../runtime/types/settings.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'
import { escapePattern } from '../kit/escape-pattern.ts'

/** A redirect that matches a path. */
interface RedirectMatch {
  redirect: Redirect
  /** The destination with wildcards substituted. */
  destination: string
}

interface Rule {
  redirect: Redirect
  /** Its index in the settings; the first match wins. */
  order: number
}

interface WildcardRule extends Rule {
  pattern: RegExp
  replacement: string
}

/**
 * The settings' redirects, optimized for lookups: sites often have hundreds, most of them without
 * wildcards.
 *
 * In a source, `:name` matches one segment, `:name*` the rest of the path, and `*` the rest of its
 * segment, or of the path if it is the whole last segment.
 */
export class RedirectTable {
  readonly #plain = new Map<string, Rule>()
  readonly #wildcards: WildcardRule[] = []

  constructor(redirects: readonly Redirect[]) {
    for (const [order, redirect] of redirects.entries()) {
      const path = withoutSlash(withSlash(redirect.source))
      if (hasWildcard(redirect.source))
        this.#wildcards.push({ redirect, order, ...wildcardRule(redirect) })
      else if (!this.#plain.has(path)) this.#plain.set(path, { redirect, order })
    }
  }

  /**
   * Whether a redirect leads on from a path in a folder.
   *
   * @param folder Root-relative, without slash at its end.
   */
  hasBelow(folder: string): boolean {
    const isBelow = (path: string) => path === folder || path.startsWith(`${folder}/`)
    return (
      [...this.#plain.keys()].some(isBelow) ||
      this.#wildcards.some(({ redirect, pattern }) => {
        const source = withSlash(redirect.source)
        return (
          isBelow(source.slice(0, source.search(/[:*]/))) || pattern.test(`${folder}/a`)
        )
      })
    )
  }

  /**
   * The first redirect that matches a path.
   *
   * @param path Without base, query and hash.
   */
  follow(path: string): RedirectMatch | undefined {
    const plain = path.startsWith('/') ? this.#plain.get(withoutSlash(path)) : undefined
    for (const { redirect, order, pattern, replacement } of this.#wildcards) {
      if (plain && order > plain.order) break
      if (!pattern.test(path)) continue
      const filled = path.replace(pattern, replacement)
      // Remove the slash that an empty rest leaves.
      const destination = filled.length > 1 ? filled.replace(/([^:/])\/$/, '$1') : filled
      return { redirect, destination }
    }
    return plain && { redirect: plain.redirect, destination: plain.redirect.destination }
  }
}

/** A wildcard in a source or destination. */
export const WILDCARD = /:[A-Za-z][\w-]*\*?|(?<![\w-]\*)\*/g

/** Adds a leading slash and removes trailing ones; the root is `/`. */
export function withSlash(path: string): string {
  const trimmed = stripTrailingSlashes(path)
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

/** Whether a source or destination has a wildcard. */
export function hasWildcard(path: string): boolean {
  return /:[A-Za-z]|\*/.test(path)
}

/** What `String.replace` takes to follow a redirect with wildcards: `/docs/a` becomes `/a`. */
export function wildcardRule({
  source,
  destination,
}: Pick<Redirect, 'source' | 'destination'>): { pattern: RegExp; replacement: string } {
  const from = withSlash(source)
  const names = (from.match(WILDCARD) ?? []).map(nameOf)
  const replacement = destination.replaceAll('$', '%24').replace(WILDCARD, (written) => {
    const index = names.indexOf(nameOf(written))
    return index === -1 ? written : `$${index + 1}`
  })
  return { pattern: compile(from), replacement }
}

/** The name of a wildcard: `:slug` for `:slug*`. */
function nameOf(wildcard: string): string {
  return wildcard.replace(/(?<=.)\*$/, '')
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

function compile(source: string): RegExp {
  const segments = source.split('/').slice(1)
  const pattern = segments.map((segment, index) => {
    const last = index === segments.length - 1
    const rest = /^:([\w-]+)\*$/.exec(segment)
    if (rest) return last ? '(?:/(.*))?' : '/(.*)'
    if (segment === '*') return last ? '/(.*)' : '/([^/]*)'
    const parts = segment.split(/(:[A-Za-z][\w-]*|\*)/)
    const escaped = parts.map((part) =>
      /^(?::[A-Za-z]|\*$)/.test(part) ? '([^/]*)' : escapePattern(part),
    )
    return `/${escaped.join('')}`
  })
  return new RegExp(`^${pattern.join('')}/?$`)
}
