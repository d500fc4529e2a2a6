import { createHash } from 'node:crypto'
import {
  choicesScript,
  modeScript,
  placeScript,
  sidebarScript,
  redirectScript,
} from '../../runtime/inline-scripts.ts'
import { speculationRules } from '../../runtime/speculation-rules.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { TRUSTED_HTML, TRUSTED_SCRIPTS } from '../../runtime/kit/trusted-policies.ts'
import type { PolicyOptions } from '../site/options.ts'

/** Directive to its sources, in the order in which they are written. */
export type Policy = Map<string, Set<string>>

/**
 * What every page of a site needs: its own files, the hashes of the inline scripts and of
 * the prefetch rules, and WebAssembly where there is a search.
 */
export function basePolicy(
  { base, features }: Pick<SiteData, 'base' | 'features'>,
  { frameAncestors = ["'self'"], trustedTypes = false }: PolicyOptions = {},
): Policy {
  const policies = Array.isArray(trustedTypes) ? trustedTypes : []
  return new Map<string, Set<string>>([
    ['default-src', new Set(["'none'"])],
    [
      'script-src',
      new Set([
        "'self'",
        policyHash(modeScript),
        policyHash(choicesScript),
        policyHash(sidebarScript),
        policyHash(placeScript),
        policyHash(redirectScript),
        policyHash(speculationRules(base)),
        ...(features.search ? ["'wasm-unsafe-eval'"] : []),
      ]),
    ],
    ['style-src', new Set(["'self'"])],
    ['img-src', new Set(["'self'", 'data:'])],
    ['font-src', new Set(["'self'"])],
    ['connect-src', new Set(["'self'"])],
    ['base-uri', new Set(["'none'"])],
    // These two do not fall back to `default-src`.
    ['form-action', new Set(["'self'"])],
    ['frame-ancestors', new Set(frameAncestors)],
    ...(trustedTypes === false
      ? []
      : ([
          ['require-trusted-types-for', new Set(["'script'"])],
          ['trusted-types', new Set([TRUSTED_HTML, TRUSTED_SCRIPTS, ...policies])],
        ] as const)),
  ])
}

/** Adds a source to a directive; a directive that the policy lacks also keeps the site's own files. */
export function allow(policy: Policy, directive: string, source: string): void {
  const sources = policy.get(directive) ?? new Set(["'self'"])
  policy.set(directive, sources.add(source))
}

export function copyPolicy(policy: Policy): Policy {
  return new Map([...policy].map(([name, sources]) => [name, new Set(sources)]))
}

/** Directives that only hold where all pages can live with them. */
const STRICT = ['require-trusted-types-for', 'trusted-types']

/** One policy under which everything works that works under one of several. */
export function unitePolicies(policies: readonly Policy[]): Policy {
  const union: Policy = new Map()
  for (const policy of policies)
    for (const [directive, sources] of policy)
      union.set(directive, new Set([...(union.get(directive) ?? []), ...sources]))
  for (const directive of STRICT)
    if (policies.some((policy) => !policy.has(directive))) union.delete(directive)
  return union
}

/** The value of the header. */
export function policyText(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The source that allows one inline script or sheet of styles. */
export function policyHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
