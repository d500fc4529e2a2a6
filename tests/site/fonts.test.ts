import { expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

const PRELOAD = /<link rel="preload" as="font"[^>]* href="([^"]+)"/

const site = (more: object = {}, files: Record<string, string> = {}, args?: string[]) =>
  buildSite(
    {
      'docs.json': settings(['index'], more),
      'index.mdx': page('Home', 'Text.'),
      ...files,
    },
    { args },
  )

const fontsOf = ({ files }: BuiltSite) => files().filter((file) => file.endsWith('woff2'))

const coreOf = (built: BuiltSite) =>
  built.read(built.files().find((file) => /assets\/core-.*css$/.test(file))!)

test('typefaces are files of the site with a hash in their names; the first is fetched at once', async () => {
  const built = await site({}, {}, ['--base', '/docs/'])
  expect(built.code, built.output).toBe(0)
  const [, first = ''] = PRELOAD.exec(built.read('index.html')) ?? []
  expect(first).toMatch(/^\/docs\/assets\/inter-basic-wght-normal-[\w-]{8}\.woff2$/)
  expect(built.has(first.slice('/docs/'.length))).toBe(true)
  expect(built.read('404.html')).toContain(first)
  expect(coreOf(built)).toContain(first.slice(first.lastIndexOf('/')))
  expect(fontsOf(built).some((file) => file.includes('geist-mono-basic-'))).toBe(true)
  expect(Object.keys(built.report.bytes.files)).toEqual(
    expect.arrayContaining(fontsOf(built)),
  )
})

test('a page with a code block fetches the font of code at once', async () => {
  const built = await buildSite({
    'docs.json': settings(['index', 'code']),
    'index.mdx': page('Home', 'Text with `code`.'),
    'code.mdx': page('Code', '```js\nlet a\n```'),
  })
  const preloads = (file: string) =>
    [...built.read(file).matchAll(new RegExp(PRELOAD, 'g'))].map(
      ([, href = '']) => /([\w-]+)-wght/.exec(href)?.[1],
    )
  expect(preloads('index.html')).toEqual(['inter-basic'])
  expect(preloads('code.html')).toEqual(['inter-basic', 'geist-mono-basic'])
})

test('with the fonts of the system there are none', async () => {
  const built = await site({ fonts: 'system' })
  expect(built.code, built.output).toBe(0)
  expect(fontsOf(built)).toEqual([])
  expect(built.read('index.html')).not.toMatch(PRELOAD)
  expect(coreOf(built)).not.toContain('@font-face')
})

test('a sheet of the site that sets the text in another font leaves the file of ours to who needs it', async () => {
  const built = await site({}, { 'own.css': 'body { font-family: Georgia, serif }' })
  expect(built.code, built.output).toBe(0)
  expect(built.read('index.html')).not.toMatch(PRELOAD)
  const other = await site({}, { 'own.css': '.card { font-family: Georgia }' })
  expect(other.read('index.html')).toMatch(PRELOAD)
})

test('pages fetch the letters of their language first', async () => {
  const built = await buildSite({
    'docs.json': settings([], {
      navigation: {
        languages: [
          { language: 'en', pages: ['index'] },
          { language: 'ru', pages: ['ru/index'] },
          { language: 'el', pages: ['el/index'] },
          { language: 'de', pages: ['de/index'] },
          { language: 'pl', pages: ['pl/index'] },
        ],
      },
    }),
    'index.mdx': page('Home', 'Text.'),
    'ru/index.mdx': page('Дом', 'Текст.'),
    'el/index.mdx': page('Σπίτι', 'Κείμενο.'),
    'de/index.mdx': page('Übersicht', 'Größe.'),
    'pl/index.mdx': page('Przegląd', 'Źródło.'),
  })
  expect(built.code, built.output).toBe(0)
  const preloads = (file: string) =>
    [...built.read(file).matchAll(new RegExp(PRELOAD, 'g'))].map(([, href = '']) => {
      expect(built.has(href.slice(1))).toBe(true)
      return /inter-(\w+)/.exec(href)?.[1]
    })
  expect(preloads('index.html')).toEqual(['basic'])
  expect(preloads('ru/index.html')).toEqual(['cyrillic', 'basic'])
  expect(preloads('el/index.html')).toEqual(['greek', 'basic'])
  expect(preloads('de/index.html')).toEqual(['supplement', 'basic'])
  expect(preloads('pl/index.html')).toEqual(['extended', 'supplement', 'basic'])
})
