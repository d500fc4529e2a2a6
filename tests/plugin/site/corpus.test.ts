import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../../plugin/settings/read-settings.ts'
import { readFolder } from '../../../plugin/site/read-folder.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { navigate } from './make-site.ts'

const corpus = sharedMaterial(
  'corpus',
  'the pages and navigation of real sites are counted',
)

/**
 * Numbers of pages, and of distinct pages in the navigation, counted by an independent
 * script. It included nine of dify's files that `.mintignore` and file names exclude, so
 * that number is reduced to 870.
 */
test.skipIf(corpus.missing).each([
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
    const root = resolve(corpus.path, name)
    const read = await readSettings(root)
    const { site: source } = await readFolder(root, read.settings!, {
      locate: read.locate,
      excluded: read.files,
    })
    const { site, diagnostics, locate } = navigate(source)
    const after = [...site.pages.values()]
    expect(after).toHaveLength(pages)
    // Hidden pages are in the navigation as well.
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
