import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

describe('imports of packages and files that are not there', () => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['index', 'snippet', 'island']),
      'index.mdx': page(
        'Index',
        'import { Glass } from "a-package-nobody-has"\nimport Columns from "@theme/Columns"\n\n<Glass>seen</Glass>\n\n<Columns cols={3}>three</Columns>',
      ),
      'snippet.mdx': page(
        'Snippet',
        'import { Grid } from "/snippets/grid.jsx"\n\n<Grid names={["alpha"]} />',
      ),
      'snippets/grid.jsx':
        'import Columns from "@theme/Columns"\nimport { Tag as Label } from "another-missing-package"\nimport { Gone } from "./gone.jsx"\n\nexport const Grid = ({ names }) => <Columns cols={2}>{names.map((name) => <Label><Gone>{name}</Gone></Label>)}</Columns>\n',
      'island.mdx': page(
        'Island',
        'import { Counter } from "/snippets/counter.jsx"\n\n<Counter />',
      ),
      'snippets/counter.jsx':
        'import { useState } from "react"\nimport { Box } from "missing-ui"\n\nexport const Counter = () => {\n  const [n, setN] = useState(0)\n  return <Box><button onClick={() => setN(n + 1)}>at {n}</button></Box>\n}\n',
    })
  }, 120_000)

  test('do not stop the build, and fail no page', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.report.pages.filter(({ status }) => status === 'error')).toEqual([])
  })

  test('draw the theme’s component of that name, or what is inside', () => {
    expect(site.read('index.html')).toMatch(/mdx-content prose">seen/)
    expect(site.read('index.html')).toContain('data-cols="3"')
    const snippet = site.read('snippet.html')
    expect(snippet).toContain('data-cols="2"')
    expect(snippet).toContain('alpha')
  })

  test('leave islands interactive', () => {
    expect(site.read('island.html')).toMatch(/<skerry-island[^>]*>.*<button>at 0/s)
    expect(site.report.islands.join()).toContain('counter')
  })

  test('are told once each, with their place in a snippet', () => {
    const told = site.report.diagnostics['mdx/missing-import'] ?? []
    expect(told.every(({ severity }) => severity === 'warning')).toBe(true)
    expect(
      told.map(({ file, line, message }) => [
        file ?? '',
        line ?? 0,
        /`([^`]+)`/.exec(message)![1],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['', 0, 'a-package-nobody-has'],
        ['snippets/grid.jsx', 1, '@theme/Columns'],
        ['snippets/grid.jsx', 2, 'another-missing-package'],
        ['snippets/grid.jsx', 3, './gone.jsx'],
        ['snippets/counter.jsx', 2, 'missing-ui'],
      ]),
    )
    expect(told).toHaveLength(6)
  })
})
