import { expect, test } from 'vitest'
import { readCardLooks } from '../../../plugin/write/card-look.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

const page = (thumbnail = '') => `---\ntitle: A\n${thumbnail}---\n`

async function looks(thumbnails: object) {
  const root = makeFolder({
    'docs.json': settings(['index', 'own'], { thumbnails }),
    'index.mdx': page(),
    'own.mdx': page('thumbnail:\n  background: /own.png\n'),
    'site.png': 'site',
    'own.png': 'own',
  })
  return readCardLooks(await readProject(root, {}))
}

test('a page overrides single settings of the site', async () => {
  const { of, images } = await looks({ appearance: 'dark', background: '/site.png' })
  expect(images.map(({ src }) => src)).toEqual(['/site.png', '/own.png'])
  expect(of()).toMatchObject({ appearance: 'dark', background: '/site.png', glow: true })
  expect(of({ background: '/own.png', appearance: 'light' })).toMatchObject({
    appearance: 'light',
    background: '/own.png',
  })
  expect(of({ background: '' })).not.toHaveProperty('background')
})

test('a background may be contained in its URL', async () => {
  const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
  const { of, images } = await looks({ background: svg })
  expect(of()).toMatchObject({ background: svg })
  expect(String(images[0]?.data)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const png = await looks({ background: 'data:image/png;base64,aWs=' })
  expect(String(png.images[0]?.data)).toBe('ik')
  const damaged = await looks({ background: 'data:image/svg+xml,%E0%A4%A' })
  expect(damaged.of()).not.toHaveProperty('background')
})

test('a preset has a tint and a glow of the primary colour, unless its surface is neutral', async () => {
  const { of } = await looks({ preset: 'classic' })
  const plain = (await looks({})).of()
  expect(plain.colors.ground).toBe('#ffffff')
  expect(of()).toMatchObject({ preset: 'classic', glow: true })
  expect(of().colors.ground).not.toBe('#ffffff')
  expect(of({ surface: 'neutral' })).toMatchObject({
    glow: false,
    colors: { ground: '#ffffff' },
  })
  // The surface belongs to presets.
  expect((await looks({ surface: 'neutral' })).of()).toEqual(plain)
})
