import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compile } from './compile.tsx'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'skerry-reach-'))
  mkdirSync(join(root, 'snippets'))
  writeFileSync(
    join(root, 'snippets/filter.tsx'),
    [
      'interface Props { of: { run(): void }[] }',
      'export const Filter = ({ of }: Props) => { useState(1); return <p>{of.length}</p> }',
      'export const Count = ({ of }: Props) => <p>{of.length}</p>',
    ].join('\n'),
  )
  writeFileSync(
    join(root, 'snippets/lists.ts'),
    'export const actions: { run(): void }[] = ([{ run() {} }])\nexport const names: string[] = ["a"]\n',
  )
  writeFileSync(join(root, 'snippets/broken.tsx'), 'export const Filter = ({ of } => {')
})

afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['a list with functions, for a component with state', 'Filter', 'actions', true],
  ['a list without functions', 'Filter', 'names', false],
  ['a component without state, in a module with some', 'Count', 'actions', false],
])('of TypeScript, %s', async (_, component, list, isLive) => {
  const { imports } = await compile(
    `import { ${component} } from "/snippets/filter.tsx"\nimport { ${list} } from "/snippets/lists.ts"\n\n<${component} of={${list}} />`,
    { root },
  )
  expect(imports.some(({ id }) => id.endsWith('.mdx.skerry.jsx'))).toBe(isLive)
})

test('a module that cannot be parsed makes no tag an island', async () => {
  const { imports } = await compile(
    'import { Filter } from "/snippets/broken.tsx"\n\n<Filter of={[{ run() {} }]} />',
    { root },
  )
  expect(imports.map(({ id }) => id)).toEqual(['/snippets/broken.tsx'])
})
