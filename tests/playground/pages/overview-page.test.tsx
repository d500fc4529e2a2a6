import { expect, test } from 'vitest'
import { OverviewPage } from '../../../playground/pages/overview-page.tsx'
import type { OverviewGroup } from '../../../playground/pages/list/api-page-input.ts'
import { html as render } from '../../theme/render.tsx'
import { apiOf } from '../write-spec.ts'

async function overview(
  description: string,
  groups: OverviewGroup[] = [],
  info: Record<string, unknown> = {},
) {
  const api = await apiOf({ info: { title: 'Pets', version: '1', description, ...info } })
  return render(
    <OverviewPage api={api} groups={groups} series={{ paths: ['a'], index: 0 }} />,
  )
}

test('headings of the description are sections of the overview', async () => {
  const html = await overview(
    '# Use `it`\n\nText.\n\n### Rate limits\n\n> ## Quoted\n\n# Use it',
  )
  const headings = [...html.matchAll(/<(h\d) id="([^"]*)"/g)].map(([, ...found]) => found)
  expect(headings).toEqual([
    ['h2', 'use-it'],
    ['h3', 'rate-limits'],
    ['h2', 'use-it-2'],
  ])
  expect(html).toContain(
    '<a class="heading-anchor" href="#use-it">Use <code>it</code></a>',
  )
})

test('deprecated operations are marked', async () => {
  const links = [
    { title: 'Add', url: '/add', method: 'POST' },
    { title: 'Old', url: '/old', method: 'GET', deprecated: true as const },
  ]
  const html = await overview('', [{ name: 'Pets', level: 2, links }])
  const marked = html.match(/<li>(?:(?!<\/li>).)*deprecated/gs)
  expect(marked).toHaveLength(1)
  expect(marked![0]).toMatch(/\/old.*<\/a> <span/)
})

test('pages without a tag are others only beside those with one', async () => {
  const untagged = { name: '', level: 2, links: [] } as const
  const named = { name: 'Pets', level: 2, links: [] } as const
  expect(await overview('', [{ ...untagged, links: [], only: true }])).toContain(
    '>Operations<',
  )
  expect(
    await overview(
      '',
      [named, untagged].map((each) => ({ ...each, links: [] })),
    ),
  ).toMatch(/>Pets<.*>Other operations</s)
})

test('contact and license are left out where nothing is said about them', async () => {
  expect(
    await overview('', [], { contact: { name: 'Ann' }, license: { name: 'MIT' } }),
  ).toMatch(/Contact: Ann.*License: MIT/s)
  const blank = { contact: { name: '', url: '', email: '' }, license: { name: '' } }
  expect(await overview('', [], blank)).not.toMatch(/Contact|License/)
})

test('the logo of a description is a link, and nothing without its target', async () => {
  const logo = { url: 'https://pets.example/a.png', altText: 'Pets Inc.' }
  expect(
    await overview('', [], { 'x-logo': { ...logo, href: 'https://pets.example' } }),
  ).toMatch(/href="https:\/\/pets\.example"[^>]*>Pets Inc\./)
  expect(await overview('', [], { 'x-logo': logo })).not.toContain('Pets Inc.')
})
