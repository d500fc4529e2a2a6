import { expect, test } from 'vitest'
import type { Live } from '../../../plugin/live.ts'
import { browserModules } from '../../../plugin/virtual/browser-modules.ts'
import { languages } from '../../../theme/strings/languages.ts'

interface StringsModule {
  stringsFor(language: string): unknown
}

test('in the browser, each language of the site has its words, by whatever tag it is named', async () => {
  const tags = ['en', 'pt', 'cn', 'fr-CA', 'sv']
  const pages = new Map(tags.map((language) => [language, { language }]))
  const live = { project: { site: { pages } } } as unknown as Live
  const code = browserModules['virtual:skerry/strings']!(live)
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as StringsModule
  const expected = ['en', 'pt-br', 'zh', 'fr', 'en']
  for (const [index, tag] of tags.entries())
    expect(module.stringsFor(tag)).toEqual(languages[expected[index]!])
})
