import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

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
  expect(textsOf('title')).toEqual(['Boats &amp; berths', 'Only a title', '2026-05-01'])
  expect(textsOf('description')).toEqual(['Both', 'First', 'None'])
  expect(textsOf('category')).toEqual([undefined, undefined, 'Fix'])
  expect(site.read('news.html')).not.toContain('Only a title')
})

test('a page that asks for a feed is named if the public URL of the site is unknown', async () => {
  const news =
    '---\ntitle: News\nrss: true\n---\n\n<Update label="2026-06-08">Text</Update>\n'
  const site = await buildSite({ 'docs.json': settings(['news']), 'news.mdx': news })
  expect(site.output).toContain(
    'warning: news.mdx  `rss` has no effect: the public URL of the site is unknown  [output/no-address]',
  )
})
