import { expect, test } from 'vitest'
import { markdownPage } from '../../../plugin/write/markdown-pages.ts'
import { page, settings } from '../../site/build-site.ts'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

const root = makeFolder({
  'docs.json': JSON.stringify(settings(['plain', 'custom'])),
  'plain.mdx': page('Plain', 'Text.', 'description: What it is\n'),
  'custom.mdx': page('Custom', 'Text.', 'description: What it is\nmode: custom\n'),
})

test("the description is below the title, or below a custom page's own", async () => {
  const { site } = await readProject(root, {})
  const preface = { index: '/llms.txt', instructions: [] }
  const write = (path: string, body: string) =>
    markdownPage(site.pages.get(path)!, body, preface, { base: '/' })
      .split('\n\n')
      .slice(1)
  expect(write('plain', '# Own\n\nText.')).toEqual([
    '# Plain',
    '> What it is',
    '# Own',
    'Text.\n',
  ])
  expect(write('custom', '# Own\n\nText.')).toEqual(['# Own', '> What it is', 'Text.\n'])
  expect(write('custom', 'Text.\n\n# Own')).toEqual(['> What it is', 'Text.', '# Own\n'])
})
