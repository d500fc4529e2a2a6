import { allow, type Policy } from './content-security-policy.ts'

/** A source that a page or the whole site needs beyond the base policy. */
export interface PolicyNeed {
  /** URL of the page. Absent if all pages need it. */
  page?: string
  directive: string
  /** The CSP source: an origin, a hash or a keyword. */
  source: string
  /** What needs it, as in "a frame in the page". */
  why: string
}

/** Adds sources to a policy, and records each addition once. */
export class PolicyNeeds {
  readonly policy: Policy
  readonly #page: string | undefined
  readonly #noted: PolicyNeed[]

  /** @param noted The list to which needs are added. */
  constructor(policy: Policy, noted: PolicyNeed[], page?: string) {
    this.policy = policy
    this.#noted = noted
    this.#page = page
  }

  allow(directive: string, source: string, why: string): void {
    if (this.policy.get(directive)?.has(source)) return
    allow(this.policy, directive, source)
    this.#note({ directive, source, why })
  }

  /**
   * Allows the origin of a URL. API servers may have variables in their host or port, which become
   * a wildcard. Ignores what isn't an absolute URL with a valid host: URLs of API descriptions
   * aren't validated, and must not add directives or header lines.
   */
  allowOrigin(directive: string, url: string | undefined, why: string): void {
    const source = sourceOf(url ?? '')
    if (source !== undefined) this.allow(directive, source, why)
  }

  /** Removes a directive that something can't work with. */
  lift(directive: string, why: string): void {
    const sources = this.policy.get(directive)
    if (!sources) return
    this.policy.delete(directive)
    this.#note({ directive, source: `not ${[...sources].join(' ')}`, why })
  }

  #note(need: Omit<PolicyNeed, 'page'>): void {
    this.#noted.push({ ...(this.#page !== undefined && { page: this.#page }), ...need })
  }
}

/** Host and port that a policy can contain. Others could end the source or the directive. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(?:\d+|\*))?$/i

/** The CSP source for the origin of a URL. Undefined if there is none. */
function sourceOf(url: string): string | undefined {
  const match = /^((?:https?|wss?):)\/\/([^/?#]+)/i.exec(url)
  if (!match) return undefined
  const [origin, scheme = '', written = ''] = match
  const host = written.replace(/:\{[^{}]*\}$/, ':*')
  if (host !== written && HOST.test(host)) return `${scheme}//${host}`
  if (host.includes('{')) {
    const [, suffix = ''] = /\}\.([^{}]+)$/.exec(host) ?? []
    return HOST.test(suffix) ? `${scheme}//*.${suffix}` : scheme
  }
  if (!URL.canParse(origin)) return undefined
  const parsed = new URL(origin)
  return HOST.test(parsed.host) ? `${parsed.protocol}//${parsed.host}` : undefined
}

/** Maximum number of sources on the summary line. */
const MAX_LISTED = 3

/**
 * Summarizes on one line what pages need beyond the common policy: how many pages, and the
 * riskiest sources. Undefined if no page needs more.
 */
export function describeNeeds(
  needs: readonly PolicyNeed[],
  pages: number,
): string | undefined {
  const urls = new Set(needs.flatMap(({ page }) => page ?? []))
  if (urls.size === 0) return undefined
  const counts = new Map<string, number>()
  for (const { page, directive, source } of needs) {
    const kind = source.startsWith("'sha256-") ? 'inline code by its hash' : source
    const name = `${directive} ${kind}`
    if (page !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const listed = [...counts].sort(
    ([a, first], [b, second]) => weight(b) - weight(a) || second - first,
  )
  const shown = listed.slice(0, MAX_LISTED).map(([name, count]) => `${name} (${count})`)
  const rest = listed.length - shown.length
  if (rest > 0) shown.push(`${rest} more`)
  return `content security policy: ${urls.size} of ${pages} pages load from more than the site itself: ${shown.join(', ')}; \`skerry build --report report.json\` has the reasons`
}

/** Sort weight: what weakens a policy most comes first. */
function weight(name: string): number {
  if (name.includes("'unsafe-")) return 2
  return /^(?:script-src|require-trusted-types-for)/.test(name) ? 1 : 0
}
