import { h, type ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { evaluatePage } from '../../../runtime/evaluate-page.ts'
import { compile, standIns } from './compile.tsx'

const Table = ({ children }: { children?: ComponentChildren }) =>
  h('div', { class: 'table' }, children)

async function render(body: string): Promise<string> {
  const { code, diagnostics } = await compile(body)
  expect(diagnostics).toEqual([])
  const components = { ...standIns, Table }
  const { Content } = await evaluatePage(code, { components, imports: {} })
  return renderToString(h(Content, null)).replaceAll(/\n\s*/g, '')
}

test('a table written as HTML scrolls like one in Markdown', async () => {
  expect(
    await render('<table class="wide">\n  <tr>\n    <td>A</td>\n  </tr>\n</table>'),
  ).toBe('<div class="table"><table class="wide"><tr><td>A</td></tr></table></div>')
})

test('a table in a cell scrolls with the one around it', async () => {
  expect(
    await render(
      '<table><tr><td>\n\n<table><tr><td>A</td></tr></table>\n\n</td></tr></table>',
    ),
  ).toBe(
    '<div class="table"><table><tr><td><table><tr><td>A</td></tr></table></td></tr></table></div>',
  )
})

test('a column with long text is marked in a table of four columns or more', async () => {
  const long =
    'The tide turns twice a day, and twice a day **we write it down**. '.repeat(2)
  const headsOf = async (lines: string[]) =>
    (await render(lines.join('\n'))).match(/<th\b.*?>/g)
  const four = ['| a | b | c | d |', '| - | - | - | - |', `| a | b | ${long} | d |`]
  expect(await headsOf(four)).toEqual([
    '<th>',
    '<th>',
    '<th class="long-column">',
    '<th>',
  ])
  const three = ['| a | b | c |', '| - | - | - |', `| a | b | ${long} |`]
  expect(await headsOf(three)).toEqual(['<th>', '<th>', '<th>'])
  const short = ['| a | b | c | d |', '| - | - | - | - |', '| a | b | c | d |']
  expect(await headsOf(short)).toEqual(['<th>', '<th>', '<th>', '<th>'])
})

test('selectors in a style tag match the elements here, and styles with values stay', async () => {
  const adapted = '<style>:is(.param-head,.field-head) { color: red }</style>'
  const css = '.param-head { color: red }'
  expect(await render(`<style>{\`${css}\`}</style>`)).toBe(adapted)
  expect(await render(`<style>{'${css}'}</style>`)).toBe(adapted)
  const red = '.param-head { color: red }'
  expect(await render(`<style>{\`.param-head { color: \${'red'} }\`}</style>`)).toBe(
    `<style>${red}</style>`,
  )
})

test('a summary above text on the next line is a child of the details', async () => {
  expect(
    await render('<details>\n  <summary>**More**</summary>\n  Text\n</details>'),
  ).toBe('<details><summary><strong>More</strong></summary><p>Text</p></details>')
})
