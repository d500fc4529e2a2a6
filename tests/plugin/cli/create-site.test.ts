import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../../../plugin/cli/create-site.ts'
import { darkTone, lightTone } from '../../../plugin/kit/tones.ts'
import { hexContrast } from '../../../runtime/kit/rgb.ts'
import { checkFolder } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

test.each([
  ['everything', {}],
  ['its own name and colour', { name: 'Lantern', color: '#ffd400' }],
  ['neither API nor workflow', { api: false, ci: false }],
])('a new site with %s follows every rule, style included', async (_, options) => {
  const root = makeFolder({})
  createSite(root, options)
  const problems = await checkFolder(root, { style: true })
  // A bright colour that the user requests is kept despite the warning.
  const own = problems.filter(({ code }) => code !== 'settings/low-contrast')
  expect(own).toEqual([])
})

test('keeps what is in the folder, and asks for --force', () => {
  const root = makeFolder({ 'index.mdx': 'mine' })
  expect(() => createSite(root)).toThrow('is not empty')
  const { kept, files } = createSite(root, { force: true })
  expect(kept).toEqual(['index.mdx'])
  expect(files).toContain('docs.json')
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toBe('mine')
})

test('is not created inside another site, except with --force', () => {
  const root = makeFolder({ 'docs.json': '{}' })
  const inner = join(root, 'guides', 'inner')
  expect(() => createSite(inner)).toThrow('is inside the site in')
  expect(readdirSync(root)).toEqual(['docs.json'])
  expect(createSite(inner, { force: true }).files).toContain('docs.json')
})

test('is created beside another site, and in a repository inside one', () => {
  const root = makeFolder({ 'docs/docs.json': '{}', 'docs/own/.git/HEAD': '' })
  expect(createSite(join(root, 'inner')).files).toContain('docs.json')
  expect(createSite(join(root, 'docs', 'own')).files).toContain('docs.json')
})

test('brings rules for writers and a workflow, under their own names', () => {
  const root = makeFolder({})
  createSite(root)
  expect(readdirSync(root, { recursive: true })).toEqual(
    expect.arrayContaining(['.gitignore', join('.cursor', 'rules.md'), 'package.json']),
  )
})

test.each(['#000000', '#ffffff', '#ffd400', '#0e7490', '#7c3aed'])(
  'tones of %s can be made out where they are used',
  (color) => {
    expect(hexContrast(lightTone(color), '#09090b')).toBeGreaterThanOrEqual(4.5)
    expect(hexContrast(darkTone(color), '#09090b')).toBeGreaterThanOrEqual(3)
  },
)
