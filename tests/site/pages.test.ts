import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'
import { readHtml } from './read-html.ts'

describe('pages', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(
      {
        'docs.json': settings(
          ['home', 'hidden', 'wide', 'center', 'frame', 'custom', 'vars'],
          {
            variables: { product: 'Harbour & Co', version: '2.4' },
          },
        ),
        'home.mdx': page('Home', '## First\n\n## Second'),
        'hidden.mdx': page('Hidden page', 'Not shown in lists.', 'hidden: true\n'),
        'unlisted.mdx': page('Unlisted page'),
        'wide.mdx': page('Wide', '## Part', 'mode: wide\n'),
        'center.mdx': page('Center', '## Part', 'mode: center\n'),
        'frame.mdx': page('Frame', '## Part', 'mode: frame\n'),
        'custom.mdx': page(
          'Custom',
          '<div id="blank">Blank canvas</div>',
          'mode: custom\n',
        ),
        'vars.mdx': page(
          'Version {{version}}',
          'Use {{product}}.\n\n```sh\nget {{version}}\n```\n\nNot {{unknown}}.',
        ),
      },
      { args: ['--site', 'https://docs.example.com'] },
    )
  }, 60_000)

  const has = (file: string, id: string) => site.read(file).includes(`id="${id}"`)
  const listed = (file: string) =>
    readHtml(site.read(file))
      .byId('navigation-items')
      .all('a')
      .map(({ text }) => text)

  test('the site builds', () => expect(site.code, site.output).toBe(0))

  test('a hidden page is built but listed nowhere', () => {
    expect(site.has('hidden.html')).toBe(true)
    expect(listed('home.html')).not.toContain('Hidden page')
    expect(site.read('sitemap.xml')).not.toContain('/hidden')
    expect(site.read('llms.txt')).not.toContain('Hidden page')
    const robots = readHtml(site.read('hidden.html')).all('meta', { name: 'robots' })
    expect(robots[0]!.attribute('content')).toContain('noindex')
  })

  test('an unlisted page is built and not in the site map', () => {
    expect(site.has('unlisted.html')).toBe(true)
    expect(site.read('sitemap.xml')).not.toContain('/unlisted')
  })

  test('neighbours skip hidden pages', () => {
    const links = readHtml(site.read('home.html')).byId('pagination').all('a')
    expect(links.map((link) => link.attribute('href'))).toEqual(['/wide'])
  })

  test.each([
    ['home.html', { sidebar: true, title: true, contents: true }],
    ['wide.html', { sidebar: true, title: true, contents: false }],
    ['frame.html', { sidebar: true, title: false, contents: false }],
  ])('the mode of %s decides what is around the text', (file, parts) => {
    expect({
      sidebar: has(file, 'sidebar'),
      title: has(file, 'page-title'),
      contents: has(file, 'table-of-contents'),
    }).toEqual(parts)
  })

  test('a centred page and a blank one have no sidebar beside them', () => {
    for (const file of ['center.html', 'custom.html']) {
      const body = readHtml(site.read(file)).byId('body-content')
      expect(body.attribute('data-sidebar'), file).toBe('drawer')
    }
    expect(has('custom.html', 'page-title')).toBe(false)
    expect(has('custom.html', 'blank')).toBe(true)
  })

  test('variables are filled in, in titles, text and code', () => {
    const html = readHtml(site.read('vars.html'))
    expect(html.byId('page-title').text).toBe('Version 2.4')
    expect(html.byId('content').text).toContain('Use Harbour & Co.')
    expect(html.byId('content').all('code')[0]!.text).toContain('get 2.4')
    expect(html.byId('content').text).toContain('{{unknown}}')
  })

  test('the document says its page, its mode and its language', () => {
    const [html] = readHtml(site.read('wide.html')).all('html')
    expect(html!.attribute('data-current-path')).toBe('/wide')
    expect(html!.attribute('data-page-mode')).toBe('wide')
    expect(html!.attribute('lang')).toBe('en')
  })
})

test('a language that is written from right to left turns its pages', async () => {
  const site = await buildSite({
    'docs.json': {
      theme: 'mint',
      name: 'Harbour',
      colors: { primary: '#0d7a5f' },
      navigation: {
        languages: [
          { language: 'en', groups: [{ group: 'Guide', pages: ['en/start'] }] },
          { language: 'ar', groups: [{ group: 'دليل', pages: ['ar/start'] }] },
        ],
      },
    },
    'en/start.mdx': page('Start'),
    'ar/start.mdx': page('بداية', 'نص'),
  })
  expect(site.code, site.output).toBe(0)
  const root = (file: string) => readHtml(site.read(file)).all('html')[0]!
  expect(root('ar/start.html').attribute('dir')).toBe('rtl')
  expect(root('ar/start.html').attribute('lang')).toBe('ar')
  expect(root('en/start.html').attribute('dir')).not.toBe('rtl')
})

test("links under a page lead to its source, known from git's remote", async () => {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'docs.json': {
      name: 'Harbour',
      colors: { primary: '#0d7a5f' },
      navigation: [{ group: 'Guide', pages: ['guides/start'] }],
      feedback: { suggestEdit: true, raiseIssue: true },
    },
    'guides/start.mdx': page('Start'),
  })
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('init', '-q', '-b', 'trunk')
  git('remote', 'add', 'origin', 'git@github.com:example/harbour.git')
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  const links = readHtml(site.read('guides/start.html'))
    .all('a')
    .map((link) => link.attribute('href'))
  expect(links).toContain(
    'https://github.com/example/harbour/edit/trunk/guides/start.mdx',
  )
  expect(
    links.some((it) => it?.startsWith('https://github.com/example/harbour/issues/new?')),
  ).toBe(true)
})

test('the sitemap only has canonical URLs of its own site that robots may index', async () => {
  const site = await buildSite(
    {
      'docs.json': settings(['home', 'copy', 'moved', 'drafts/new'], {
        seo: { paths: [{ path: 'drafts', metatags: { robots: 'noindex' } }] },
      }),
      'home.mdx': page('Home'),
      'copy.mdx': page('Copy', '', 'canonical: https://docs.example.com/home\n'),
      'moved.mdx': page('Moved', '', 'canonical: https://other.example/moved\n'),
      'drafts/new.mdx': page('New'),
    },
    { args: ['--site', 'https://docs.example.com'] },
  )
  expect(site.read('sitemap.xml').match(/(?<=<loc>).*?(?=<)/g)).toEqual([
    'https://docs.example.com/home',
  ])
}, 60_000)
