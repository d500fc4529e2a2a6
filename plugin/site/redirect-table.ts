import type { Redirect } from '../../runtime/types/settings.ts'

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

/**
 * The settings' redirects, optimized for lookups: sites often have hundreds, most of them without
 * wildcards.
 *
 * In a source, `:name` matches one segment, `:name*` the rest of the path, and `*` the rest of its
 * segment, or of the path if it is the whole last segment.
 */
export class RedirectTable {
  readonly #plain = new Map<string, Rule>()
  readonly #patterns: (Rule & { pattern: RegExp })[] = []

  constructor(redirects: readonly Redirect[]) {
    for (const [order, redirect] of redirects.entries()) {
      const source = withSlash(redirect.source)
      const path = withoutSlash(source)
      if (/:[A-Za-z]|\*/.test(source))
        this.#patterns.push({ redirect, order, pattern: compile(source) })
      else if (!this.#plain.has(path)) this.#plain.set(path, { redirect, order })
    }
  }

  /**
   * The first redirect that matches a path.
   *
   * @param path Without base, query and hash.
   */
  follow(path: string): RedirectMatch | undefined {
    const plain = path.startsWith('/') ? this.#plain.get(withoutSlash(path)) : undefined
    for (const { redirect, order, pattern } of this.#patterns) {
      if (plain && order > plain.order) break
      const match = pattern.exec(path)
      if (match) return { redirect, destination: fill(redirect, match) }
    }
    return plain && { redirect: plain.redirect, destination: plain.redirect.destination }
  }
}

/** A wildcard in a source or destination. */
export const WILDCARD = /:[A-Za-z][\w-]*\*?|(?<![\w-]\*)\*/g

/** Adds a leading slash and removes trailing ones; the root is `/`. */
export function withSlash(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
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
      /^(?::[A-Za-z]|\*$)/.test(part)
        ? '([^/]*)'
        : part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    )
    return `/${escaped.join('')}`
  })
  return new RegExp(`^${pattern.join('')}/?$`)
}

function fill({ source, destination }: Redirect, match: RegExpExecArray): string {
  const names = source.match(WILDCARD) ?? []
  const values = new Map(
    names.map((name, index) => [name.replace(/\*$/, '') || '*', match[index + 1] ?? '']),
  )
  const filled = destination.replace(
    WILDCARD,
    (written) => values.get(written.replace(/\*$/, '') || '*') ?? written,
  )
  // Remove the slash that an empty rest leaves.
  return filled.length > 1 ? filled.replace(/([^:/])\/$/, '$1') : filled
}
