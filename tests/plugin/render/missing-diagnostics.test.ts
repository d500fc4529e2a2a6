import { expect, test } from 'vitest'
import { MissingModules } from '../../../plugin/render/missing-modules.ts'
import { missingDiagnostics } from '../../../plugin/render/missing-diagnostics.ts'
import { compileFolder, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

/** Where a page's import of the package `kit` is reported, and the way out. */
async function report(body: string): Promise<unknown[]> {
  const root = makeFolder({
    'docs.json': settings(['a']),
    'a.mdx': `---\ntitle: A\n---\n\n${body}\n`,
    'snippets/s.mdx': "import kit from 'kit'\n\n{kit}\n",
  })
  const { project, compilations } = await compileFolder(root)
  const missing = new MissingModules()
  missing.add(
    { source: 'kit' },
    { severity: 'warning', code: 'mdx/missing-import', message: '' },
  )
  const [found] = missingDiagnostics(missing, project, compilations)
  return [found?.file, found?.line, found?.column, found?.hint]
}

const INSTALL = 'Install it (`npm install kit`), or remove the import.'

test.each([
  ["import kit from 'kit'\n\n{kit}", [5, 17]],
  ['It is in \'kit\'.\n\nimport { a,\n  b } from "kit"\n\n{a}', [8, 12]],
  ["import 'kit'", [5, 8]],
])('an import of a missing package is located at its specifier: %j', async (body, at) => {
  expect(await report(body)).toEqual(['a.mdx', ...at, INSTALL])
})

test('the names that it declares are those of the theme', async () => {
  expect(
    await report("import { Card as Card } from 'kit'\n\n<Card title='A' />"),
  ).toEqual(['a.mdx', 5, 30, 'Remove the import: `Card` is available without one.'])
})

test('one in a snippet has the file of the page', async () => {
  expect(await report("import S from '/snippets/s.mdx'\n\n<S />")).toEqual([
    'a.mdx',
    undefined,
    undefined,
    INSTALL,
  ])
})
