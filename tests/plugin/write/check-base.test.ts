import { expect, test } from 'vitest'
import { readProject } from '../../../plugin/site/read-project.ts'
import { checkBase } from '../../../plugin/write/check-base.ts'
import { makeFolder } from '../site/make-site.ts'

const settings = (pages: string[]) =>
  JSON.stringify({
    name: 'A',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    navigation: { pages },
  })

test('a relative base is reported where pages are in folders', async () => {
  const flat = await readProject(
    makeFolder({ 'docs.json': settings(['index', 'b']), 'index.mdx': 'A', 'b.mdx': 'B' }),
    {},
  )
  const deep = await readProject(
    makeFolder({
      'docs.json': settings(['index', 'a/b']),
      'index.mdx': 'A',
      'a/b.mdx': 'B',
    }),
    {},
  )
  for (const base of ['./', '']) {
    expect(checkBase(base, flat)).toEqual([])
    expect(checkBase(base, deep)).toEqual([
      expect.objectContaining({
        code: 'build/relative-base',
        message: expect.stringContaining('`/a/b`'),
      }),
    ])
  }
  for (const base of ['/', '/docs/', 'https://cdn.example.com/docs/'])
    expect(checkBase(base, deep)).toEqual([])
})
