import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../plugin/check/problem.ts'
import { checkSite } from '../../../plugin/check/check-site.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { makeFolder } from '../site/make-site.ts'
import { checkFolder, compileFolder, settings } from './check-files.ts'
import { faultKinds, seedFaults, type Fault } from './seed-faults.ts'

interface Tally {
  faults: number
  found: number
  exact: number
  elsewhere: Problem[]
  missed: Fault[]
}

/**
 * Seeds faults in a copy of a site. Counts those reported, those at the right location,
 * and additional reports.
 */
async function seedAndCheck(root: string, count: number, seed: number): Promise<Tally> {
  const { project, compilations } = await compileFolder(root)
  const key = ({ file, line, code, message }: Problem) =>
    `${file}:${line} ${code} ${message}`
  const before = new Set(checkSite(project, compilations).map(key))
  const pages = compilations
    .filter(
      ({ page, facts }) => page.file.endsWith('.mdx') && !facts.failed && !page.operation,
    )
    .filter(({ page }) => page.mode === 'default')
    .map(({ page: { file, url } }) => ({ file, url }))
  const copy = mkdtempSync(join(tmpdir(), 'skerry-faults-'))
  cpSync(root, copy, { recursive: true })
  const faults = seedFaults(copy, pages, project.settings.file, { count, seed })
  const problems = (await checkFolder(copy)).filter(
    (problem) => !before.has(key(problem)),
  )
  rmSync(copy, { recursive: true, force: true })

  const left = new Set(problems)
  const tally: Tally = {
    faults: faults.length,
    found: 0,
    exact: 0,
    elsewhere: [],
    missed: [],
  }
  for (const fault of faults) {
    const same = [...left].filter(
      ({ file, code }) => file === fault.file && code === fault.code,
    )
    const exact = same.find(
      ({ line, column }) => line === fault.line && column === fault.column,
    )
    const match = exact ?? same[0]
    if (!match) tally.missed.push(fault)
    else left.delete(match)
    if (match) tally.found++
    if (exact) tally.exact++
    else tally.missed.push(fault)
  }
  tally.elsewhere = [...left]
  return tally
}

const PAGES = Array.from({ length: 30 }, (_, index) => `guides/page-${index}`)

const small = () =>
  makeFolder({
    'docs.json': settings(PAGES),
    ...Object.fromEntries(
      PAGES.map((page, index) => [
        `${page}.mdx`,
        `---\ntitle: Page ${index}\n---\n\n## First part\n\nSee [the next](/${PAGES[(index + 1) % 30]}#first-part).\n`,
      ]),
    ),
  })

test('finds each kind of fault at its exact place, and nothing else', async () => {
  const tally = await seedAndCheck(small(), faultKinds.length, 7)
  expect({ ...tally }).toEqual({
    faults: faultKinds.length,
    found: faultKinds.length,
    exact: faultKinds.length,
    elsewhere: [],
    missed: [],
  })
})

test('gives the same report every time', async () => {
  const root = small()
  seedFaults(
    root,
    PAGES.map((page) => ({ file: `${page}.mdx`, url: `/${page}` })),
    'docs.json',
    { count: 20, seed: 3 },
  )
  expect(await checkFolder(root)).toEqual(await checkFolder(root))
})

const corpus = sharedMaterial('corpus', 'faults are found in copies of real sites', true)

test.skipIf(corpus.missing)(
  'finds 200 faults in three real sites',
  async () => {
    const total: Tally = { faults: 0, found: 0, exact: 0, elsewhere: [], missed: [] }
    for (const [index, site] of ['mintlify', 'turso', 'trigger'].entries()) {
      const count = index < 2 ? 67 : 66
      const tally = await seedAndCheck(join(corpus.path, site), count, index + 1)
      total.faults += tally.faults
      total.found += tally.found
      total.exact += tally.exact
      total.elsewhere.push(...tally.elsewhere)
      total.missed.push(...tally.missed)
    }
    console.info(total)
    expect(total.faults).toBe(200)
    expect(total.found).toBeGreaterThanOrEqual(198)
    expect(total.exact).toBeGreaterThanOrEqual(196)
    expect(total.elsewhere).toEqual([])
  },
  300_000,
)
