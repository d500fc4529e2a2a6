import { createHash } from 'node:crypto'
import { choicesScript, modeScript } from '../../runtime/inline-scripts.ts'
import { speculationRules } from '../../runtime/speculation-rules.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'

/** Directive to its sources, in the order in which they are written. */
export type Policy = Map<string, Set<string>>

/**
 * What every page of a site needs: its own files, the hashes of the inline scripts and of
 * the prefetch rules, and WebAssembly where there is a search.
 */
export function basePolicy({
  base,
  features,
}: Pick<SiteData, 'base' | 'features'>): Policy {
  return new Map([
    ['default-src', new Set(["'none'"])],
    [
      'script-src',
      new Set([
        "'self'",
        hashOf(modeScript),
        hashOf(choicesScript),
        hashOf(speculationRules(base)),
        ...(features.search ? ["'wasm-unsafe-eval'"] : []),
      ]),
    ],
    ['style-src', new Set(["'self'"])],
    ['img-src', new Set(["'self'", 'data:'])],
    ['font-src', new Set(["'self'"])],
    ['connect-src', new Set(["'self'"])],
    ['base-uri', new Set(["'none'"])],
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

/** The value of the header. */
export function policyText(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
