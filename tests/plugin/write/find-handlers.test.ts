import { expect, test } from 'vitest'
import { filesOfPage, findHandlers } from '../../../plugin/write/find-handlers.ts'
import { compileFolder, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

test('code in attributes is found in the page, its snippets and modules, but not in code blocks', async () => {
  const fence = '```'
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx': `---\ntitle: Home\n---\n\nimport Part from '/part.mdx'\nimport { Box } from '/box.jsx'\n\n${fence}html\n<a onclick="a()">\n${fence}\n\nWrite \`<a onclick="a()">\`: <a onclick="a()">b</a> <a\n  onClick={'a()'}>c</a> <a onClick={() => {}}>d</a>\n\n<Part /> <Box />\n`,
    'part.mdx': 'Text\n\n<p onclick="a()">a</p>\n',
    'box.jsx':
      'const html = { __html: `<p onclick="a()">a</p>` }\nexport const Box = () => <p dangerouslySetInnerHTML={html} />\n',
  })
  const [page] = (await compileFolder(root)).compilations
  const files = filesOfPage(page!)
  const places = findHandlers('onclick', files, root)
  expect(places.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'index.mdx:12:31',
    'index.mdx:13:3',
    'part.mdx:3:4',
    'box.jsx:1:28',
  ])
  expect(findHandlers('onload', files, root)).toEqual([])
})
