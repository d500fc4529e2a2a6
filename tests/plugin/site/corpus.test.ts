import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../../plugin/settings/read-settings.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import { readSite } from '../../../plugin/site/read-site.ts'

// Snapshots of real sites; they lie beside the project where it is developed.
const corpus = resolve('../shared/corpus')

/**
 * Pages, and distinct pages in the navigation, counted by a script independent of the project. It
 * counted nine of dify's files that `.mintignore` and the names of the files take out: 870 there.
 */
test.skipIf(!existsSync(corpus)).each([
  ['starter', 32, 32, 0],
  ['mintlify', 88, 86, 0],
  ['crewai', 98, 96, 0],
  ['turso', 179, 170, 0],
  ['lotus', 56, 54, 1],
  ['traceloop', 148, 142, 0],
  ['axiom', 629, 566, 0],
  ['trigger', 263, 256, 0],
  ['mem0', 243, 231, 0],
  ['meilisearch', 298, 297, 0],
  ['dify', 861, 855, 0],
])(
  '%s has %i pages, %i of them in the navigation, %i entries without a file',
  async (name, pages, inNav, missing) => {
    const root = resolve(corpus, name)
    const read = await readSettings(root)
    const site = await readSite(root, read.settings!, {
      locate: read.locate,
      excluded: read.files,
    })
    const { withNavigation, diagnostics, locate } = buildNavigation(site)
    const after = [...withNavigation(site).pages.values()]
    expect(after).toHaveLength(pages)
    // Pages that hide themselves are in the navigation as well.
    const placed = after.filter(
      ({ listed, frontmatter }) => listed || frontmatter.hidden === true,
    )
    expect(placed).toHaveLength(inNav)
    expect(diagnostics.filter(({ code }) => code === 'site/missing-page')).toHaveLength(
      missing,
    )
    for (const { path } of after) expect(locate(path).sidebar.length).toBeGreaterThan(0)
  },
)
