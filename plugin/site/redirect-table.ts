import type { Redirect } from '../../runtime/types/settings.ts'

/** Where a path leads. */
export interface RedirectMatch {
  redirect: Redirect
  /** The destination, its wildcards filled in. */
  destination: string
}

interface Rule {
  redirect: Redirect
  /** Its place in the settings: the first that answers is taken. */
  order: number
}

/**
 * The settings' redirects, made to be asked often: sites that moved have hundreds, most of
 * them of one plain path.
 *
 * A source (`redirects`) has `:name` for one segment, `:name*` for the rest of
 * the path, `*` for the rest of its segment, and of the path where it stands alone at the end.
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
   * The first redirect that answers a path.
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

/** A name or a star, in sources and destinations. */
export const WILDCARD = /:[A-Za-z][\w-]*\*?|(?<![\w-]\*)\*/g

/** A path with a slash before it and none after it; `/` for the root. */
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
  // An empty rest leaves a slash behind.
  return filled.length > 1 ? filled.replace(/([^:/])\/$/, '$1') : filled
}
