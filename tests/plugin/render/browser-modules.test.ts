import { expect, test } from 'vitest'
import type { Project } from '../../../plugin/site/project.ts'
import { browserModules } from '../../../plugin/render/browser-modules.ts'
import { languages } from '../../../theme/strings/languages.ts'

interface StringsModule {
  stringsFor(language: string): unknown
}

test('in the browser, each language of the site has its words, by whatever tag it is named', async () => {
  const tags = ['en', 'pt', 'cn', 'fr-CA', 'sv']
  const pages = new Map(tags.map((language) => [language, { language }]))
  const words = { sv: { search: 'Sök' } }
  const project = { site: { pages }, options: { words } } as unknown as Project
  const code = browserModules['virtual:skerry/strings']!(project)
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as StringsModule
  const expected = ['en', 'pt-br', 'zh', 'fr']
  for (const [index, tag] of expected.entries())
    expect(module.stringsFor(tags[index]!)).toEqual(languages[tag])
  expect(module.stringsFor('sv')).toEqual({ ...languages['en'], search: 'Sök' })
})
