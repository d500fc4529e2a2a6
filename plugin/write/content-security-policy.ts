import { createHash } from 'node:crypto'
import {
  choicesScript,
  firstScript,
  sidebarScrollScript,
  movedPartsScript,
  sidebarScript,
  redirectScript,
  variationScript,
  wildcardRedirectScript,
} from '../../runtime/inline-scripts.ts'
import { speculationRules } from '../../runtime/speculation-rules.ts'
import { viewTransitionStyle } from '../../runtime/view-transition-style.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { TRUSTED_HTML } from '../../runtime/kit/trusted-html-policy.ts'
import { TRUSTED_SCRIPTS } from '../../runtime/kit/trusted-scripts-policy.ts'
import type { PolicyOptions } from '../site/options.ts'

/** Directives with their sources, in output order. */
export type Policy = Map<string, Set<string>>

/**
 * The policy that every page of a site needs: its own files, the hashes of the inline scripts,
 * styles and speculation rules, and WebAssembly if there is a search.
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
        policyHash(firstScript),
        policyHash(choicesScript),
        policyHash(variationScript),
        policyHash(sidebarScript),
        policyHash(sidebarScrollScript),
        policyHash(movedPartsScript),
        policyHash(redirectScript),
        policyHash(wildcardRedirectScript),
        policyHash(speculationRules(base)),
        ...(features.search ? ["'wasm-unsafe-eval'"] : []),
      ]),
    ],
    ['style-src', new Set(["'self'", policyHash(viewTransitionStyle)])],
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

/** Adds a source to a directive. A directive that the policy lacks is created with `'self'`. */
export function allow(policy: Policy, directive: string, source: string): void {
  const sources = policy.get(directive) ?? new Set(["'self'"])
  policy.set(directive, sources.add(source))
}

/** Copies a policy, including its sets of sources. */
export function copyPolicy(policy: Policy): Policy {
  return new Map([...policy].map(([name, sources]) => [name, new Set(sources)]))
}

/** Directives that apply only if every page supports them. */
const STRICT = ['require-trusted-types-for', 'trusted-types']

/** Merges policies into one under which everything works that works under any of them. */
export function unitePolicies(policies: readonly Policy[]): Policy {
  const union: Policy = new Map()
  for (const policy of policies)
    for (const [directive, sources] of policy)
      union.set(directive, new Set([...(union.get(directive) ?? []), ...sources]))
  for (const directive of STRICT)
    if (policies.some((policy) => !policy.has(directive))) union.delete(directive)
  return union
}

/**
 * Serializes a policy to the value of the header. Hashes are left out beside `'unsafe-inline'`,
 * which browsers would otherwise ignore (CSP 3, 6.7.3.2).
 */
export function policyText(policy: Policy): string {
  return [...policy]
    .map(([name, sources]) => {
      const allowsAll = sources.has("'unsafe-inline'")
      const named = [...sources].filter((each) => !allowsAll || !/^'sha\d/.test(each))
      return [name, ...named].join(' ')
    })
    .join('; ')
}

/** The source that allows an inline script or style. */
export function policyHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
