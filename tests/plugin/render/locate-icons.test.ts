import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { locateIcons } from '../../../plugin/render/locate-icons.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

test('an unknown icon has the place of the attribute that names it', async () => {
  expect(await placeOf('\n\n<Card icon="rockt" />', 'a.mdx')).toEqual(['a.mdx', 6, 12])
  expect(await placeOf("<Card icon={'rockt'} />", 'a.mdx')).toEqual(['a.mdx', 4, 13])
})

test('an example in a code block before it is not its place', async () => {
  const body = '```js\nlet a = "rockt"\n```\n\n<Icon icon="rockt" />'
  expect(await placeOf(body, 'a.mdx')).toEqual(['a.mdx', 8, 12])
})

test('a name that is given otherwise is found in quotes, or has the file alone', async () => {
  expect(await placeOf('<Mine sign="rockt" />', 'a.mdx')).toEqual(['a.mdx', 4, 12])
  expect(await placeOf("<Icon icon={'rock' + 't'} />", 'a.mdx')).toEqual([
    'a.mdx',
    undefined,
    undefined,
  ])
})

test('one of a snippet has its place there, where it is an icon', async () => {
  const root = makeFolder({
    'docs.json': settings(['a']),
    'a.mdx': '---\ntitle: A\n---\n\n<Box />\n',
    'snippets/a-word.jsx': 'export const word = "rockt"\n',
    'snippets/box.jsx': 'export const Box = () => (\n  <Card icon="rockt" />\n)\n',
  })
  const project = await readProject(root, {})
  expect(locateIcons(project, [unknown('rockt', 'a.mdx')])).toMatchObject([
    { file: 'snippets/box.jsx', line: 2, column: 14 },
  ])
})

test('one that the layout shows is found in a page’s frontmatter, then in the settings', async () => {
  expect(await placeOf('', 'docs.json', 'icon: rockt\n')).toEqual(['a.mdx', 3, 1])
  expect(await placeOf('', 'docs.json', 'icon: "rockt"\n')).toEqual(['a.mdx', 3, 7])
  expect(
    await placeOf('<Card icon="rockt" />', 'docs.json', '', { icon: 'rockt' }),
  ).toEqual(['docs.json', 14, 11])
})

test('a name with signs of patterns is found as it is written', async () => {
  expect(await placeOf('"aXb" <Icon icon="a.b" />', 'a.mdx', '', {}, 'a.b')).toEqual([
    'a.mdx',
    4,
    18,
  ])
})

test('other problems, and those that have a place or no file, stay as they are', async () => {
  const project = await readProject(makeFolder({ 'docs.json': settings(['a']) }), {})
  const problems: Diagnostic[] = [
    { ...unknown('rockt', 'a.mdx'), code: 'components/other' },
    { ...unknown('rockt', 'a.mdx'), line: 7, column: 1 },
    {
      severity: 'warning',
      code: 'components/unknown-icon',
      message: 'No icon is named `x`',
    },
  ]
  expect(locateIcons(project, problems)).toEqual(problems)
})

function unknown(name: string, file: string): Diagnostic {
  const message = `No icon is named \`${name}\``
  return { severity: 'warning', code: 'components/unknown-icon', message, file }
}

/** The file, line and column reported for an unknown icon. */
async function placeOf(
  body: string,
  file: string,
  frontmatter = '',
  more: object = {},
  name = 'rockt',
): Promise<unknown[]> {
  const root = makeFolder({
    'docs.json': settings(['a'], more),
    'a.mdx': `---\ntitle: A\n${frontmatter}---\n${body}\n`,
  })
  const [placed] = locateIcons(await readProject(root, {}), [unknown(name, file)])
  return [placed!.file, placed!.line, placed!.column]
}
