import { expect, test } from 'vitest'
import { consoleSettings, sampleOptions } from '../../../playground/pages/site-options.ts'
import { apiOf } from '../write-spec.ts'
import { settingsWith, siteWith } from '../../runtime/site-fixture.ts'

function consoleLanguages(languages?: string[]) {
  const { api } = settingsWith()
  const examples = { ...api.examples, ...(languages && { languages }) }
  const settings = settingsWith({ api: { ...api, examples } })
  return consoleSettings(siteWith({ settings })).languages
}

test('the console shows requests in the languages of the settings, whatever they are called', () => {
  expect(consoleLanguages(['bash', 'ts', 'shell', 'Python'])).toEqual([
    { id: 'curl', label: 'cURL' },
    { id: 'typescript', label: 'TypeScript' },
    { id: 'python', label: 'Python' },
  ])
})

test('the console has its own languages if the settings name none that is known', () => {
  expect(consoleLanguages()).toBeUndefined()
  expect(consoleLanguages(['cobol'])).toBeUndefined()
})

test.each([
  ['https://docs.example', 'https://docs.example/docs/api/a.json'],
  [undefined, 'https://api.example.com/docs/api/a.json'],
])(
  'with the origin %s, the servers of samples are relative to %s',
  async (origin, url) => {
    const site = siteWith({ base: '/docs/', ...(origin !== undefined && { origin }) })
    const api = { ...(await apiOf({})), source: 'api/a.json' }
    expect(sampleOptions(site, api).base).toBe(url)
  },
)
