import { expect, test } from 'vitest'
import { compile } from './compile.tsx'

async function told(body: string): Promise<string[]> {
  const { findings } = await compile(body)
  return findings
    .filter(({ code }) => /attribute|broken/.test(code))
    .map(({ message, hint }) => `${message}. ${hint}`)
}

test.each([
  [
    '<Columns cols={9}>x</Columns>',
    '`9`, not a number from 1 to 4. The nearest is `{4}`.',
  ],
  [
    '<Columns cols="two">x</Columns>',
    'not a number from 1 to 4. Write digits, such as `{2}`.',
  ],
  [
    '<Icon icon="star" size="huge" />',
    'not a number of at least 1. Write digits, such as `{16}`.',
  ],
  ['<Icon icon="star" iconType="sold" />', 'Did you mean `solid`?'],
  ['<Icon icon="star" iconType="sharp-lihgt" />', 'Did you mean `sharp-light`?'],
  [
    '<Callout color="gren">x</Callout>',
    'is `"gren"`, which is not a colour of CSS. Did you mean `green`?',
  ],
  ['<Callout color="16a34a">x</Callout>', 'Did you mean `#16a34a`?'],
  ['<Banner color="primary">x</Banner>', 'Write it as `#16a34a`, or by its name in CSS.'],
  ['<Callout type="cuation">x</Callout>', 'Did you mean `caution`?'],
])('a value that an attribute does not take is reported: %s', async (body, words) => {
  const found = await told(body)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})

test.each([
  '<Columns cols="3">x</Columns>',
  '<Icon icon="star" size="1.5rem" iconType="sharp-duotone-thin" color="rgb(1 2 3 / 50%)" />',
  '<Callout type="caution" color="var(--mine, RebeccaPurple)">x</Callout>',
  '<Callout color="#0af">x</Callout>',
  '<Callout color={mine}>x</Callout>\n\nexport const mine = "#fff"',
  '<Banner color={{ light: "#000", dark: "#fff" }}>x</Banner>',
])('a value that has an effect is not reported: %s', async (body) => {
  expect(await told(body)).toEqual([])
})

test.each([
  [
    '<ParamField name="id">x</ParamField>',
    'Did you mean `path`, `query`, `body`, `header` or `cookie`?',
  ],
  ['<ParamField type="string">x</ParamField>', 'such as <ParamField path="…">.'],
  [
    '<ParamField body="method" type="string" defaultValue="send">x</ParamField>',
    'Did you mean `default`?',
  ],
  ['<Card title="A" link="/x">x</Card>', 'Did you mean `href`?'],
  [
    '<ParamField body="id" name="id">x</ParamField>',
    'Remove it: `body` is already there.',
  ],
  [
    '<Tabs><Tab value="A" title="B">x</Tab></Tabs>',
    'Remove it: `title` is already there.',
  ],
  [
    '<Tabs syncKey="a"><Tab title="B">x</Tab></Tabs>',
    'Remove it: nothing is lost without it.',
  ],
  ['<Tabs><Tab titel="A">x</Tab></Tabs>', 'Did you mean `title`?'],
])('a missing or misnamed attribute is reported once: %s', async (body, words) => {
  const found = await told(body)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})

test.each([
  ['A [text]() here.', 'The link `text` has no URL'],
  ['![A ship]()', 'The image `A ship` has no URL'],
  ['<img src="" alt="x" />', '`src` of <img> is empty'],
])('a link or an image without an address is reported: %s', async (body, words) => {
  const found = await told(body)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(words)
})

test('an attribute that a tag has twice is reported, also of an element', async () => {
  const { findings } = await compile(
    '<Card title="a" title="b">x</Card>\n\n<div className="a" id="b" className="c">x</div>',
  )
  const twice = findings.filter(({ code }) => code === 'check/repeated-attribute')
  expect(twice.map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, 17, '<Card> has `title` twice, and the last one applies'],
    [3, 27, '<div> has `className` twice, and the last one applies'],
  ])
})
