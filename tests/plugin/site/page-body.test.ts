import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentHash } from '../../../plugin/kit/content-hash.ts'
import { describeBody, NO_BODY, readPageBody } from '../../../plugin/site/page-body.ts'
import { readPage } from '../../../plugin/site/read-page.ts'
import { makeFolder } from './make-site.ts'

test.each([
  ['frontmatter', '---\ntitle: A\n---\n\n# B\r\nText\n', '\n# B\nText\n'],
  ['no frontmatter', '# B\n', '# B\n'],
  ['frontmatter that is not closed', '---\ntitle: A\n\nText', '\nText'],
  ['frontmatter in TOML', '+++\ntitle = "A"\n+++\nText', 'Text'],
  ['nothing but frontmatter', '---\ntitle: A\n---\n', ''],
])('the text of a page with %s is what follows', (_, file, text) => {
  const root = makeFolder({ 'a.mdx': file })
  const { page } = readPage(root, 'a.mdx', { variables: {} })
  expect(readPageBody(root, page)).toBe(text)
  expect(page.body.hash).toBe(contentHash(text))
})

test('a text that was edited in the meantime has another hash', () => {
  const root = makeFolder({ 'a.mdx': '---\ntitle: A\n---\nFirst' })
  const { page } = readPage(root, 'a.mdx', { variables: {} })
  writeFileSync(join(root, 'a.mdx'), '---\ntitle: A\ndescription: B\n---\nSecond')
  expect(readPageBody(root, page)).toBe('Second')
  expect(page.body.hash).not.toBe(contentHash('Second'))
})

test('a page of an API description has no text', () => {
  const text = { file: 'openapi.json', line: 1, origin: undefined }
  expect(describeBody('', text)).toEqual(NO_BODY)
})
