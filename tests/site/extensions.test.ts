import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from './build-site.ts'
import { readHtml } from './read-html.ts'

/** Builds a site whose configuration imports `skerry`. */
function buildConfigured(options: string, files: SiteFiles = {}) {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'package.json': { type: 'module' },
    'docs.json': settings(['index', 'guides/other']),
    'index.mdx': page('Home', 'Text.\n\n```ts title.ts {1} custom\nlet a = 1\n```'),
    'guides/other.mdx': page('Other', '## A heading'),
    'vite.config.ts': configFile(options),
    ...files,
  })
  installSkerry(root)
  return buildFolder(root)
}

function configFile(options: string): string {
  return `import { skerry } from 'skerry'\nexport default { plugins: [skerry({ site: 'https://docs.test', search: false, ${options} })] }\n`
}

/** Paths of pages, of an author's file, of a file in place of a folder, and of our own files. */
const TAKEN = [
  'index.html',
  'guides/other.html',
  '404.html',
  'logo.svg',
  'index.html/data.json',
  'guides',
  '.skerry',
  'pagefind/pagefind.js',
]

describe('what code adds to a site', async () => {
  const site = await buildConfigured(
    `
    frontmatter: (frontmatter, { path, body }) => path.startsWith('guides/')
      ? { ...frontmatter, title: 'Guide: ' + frontmatter.title, tag: String(body.trim().length) }
      : frontmatter,
    navigation: (navigation, page) => ({
      ...navigation,
      sidebar: [...navigation.sidebar, { kind: 'page', path: '', title: 'About ' + page.path, url: 'https://about.test', external: true }],
    }),
    head: (page) => [
      { tag: 'meta', attributes: { name: 'page-path', content: page.path } },
      { tag: 'script', attributes: { defer: true, async: false, src: 'https://scripts.test/a.js' } },
      { tag: 'script', content: 'window.said = "</script>"' },
      ...(page.path === 'index' ? [{ tag: 'script', content: 'window.isHome = true' }] : []),
      { tag: 'link', attributes: { rel: 'preload', href: '/a.woff2' } },
    ],
    words: { en: { nextPage: 'Onward', nextPge: 'misspelt' } },
    shikiTransformers: [{
      name: 'mark',
      pre(node) { this.addClassToHast(node, this.options.meta?.__raw?.includes('custom') ? 'is-custom' : 'is-plain') },
      span(node) { node.properties['data-token'] = 'yes' },
    }],
    outputs: [
      async ({ pages, site, navigation }) => [{
        path: 'data/pages.json',
        content: JSON.stringify(await Promise.all(pages.map(async (page) => ({
          title: page.data.title, output: page.output, isIndexed: page.isIndexed,
          html: (await page.html()).length > 0, markdown: await page.markdown(),
          origin: site.origin, entries: navigation.children.length,
        })))),
      }],
      () => ['robots.txt', 'guides/other.md'].map((path) => ({ path, content: 'mine' })),
      function* () {
        for (const path of ${JSON.stringify(TAKEN)}) yield { path, content: 'refused' }
      },
      ({ report }) => {
        report({ severity: 'warning', code: 'mine/note', message: 'reported by code', file: 'index.mdx' })
        return []
      },
    ],
  `,
    {
      'theme/Head.jsx': `import { Head as ThemeHead } from 'skerry/theme/layout/head'
import { useShell } from 'skerry/runtime'
export default () => <><ThemeHead /><meta name="own-head" content={useShell().page.title} /></>`,
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  )
  const home = () => site.read('index.html')

  test('builds', () => expect(site.code, site.output).toBe(0))

  test('frontmatter that code changes is in titles and in the navigation', () => {
    expect(site.read('guides/other.html')).toContain('<title>Guide: Other - ')
    expect(readHtml(home()).byId('sidebar').text).toContain('Guide: Other')
  })

  test('what is rendered around a page is what code makes of it', () => {
    expect(readHtml(home()).byId('sidebar').text).toContain('About index')
    expect(readHtml(site.read('guides/other.html')).byId('sidebar').text).toContain(
      'About guides/other',
    )
    expect(site.read('404.html')).not.toContain('About 404')
  })

  test('elements of the head are on every page, that for unknown addresses too', () => {
    expect(home()).toContain('<meta name="page-path" content="index">')
    expect(home()).toContain('<script defer src="https://scripts.test/a.js"></script>')
    expect(home()).toContain('<script>window.said = "<\\/script>"</script>')
    expect(site.read('404.html')).toContain('<meta name="page-path" content="404">')
  })

  test('the content security policy allows the scripts that they add, on the 404 page too', () => {
    const { base, pages } = JSON.parse(site.read('csp.json')) as {
      base: string
      pages: Record<string, string>
    }
    expect(base).toMatch(/script-src [^;]*https:\/\/scripts\.test/)
    expect(site.read('404.html')).toContain('https://scripts.test/a.js')
    expect(pages['/']).toMatch(/script-src [^;]*https:\/\/scripts\.test/)
    const hashes = (policy: string) => policy.match(/'sha256-[^']*'/g)!.length
    expect(hashes(pages['/']!)).toBe(hashes(base) + 1)
  })

  test('the part of the layout around the head can be wrapped', () => {
    expect(home()).toContain('<meta name="own-head" content="Home"/>')
  })

  test("words of the interface are the site's own; one that is none is reported", () => {
    expect(home()).toContain('Onward')
    expect(site.report.diagnostics['theme/unknown-word']![0]).toMatchObject({
      hint: 'Did you mean `nextPage`?',
    })
  })

  test('transformers run in the threads that compile, and read what follows the language', () => {
    expect(home()).toMatch(/class="[^"]*code-block[^"]*is-custom/)
    expect(home()).toContain('data-token="yes"')
  })

  test('files are written beside the pages, in the place of our own, never in that of a page', () => {
    expect(JSON.parse(site.read('data/pages.json'))).toEqual([
      {
        title: 'Home',
        output: 'index.html',
        isIndexed: true,
        html: true,
        markdown: expect.stringContaining('let a = 1') as string,
        origin: 'https://docs.test',
        entries: 1,
      },
      expect.objectContaining({ title: 'Guide: Other', output: 'guides/other.html' }),
    ])
    expect(site.read('robots.txt')).toBe('mine')
    expect(site.read('guides/other.md')).toBe('mine')
    expect(site.read('index.md')).toContain('let a = 1')
    for (const path of site.files()) expect(site.read(path), path).not.toBe('refused')
    expect(
      site.report.diagnostics['output/path-taken']!.map(({ message }) => message),
    ).toEqual(
      TAKEN.map(
        (path) => `the option \`outputs\` writes ${path}, which already exists`,
      ).sort(),
    )
  })

  test('problems that code reports are in the report', () => {
    expect(site.report.diagnostics['mine/note']).toMatchObject([
      { severity: 'warning', message: 'reported by code', file: 'index.mdx' },
    ])
  })
})

describe('options that are edited between two builds', async () => {
  const options = (label: string, said: string, mark: string) =>
    `words: { en: { copyCode: '${label}' } },
     frontmatter: (frontmatter) => ({ ...frontmatter, description: '${said}' }),
     head: [{ tag: 'meta', attributes: { name: 'said', content: '${said}' } }],
     ${mark && `shikiTransformers: [{ line(node) { this.addClassToHast(node, '${mark}') } }],`}`
  const { root, ...first } = await buildConfigured(options('first', 'first', ''))
  const edit = (edited: string) => {
    writeFiles(root, { 'vite.config.ts': configFile(edited) })
    return buildFolder(root)
  }

  test('show, though the store has the pages; what they do not touch is not made again', async () => {
    expect(first.read('index.html')).toContain('aria-label="first"')
    const { report, read } = await edit(options('second', 'first', ''))
    expect(read('index.html')).toContain('aria-label="second"')
    expect(report.work.compiled).toBe(0)
  })

  test('show in frontmatter, head and code blocks', async () => {
    const html = (await edit(options('second', 'third', 'one-mark'))).read('index.html')
    expect(html).toContain('<meta name="description" content="third"/>')
    expect(html).toContain('<meta name="said" content="third">')
    expect(html).toContain('one-mark')
    const last = (await edit(options('second', 'third', 'other-mark'))).read('index.html')
    expect(last).toContain('other-mark')
    expect(last).not.toContain('one-mark')
  })
})

describe('options that are wrong', () => {
  test.each([
    [`head: 'x'`, 'the option `head` must be a list of elements  [build/option-value]'],
    [
      `navigation: (navigation, page) => { if (page.path === 'guides/other') throw new Error('lost'); return navigation }`,
      'guides/other.mdx  the option `navigation` fails: lost  [build/option-failed]',
    ],
  ])('stop the build: %s', async (options, message) => {
    const site = await buildConfigured(options)
    expect(site.code).toBe(1)
    expect(site.output).toContain(message)
    expect(site.files()).toEqual([])
  })

  test('are all reported where they are met at the end, and the site is not replaced', async () => {
    const site = await buildConfigured(
      `shikiTransformers: [{ line() { throw new Error('lost') } }],
       outputs: [
         () => { throw new Error('no data') },
         () => 1,
         () => [{ path: '../out.txt', content: '' }, { path: 'a.txt' }],
         ({ report }) => { report('odd'); return [] },
       ]`,
    )
    expect(site.code).toBe(1)
    const messages = Object.entries(site.report.diagnostics).flatMap(([code, found]) =>
      (code.startsWith('build/') ? found : []).map(({ message, file, line }) =>
        [file, line, message, code].filter((part) => part !== undefined).join(' '),
      ),
    )
    expect(messages.sort()).toEqual([
      'a file of the option `outputs` would be written to "../out.txt" build/output-path',
      'index.mdx 7 the option `shikiTransformers` fails for this code: lost build/option-failed',
      'the option `outputs` calls `report` with something other than a problem: must be a problem: `{ severity, code, message, hint }` build/option-result',
      'the option `outputs` fails: no data build/option-failed',
      'the result of the option `outputs` must be a list of files build/option-result',
      'the result of the option `outputs`: `[1].content` is missing build/option-result',
    ])
    expect(site.files()).toEqual([])
  })
})
