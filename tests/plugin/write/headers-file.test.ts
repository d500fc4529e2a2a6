import { expect, test } from 'vitest'
import { headersFile } from '../../../plugin/write/headers-file.ts'
import type { OutputContext } from '../../../plugin/write/output-file.ts'

const written = (assets: string[], files: string[] = []) =>
  headersFile([['/docs/*', "default-src 'none'"]], {
    site: { base: '/docs/' },
    project: { site: { assets } },
    isWritten: (path: string) => files.includes(path),
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

test('the API catalog has its type, if there is one', () => {
  const type = '/docs/.well-known/api-catalog\n  Content-Type: application/linkset+json\n'
  expect(written([], ['.well-known/api-catalog'])).toContain(type)
  expect(written([])).not.toContain('api-catalog')
})
