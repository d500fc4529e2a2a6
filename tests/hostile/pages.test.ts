import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { buildSite, page, settings, type BuiltSite } from '../site/build-site.ts'
import { hasHostileFiles, hostileEntries, readHostile } from './manifest.ts'

/** Inputs for which the collection expects another result than the rules for pages. */
const exceptions: Record<string, string> = {
  'fm-missing-title': 'a title is optional',
  'fm-none': 'a title is optional',
  empty: 'a title is optional',
  'code-hostile':
    'a fence with a backtick in its info is no fence (CommonMark 4.5): its HTML does not parse',
  'redos-links':
    'the Markdown parser is quadratic here: on a slow machine the time limit ends it',
  'runtime-promise': 'a promise draws nothing',
  'table-wide': 'only its size is of interest',
}

/** Locations that differ from the collection's, with the reason. */
const otherPlaces: Record<string, string> = {
  'runtime-throws': 'the beginning of the expression that throws',
}

const entries = hostileEntries('pages')
const nameOf = (file: string) => file.replace(/^pages\/|\.mdx?$/g, '')
// `nul` is a device on Windows and therefore refused, but its text is tested here.
const fileOf = (file: string) => file.replace('pages/', '').replace(/^nul\./, 'nul-byte.')

describe.skipIf(!hasHostileFiles)('hostile pages', () => {
  let site: BuiltSite
  let alone: BuiltSite
  let browser: Browser

  const others = {
    'docs.json': settings(['good']),
    'good.mdx': page('Good', '<Card title="A">Text</Card>\n\n```js\nconst a = 1\n```'),
    '.env': 'SECRET_SENTINEL=1',
  }

  beforeAll(async () => {
    alone = await buildSite(others)
    const files = entries.map(({ file }) => [fileOf(file), readHostile(file)] as const)
    site = await buildSite(
      { ...others, ...Object.fromEntries(files) },
      {
        args: ['--allow-page-errors'],
        env: {
          SECRET_SENTINEL: 'sentinel-in-the-environment',
          // Endless loops run until this limit.
          SKERRY_PAGE_LIMIT: '6000',
        },
      },
    )
    browser = await launchBrowser()
  }, 300_000)

  afterAll(() => browser?.close())

  const diagnosticsOf = (file: string) =>
    Object.values(site.report.diagnostics)
      .flat()
      .filter((each) => each.file === file)

  test('the build ends, and well', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.output).not.toMatch(/\n\s+at .+:\d+:\d+\)?/)
  })

  test('the good page is what it is without them', () => {
    const content = (built: BuiltSite) =>
      /<div id="content"[\s\S]*?<\/main>/.exec(built.read('good.html'))![0]
    expect(content(site)).toBe(content(alone))
    const { status } = site.report.pages.find(({ file }) => file === 'good.mdx')!
    expect(status).toBe('ok')
  })

  test.each(entries)('$file', ({ file, expect: { build, at } }) => {
    const found = diagnosticsOf(fileOf(file))
    const told = found.map(({ line, column, message }) => `${line}:${column} ${message}`)
    const name = nameOf(file)
    if (name in exceptions) return
    if (build === 'error') expect(told, site.output).not.toEqual([])
    if (build === 'ok') {
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
      const report = site.report.pages.find((each) => each.file === fileOf(file))
      expect(report?.status).toBe('ok')
    }
    if (at !== undefined && !(name in otherPlaces)) {
      const [place] = /^\d+:\d+/.exec(at)!
      expect(told.map((each) => each.split(' ')[0])).toContain(place)
    }
  })

  test('a page that could not be rendered has an error in its place', () => {
    for (const { file, output, status } of site.report.pages)
      if (status === 'error') expect(site.read(output), file).toMatch(/class="[^"]*error/)
  })

  test('code in frontmatter was not run', () => {
    expect(existsSync('/tmp/hostile-canary-fmjs')).toBe(false)
  })

  test('nothing from outside the folder, nor from the environment, reached the browser', () => {
    for (const file of site
      .files()
      .filter((name) => /\.(js|css|json|txt|md)$/.test(name))) {
      expect(site.read(file), file).not.toContain('root:x:')
      if (file.endsWith('.js'))
        expect(site.read(file), file).not.toContain('sentinel-in-the-environment')
    }
  })

  test('frontmatter, code, links and cards run no script in a browser', async () => {
    const server = await serveFolder(site.folder)
    const calls: string[] = []
    const context = await browser.newContext()
    await context.exposeFunction('__x', (what: string) => calls.push(what))
    const names = /^(fm-|code-|card-|links-|dom-|headings-|plain|bidi|zalgo|surrogate)/
    const page = await context.newPage()
    for (const { file, url } of site.report.pages.filter((each) =>
      names.test(each.file),
    )) {
      calls.length = 0
      await page.goto(server.origin + url)
      await page.waitForTimeout(50)
      // HTML that an author writes in a page is trusted.
      const isOwn = /^(plain\.md|code-hostile)/.test(file)
      if (!isOwn) expect(calls, file).toEqual([])
    }
    await context.close()
    await server.close()
  }, 120_000)
})
