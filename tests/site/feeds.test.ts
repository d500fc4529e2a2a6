import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  page,
  settings,
  temporaryFolder,
  writeFiles,
} from './build-site.ts'

test('the entry of an update has the title and the description that it has for the feed', async () => {
  const site = await buildSite({
    'docs.json': {
      ...settings(['news']),
      seo: { metatags: { canonical: 'https://a.dev' } },
    },
    'news.mdx': page(
      'News',
      `<Update label="2026-06-08" description="Second" rss={{ title: "Boats & berths", description: "Both" }}>
Longer
</Update>

<Update label="v1.4" description="Released June 3, 2026">
Text
</Update>

<Update label="2026-06-01" description="First" rss={{ title: "Only a title" }}>
Text
</Update>

<Update label="2026-05-01" description="None" tags={["Fix"]}>
Text
</Update>`,
    ),
  })
  expect(site.code, site.output).toBe(0)
  const items = site.read('news/rss.xml').match(/<item>.*<\/item>/g) ?? []
  const textsOf = (name: string) =>
    items.map((item) => new RegExp(`<${name}>(.*)</${name}>`).exec(item)?.[1])
  expect(textsOf('title')).toEqual([
    'Boats &amp; berths',
    'v1.4',
    'Only a title',
    '2026-05-01',
  ])
  expect(textsOf('description')).toEqual([
    'Both',
    'Released June 3, 2026',
    'First',
    'None',
  ])
  expect(textsOf('pubDate')[1]).toBe('Wed, 03 Jun 2026 00:00:00 GMT')
  expect(textsOf('category')).toEqual([undefined, undefined, undefined, 'Fix'])
  expect(site.read('news.html')).not.toContain('Only a title')
})

test('a feed has the updates of snippets, with the dates of their lines in git', async () => {
  const folder = join(temporaryFolder(), 'site')
  mkdirSync(folder)
  writeFiles(folder, {
    'docs.json': {
      ...settings(['news']),
      seo: { metatags: { canonical: 'https://a.dev' } },
    },
    'news.mdx': page(
      'News',
      'import Old from "/snippets/old.mdx"\nimport { Older } from "/snippets/older.jsx"\n\n<Update label="2026-06-08">Text</Update>\n\n<Old />\n\n<Older />',
    ),
    'snippets/old.mdx': '\n'.repeat(20) + '<Update label="v2">Text</Update>',
    'snippets/older.jsx':
      "import Log from './older.mdx'\nexport const Older = () => <Log />",
    'snippets/older.mdx': '<Update label="v1" tags={["Fix"]}>Text</Update>',
  })
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-01-02T03:04:05Z' },
    })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@a.dev', 'commit', '-qm', 'all')
  const site = await buildFolder(folder)
  expect(site.code, site.output).toBe(0)
  const items = site.read('news/rss.xml').match(/<item>.*<\/item>/g) ?? []
  expect(items).toEqual([
    expect.stringContaining('<title>2026-06-08</title>'),
    expect.stringMatching(/#v2<.*<pubDate>Thu, 02 Jan 2025 03:04:05 GMT/),
    expect.stringMatching(/#v1<.*<category>Fix.*<pubDate>Thu, 02 Jan 2025 03:04:05 GMT/),
  ])
})

test('a page that asks for a feed is named if the public URL of the site is unknown', async () => {
  const news =
    '---\ntitle: News\nrss: true\n---\n\n<Update label="2026-06-08">Text</Update>\n'
  const site = await buildSite({ 'docs.json': settings(['news']), 'news.mdx': news })
  expect(site.output).toContain(
    'warning: news.mdx  `rss` has no effect: the public URL of the site is unknown  [output/no-address]',
  )
})
