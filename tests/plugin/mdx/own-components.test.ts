import { h } from 'preact'
import { describe, expect, test } from 'vitest'
import { render, standIns } from '../compile/compile.tsx'

const Own = ({ img }: { img?: string }) => h('i', { title: img })
const draw = (body: string) => render(body, {}, standIns, { own: { Image: Own } })

describe('a component of the page with the name of one of the theme', () => {
  const imported = 'import { Image } from "own"\n\n'

  test('is the author’s where the author writes it', async () => {
    const { html } = await draw(`${imported}<Image img="/a.png" />`)
    expect(html).toBe('<i title="/a.png"></i>')
  })

  test('leaves Markdown’s images and <img> to the theme', async () => {
    const { html } = await draw(`${imported}![b](/b.png) <img src="/c.png" />`)
    expect(html).toContain('<image src="/b.png" alt="b">')
    expect(html).toContain('<image src="/c.png">')
  })

  test('may be declared, for headings, tables and code too', async () => {
    const { html } = await draw(
      'export const Heading = () => <b>mine</b>\nexport const Table = () => <u>mine</u>\n\n## Title\n\n<Heading />\n\n| a |\n|---|\n| b |\n\n<Table />',
    )
    expect(html).toContain('<heading level="2" id="title">Title</heading>')
    expect(html).toContain('<b>mine</b>')
    expect(html).toContain('<table>')
    expect(html).toContain('<u>mine</u>')
  })
})

test('a component or expression that throws is left out with a warning, and the rest stands', async () => {
  const { html, problems } = await draw(
    'export const one = 1\nexport const Deep = ({ a }) => <p>{a.b.c}</p>\n\nfirst\n\n{one.b.c}\n\n<Deep />\n\nlast',
  )
  expect(html).toContain('<p>first</p>')
  expect(html).toContain('<p>last</p>')
  expect(problems).toMatchObject([
    { code: 'mdx/expression-failed', line: 6 },
    { code: 'mdx/expression-failed', line: 8, hint: 'Correct the component.' },
  ])
})

test('an export that a module does not have renders its children', async () => {
  const { html, problems } = await draw(
    'first\n\nimport { Image, Gone } from "own"\n\n<Gone>inside</Gone>',
  )
  expect(html).toBe('<p>first</p>\ninside')
  expect(problems).toMatchObject([{ code: 'mdx/unknown-part', line: 3, column: 17 }])
})

test('an export that a module does not have is reported with the nearest one', async () => {
  const { problems } = await draw('import { Imagee } from "own"\n\n<Imagee />')
  expect(problems).toMatchObject([
    {
      code: 'mdx/unknown-part',
      hint: 'Did you mean `Image`? Check the name in the import, or export it there.',
    },
  ])
})

test('a part that a component does not have is reported with the nearest one', async () => {
  const Tree = Object.assign(() => null, { Folder: () => null, File: () => null })
  const { problems } = await render(
    '<Tree.Fodler />\n\n<Tree.Other />',
    {},
    { ...standIns, Tree },
  )
  expect(problems).toMatchObject([
    { code: 'mdx/unknown-part', line: 1, hint: 'Did you mean <Tree.Folder>?' },
    { code: 'mdx/unknown-part', line: 3, hint: 'Check the name after the dot.' },
  ])
})
