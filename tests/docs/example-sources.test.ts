import { expect, test } from 'vitest'
import { fillExamples } from '../../.build/docs/example-sources.ts'

const page = `Before.

<Example>

<Note>Look.</Note>

</Example>

After.
`

test('an example gets its own source as a code block at its end', () => {
  expect(fillExamples(page)).toMatchInlineSnapshot(`
    "Before.

    <Example>

    <Note>Look.</Note>

    \`\`\`\`\`mdx wrap
    <Note>Look.</Note>
    \`\`\`\`\`

    </Example>

    After.
    "
  `)
})

test('a source that is out of date is written anew', () => {
  const old = fillExamples(page).replace('<Note>Look.</Note>', '<Note>Listen.</Note>')
  expect(fillExamples(old)).toBe(fillExamples(page.replace('Look.', 'Listen.')))
})

test('a source that is up to date stays as it is', () => {
  expect(fillExamples(fillExamples(page))).toBe(fillExamples(page))
})

test('fences inside an example are a part of its source', () => {
  const fence = '```ts\nsail()\n```'
  const filled = fillExamples(`<Example>\n\n${fence}\n\n</Example>`)
  expect(filled.split(fence)).toHaveLength(3)
})
