import { expect, test } from 'vitest'
import {
  allow,
  basePolicy,
  policyHash,
  policyText,
} from '../../../plugin/write/content-security-policy.ts'
import * as inlineScripts from '../../../runtime/inline-scripts.ts'
import { speculationRules } from '../../../runtime/speculation-rules.ts'
import { viewTransitionStyle } from '../../../runtime/view-transition-style.ts'
import type { SiteData } from '../../../runtime/types/rendering.ts'

const site = { base: '/docs/', features: { search: true } } as SiteData

test('every inline script of a page is allowed by its hash', () => {
  const scripts = [...Object.values(inlineScripts), speculationRules(site.base)]
  expect(scripts.length).toBeGreaterThan(2)
  const allowed = basePolicy(site).get('script-src')
  for (const script of scripts) expect(allowed).toContain(policyHash(script))
})

test('a hash is that of the text as a page has it', () => {
  expect(policyHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('a further source joins those of its directive, and a new directive keeps the site', () => {
  const policy = basePolicy(site)
  allow(policy, 'img-src', 'https://a.example')
  allow(policy, 'img-src', 'https://b.example')
  allow(policy, 'frame-src', 'https://c.example')
  const text = policyText(policy)
  expect(text).toContain("img-src 'self' data: https://a.example https://b.example")
  expect(text).toContain("frame-src 'self' https://c.example")
})

test("a policy with 'unsafe-inline' has no hashes, for which browsers would ignore it", () => {
  const policy = basePolicy(site)
  allow(policy, 'style-src', policyHash('a{}'))
  const hashes = [viewTransitionStyle, 'a{}'].map(policyHash).join(' ')
  expect(policyText(policy)).toContain(`style-src 'self' ${hashes};`)
  allow(policy, 'style-src', "'unsafe-inline'")
  expect(policyText(policy)).toContain("style-src 'self' 'unsafe-inline';")
})
