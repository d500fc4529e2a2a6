import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

describe('files for readers without scripts, and for agents', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(
      {
        'docs.json': settings(['index', 'tides'], {
          name: 'Harbour & Quay',
          errors: { 404: { redirect: false } },
        }),
        'index.mdx': page('Start'),
        'tides.mdx': page('Tides & currents', '', 'description: When to sail.\n'),
        'unlisted.mdx': page('Unlisted'),
      },
      { args: ['--base', '/docs/', '--site', 'https://harbour.example.com'] },
    )
    expect(site.code, site.output).toBe(0)
  }, 60_000)

  test('the list of all pages has those of the navigation by group, with the base', () => {
    const html = site.read('search.html')
    expect(html).toContain('<h2>Guide</h2>')
    expect(html).toContain('<a href="/docs/tides">Tides &amp; currents</a>')
    expect(html).not.toContain('unlisted')
    expect(html).toContain('noindex')
  })

  test('only pages of the site lead to Markdown', () => {
    expect(site.read('tides.html')).toContain('type="text/markdown"')
    for (const file of ['search.html', '404.html'])
      expect(site.read(file)).not.toContain('type="text/markdown"')
  })

  test('every page leads there without scripts', () => {
    expect(site.read('tides.html')).toMatch(/<noscript><a [^>]*href="\/docs\/search"/)
  })

  test('the page for unknown addresses has no active tab, and sections as links', () => {
    const html = site.read('404.html')
    expect(html).toContain('not-found-search')
    expect(html).toMatch(
      /not-found-sections-list[^"]*"><li><a [^>]*href="\/docs\/"[^>]*>Guide/,
    )
  })

  test('skill.md says what the site is and where its text is', () => {
    const text = site.read('skill.md')
    expect(text).toMatch(/^---\nname: harbour-quay\ndescription: ".+"\n---\n/)
    expect(text).toContain('https://harbour.example.com/docs/llms.txt')
    expect(text).toContain(
      '[Tides & currents](https://harbour.example.com/docs/tides.md): When to sail.',
    )
  })
})

test('an author has a page at /search and a skill.md of his own', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'search']),
    'index.mdx': page('Start'),
    'search.mdx': page('Looking for wrecks'),
    'skill.md': '# Mine\n',
  })
  expect(site.read('search.html')).toContain('Looking for wrecks')
  expect(site.read('skill.md')).toContain('# Mine')
}, 60_000)
