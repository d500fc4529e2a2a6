import type { MarkedDescription } from './every-feature.ts'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedMaterial } from '../shared-material.ts'
import { writeFiles } from '../playground/write-spec.ts'
import { checkFacts, renderPages } from './check-facts.tsx'
import { everyChannelFeature } from './every-channel-feature.ts'
import { everyFeature } from './every-feature.ts'
import { pageText } from './page-text.ts'

test.each(['3.0.4', '3.1.1', '3.2.0'] as const)(
  'every feature of OpenAPI %s is in the text of its pages',
  (version) => expectAllSaid(everyFeature(version), 200),
)

test.each(['2.6.0', '3.0.0'] as const)(
  'every feature of AsyncAPI %s is in the text of its pages',
  (version) => expectAllSaid(everyChannelFeature(version), 120),
)

/**
 * Expects that pages contain all facts of a description and all of its marker words, of
 * which there must be more than `least`.
 */
async function expectAllSaid(
  { description, words }: MarkedDescription,
  least: number,
): Promise<void> {
  expect(words.length).toBeGreaterThan(least)
  const root = await writeFiles({ 'a.json': description })
  const { missing, lost, operations } = await checkFacts(root, 'a.json')
  expect(operations).toBeGreaterThan(0)
  expect({ missing, lost }).toEqual({ missing: [], lost: [] })
  const pages = [...(await renderPages(root, 'a.json')).values()].map((page) =>
    pageText(page).text.toLowerCase(),
  )
  const unsaid = words.filter(
    (word) => !pages.some((text) => text.includes(word.toLowerCase())),
  )
  expect(unsaid).toEqual([])
}

const real = sharedMaterial('openapi', 'facts of real descriptions are looked for')

test
  .skipIf(real.missing)
  .each([
    'real/redocly-museum.yaml',
    'real/scalar-galaxy.yaml',
    'real/readme-train-travel-3.1.json',
    'real/redoc-petstore-3.1.yaml',
    'real/redoc-petstore-2.0.yaml',
    'edge/rapidoc/many-oneof.yaml',
    'edge/rapidoc/oneof-combinations.yaml',
  ])('every fact of %s is on its pages', async (file) => {
  expect(existsSync(`${real.path}/${file}`)).toBe(true)
  const { missing, lost, facts } = await checkFacts(real.path, file)
  expect(facts).toBeGreaterThan(0)
  expect({ missing, lost }).toEqual({ missing: [], lost: [] })
})

const channels = sharedMaterial('asyncapi', 'facts of AsyncAPI examples are looked for')

test
  .skipIf(channels.missing)
  .each([
    '2.6/streetlights-operation-security.yml',
    '2.6/slack-rtm.yml',
    '2.6/social-media/backend/asyncapi.yaml',
    '3.x/slack-rtm-asyncapi.yml',
    '3.x/social-media/backend/asyncapi.yaml',
    '3.x/kraken-websocket-request-reply-multiple-channels-asyncapi.yml',
    '3.x/adeo-kafka-request-reply-asyncapi.yml',
  ])('every fact of %s is on its pages', async (file) => {
  expect(existsSync(`${channels.path}/${file}`)).toBe(true)
  const { missing, lost, facts } = await checkFacts(channels.path, file)
  expect(facts).toBeGreaterThan(0)
  expect({ missing, lost }).toEqual({ missing: [], lost: [] })
})
