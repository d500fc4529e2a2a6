import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { compareFolder, type PageResult } from '../../differential/compare-folder.ts'
import { describeDifference } from '../../differential/describe-difference.ts'
import { temporaryFolder } from '../../site/build-site.ts'

/**
 * One page for each topic of MDX's documentation (https://mdxjs.com/docs/): expressions,
 * ESM, props, components, layouts…
 */
const folder = fileURLToPath(new URL('./fixtures/mdx-examples', import.meta.url))

const PAGES = [
  'children',
  'components',
  'esm',
  'expressions',
  'frontmatter',
  'gfm',
  'greeting',
  'inner',
  'interleaving',
  'layout-arrow',
  'layout-from',
  'layout-function',
  'layout-import',
  'mapping',
  'markdown',
  'math',
  'order',
  'props',
  'theme',
]

describe('a page means what @mdx-js/mdx says that it means', () => {
  let results: PageResult[]

  beforeAll(async () => {
    results = await compareFolder(folder, join(temporaryFolder(), 'examples'))
  })

  test('every page of the folder is compared', () => {
    expect(results.map(({ file }) => file.replace('.mdx', '')).sort()).toEqual(PAGES)
  })

  test.each(PAGES)('%s', (name) => {
    const { differences, reason, status } = results.find(
      ({ file }) => file === `${name}.mdx`,
    )!
    expect([...(reason ? [reason] : []), ...differences.map(describeDifference)]).toEqual(
      [],
    )
    expect(status).toBe('equal')
  })
})
