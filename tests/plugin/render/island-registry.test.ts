import { expect, test } from 'vitest'
import { IslandRegistry } from '../../../plugin/render/island-registry.ts'

const nameIn = (root: string, module: string) =>
  new IslandRegistry(() => root).add(module).name

test.each(['/snippets/clock.island.tsx', '/snippets/clock.jsx#Clock'])(
  'an island has the same name wherever its project lies: %s',
  (path) => {
    const scheme = path.includes('#') ? 'skerry-island:' : ''
    const [here, there] = ['/home/site', '/builds/42'].map((root) =>
      nameIn(root, `${scheme}${root}${path}`),
    )
    expect(here).toBe(there)
  },
)

test('islands of one name in two folders have two names', () => {
  const [one, two] = ['a', 'b'].map((folder) =>
    nameIn('/site', `skerry-island:/site/${folder}/clock.jsx#Clock`),
  )
  expect(one).not.toBe(two)
})
