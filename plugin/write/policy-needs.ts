import { allow, type Policy } from './content-security-policy.ts'

/** Something that a page, or the whole site, needs beyond the base policy. */
export interface PolicyNeed {
  /** The address of the page; absent for what the site needs on all pages. */
  page?: string
  directive: string
  /** What is allowed: an origin, a hash, a keyword. */
  source: string
  /** What needs it, as words: "a frame of the page". */
  why: string
}

/** Allows what is needed, and notes it. Needed twice, it is noted once. */
export class PolicyNeeds {
  readonly policy: Policy
  readonly #page: string | undefined
  readonly #noted: PolicyNeed[]

  /** @param noted Where needs are added. */
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

  /** Servers may have variables in their host: then any host of that shape is allowed. */
  allowOrigin(directive: string, address: string | undefined, why: string): void {
    const match = /^((?:https?|wss?):)\/\/([^/?#]+)/i.exec(address ?? '')
    if (!match) return
    const [, scheme, host = ''] = match
    const wild = host.includes('{')
      ? /^[^{]*\{[^}]*\}(\.[^{}]+)$/.exec(host)?.[1]?.replace(/^/, '*')
      : host
    this.allow(directive, wild ? `${scheme}//${wild}` : scheme!, why)
  }

  /** Takes a directive away, as something cannot work under it. */
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

/** Sources listed in a line. */
const MOST_LISTED = 3

/**
 * One line on what pages need beyond the policy of all: how many they are, and what of it is worst.
 * Undefined where no page needs more.
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
  const shown = listed.slice(0, MOST_LISTED).map(([name, count]) => `${name} (${count})`)
  const rest = listed.length - shown.length
  if (rest > 0) shown.push(`${rest} more`)
  return `policy: ${urls.size} of ${pages} pages need more than the others: ${shown.join(', ')}; \`--report\` says why`
}

/** What weakens a policy most comes first. */
function weight(name: string): number {
  if (name.includes("'unsafe-")) return 2
  return /^(?:script-src|require-trusted-types-for)/.test(name) ? 1 : 0
}
