import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { receivesFeedback } from '../../../plugin/render/receives-feedback.ts'
import type { Project } from '../../../plugin/site/project.ts'
import { settingsWith } from '../../runtime/site-fixture.ts'

const root = mkdtempSync(join(tmpdir(), 'skerry-feedback-'))
afterAll(() => rmSync(root, { recursive: true }))

function takes(changes: Parameters<typeof settingsWith>[0], scripts: string[] = []) {
  const site = { scripts } as Partial<Project['site']> as Project['site']
  return receivesFeedback({ root, site, settings: settingsWith(changes) })
}

test('an answer is heard at an address, by analytics, or by a script that names the event', () => {
  const none = { suggestEdit: false, raiseIssue: false, thumbsRating: true }
  writeFileSync(join(root, 'own.js'), "addEventListener('skerry:feedback', console.log)")
  writeFileSync(join(root, 'other.js'), 'let a')
  expect(takes({ feedback: none })).toBe(false)
  expect(takes({ feedback: { ...none, endpoint: '/heard' } })).toBe(true)
  expect(takes({ feedback: none, integrations: { ga4: { measurementId: 'G-1' } } })).toBe(
    true,
  )
  expect(takes({ feedback: none, integrations: { hotjar: { hjid: '1' } } })).toBe(false)
  expect(takes({ feedback: none }, ['other.js', 'gone.js'])).toBe(false)
  expect(takes({ feedback: none }, ['other.js', 'own.js'])).toBe(true)
})
