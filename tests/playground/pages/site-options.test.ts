import { expect, test } from 'vitest'
import { consoleSettings } from '../../../playground/pages/site-options.ts'
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
