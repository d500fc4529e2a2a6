import { expect, test } from 'vitest'
import { headersFile } from '../../../plugin/write/headers-file.ts'
import type { OutputContext } from '../../../plugin/write/output-file.ts'

const written = (assets: string[]) =>
  headersFile([['/docs/*', "default-src 'none'"]], {
    site: { base: '/docs/' },
    project: { site: { assets } },
  } as unknown as OutputContext)

test('pages have their policy, and Markdown its type', () => {
  const file = written([])
  expect(file).toContain("/docs/*\n  Content-Security-Policy: default-src 'none'\n")
  expect(file).toContain('/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n')
})

test('files whose names contain a hash are kept for a year', () => {
  expect(written(['images/boat.png'])).toContain(
    '/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test("an author's files in `assets` have no hash, so that readers get new versions", () => {
  expect(written(['assets/boat.png'])).not.toContain('immutable')
})
