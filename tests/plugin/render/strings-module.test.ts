import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Project } from '../../../plugin/site/project.ts'
import { loadStrings, stringsModule } from '../../../plugin/render/strings-module.ts'
import type { StringsFor } from '../../../theme/strings/string-lookup.ts'
import { temporaryFolder } from '../../site/build-site.ts'
import { languages } from '../../theme/all-strings.ts'

const words = { tlh: { search: 'nej' }, fr: { search: 'Trouver' } }
const project = { options: { words } } as unknown as Project

const imported = (code: string) =>
  [...code.matchAll(/strings\/([\w-]+)\.ts"/g)].map(([, name]) => name)

async function load(code: string): Promise<StringsFor> {
  const file = join(temporaryFolder(), 'strings.ts')
  writeFileSync(file, code)
  const { stringsFor } = (await import(file)) as { stringsFor: StringsFor }
  return stringsFor
}

test('each language has its strings, by whatever tag it is named, and no other is imported', async () => {
  const code = stringsModule(project, ['pt', 'cn', 'de-AT', 'fr-CA', 'tlh'])
  expect(imported(code)).toEqual(['string-lookup', 'de', 'en', 'fr', 'pt-br', 'zh'])
  const stringsFor = await load(code)
  expect(stringsFor('pt')).toEqual(languages['pt-br'])
  expect(stringsFor('cn')).toEqual(languages['zh'])
  expect(stringsFor('de-AT')).toEqual(languages['de'])
  expect(stringsFor('fr-CA')).toEqual({ ...languages['fr'], search: 'Trouver' })
  expect(stringsFor('tlh')).toEqual({ ...languages['en'], search: 'nej' })
})

test('English is not imported if no language falls back to it', () => {
  expect(imported(stringsModule(project, ['de']))).toEqual(['string-lookup', 'de'])
})

test('the strings of one language are loaded with those of the site', async () => {
  expect((await loadStrings(project, 'fr-CA')).search).toBe('Trouver')
  expect((await loadStrings(project, 'tlh')).search).toBe('nej')
  expect(await loadStrings(project, 'ja')).toEqual(languages['ja'])
})
