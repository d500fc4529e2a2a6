import { expect, test } from 'vitest'
import { menuLogos } from '../../../plugin/render/menu-logos.ts'
import type { ContextualOption } from '../../../runtime/types/settings.ts'
import { settingsWith } from '../../runtime/site-fixture.ts'

function logosOf(...options: ContextualOption[]) {
  return menuLogos({ settings: settingsWith({ contextual: { options } }) })
}

test('large logos of assistants in the page menu are files named by their content', () => {
  const [chatgpt, claude, ...others] = logosOf('copy', 'chatgpt', 'claude', 'perplexity')
  expect(others).toEqual([])
  expect(chatgpt?.key).toBe('chatgpt')
  expect(claude?.path).toMatch(/^assets\/claude-[\da-f]{8}\.svg$/)
  expect(claude?.svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[\d ]+"><path .+<\/svg>$/)
})

test('a site without assistants in its menu has no such files', () => {
  expect(logosOf('copy', 'view')).toEqual([])
  expect(menuLogos({ settings: settingsWith({}) })).toEqual([])
})
