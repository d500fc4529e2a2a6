import { expect, test } from 'vitest'
import { checkPage } from '../../../plugin/check/check-page.ts'
import type { Page } from '../../../plugin/site/site.ts'
import { makeFolder } from '../site/make-site.ts'
import { compileFolder, settings } from './check-files.ts'

const home = `---
title: Home
---

[gone](/gone) [no anchor](/guide#nowhere) [anchor](/guide#set-up) [own](#none)

![](/images/none.png)
`

test('says of one page what the check of the site says, and compiles only what that takes', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guide', 'other']),
    'index.mdx': home,
    'guide.mdx': '---\ntitle: Guide\n---\n\n## Set up\n\n[gone](/gone-too)\n',
    'other.mdx': '---\ntitle: Other\n---\n\nText.\n',
  })
  const { project, compilations } = await compileFolder(root)
  const compiled: string[] = []
  const compile = (page: Page) => {
    compiled.push(page.path)
    return Promise.resolve(compilations.find((each) => each.page.path === page.path)!)
  }
  const problems = await checkPage(project, project.site.pages.get('index')!, compile)
  expect(
    problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
  ).toMatchInlineSnapshot(`
    [
      "index.mdx:5:1 check/broken-link",
      "index.mdx:5:15 check/broken-anchor",
      "index.mdx:5:67 check/broken-anchor",
      "index.mdx:7:1 check/alt-text",
      "index.mdx:7:1 check/broken-file",
    ]
  `)
  expect(compiled).toEqual(['index', 'guide'])
})
