import { expect, test } from 'vitest'
import { overlaysOf } from '../../../playground/index.ts'
import { findOverlays } from '../../../plugin/site/find-overlays.ts'
import { modern, settingsOf } from '../settings/parse.ts'
import { makeFolder } from './make-site.ts'

test('overlays are found by the description that they extend, in the order of their paths', async () => {
  const files = {
    'overlays/b.yaml': 'overlay: 1.1.0\nextends: ../api.json # ours\nactions: []\n',
    'overlays/a.json': '{ "overlay": "1.0.0", "extends": "../api.json", "actions": [] }',
    'remote.yml': 'overlay: 1.0.0\nextends: "https://a.example/api.json"\n',
    'loose.yaml': 'overlay: 1.0.0\nactions: []\n',
    'data.json': '{ "nested": { "overlay": "1.0.0" }, "extends": "api.json" }',
    'broken.json': '{ "overlay": "1.0.0", "extends": ',
    'tsconfig.yaml': 'extends: ./api.json\n',
  }
  const root = makeFolder(files)
  const assets = Object.keys(files).sort()
  expect([...(await findOverlays({ root, assets, specs: [] }))]).toEqual([
    ['api.json', ['overlays/a.json', 'overlays/b.yaml']],
    ['https://a.example/api.json', ['remote.yml']],
  ])
})

test('overlays in the settings replace those that were found, also if there are none', () => {
  const found = new Map([['api.json', ['found.yaml']]])
  const overlaysFor = (openapi: unknown) =>
    overlaysOf(settingsOf(modern({ api: { openapi } })), 'api.json', found)
  expect(overlaysFor('/api.json')).toEqual(['found.yaml'])
  expect(overlaysFor({ source: 'api.json', overlays: ['./own.yaml'] })).toEqual([
    'own.yaml',
  ])
  expect(overlaysFor({ source: 'api.json', overlays: [] })).toEqual([])
})
