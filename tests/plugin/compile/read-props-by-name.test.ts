import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { evaluatePage } from '../../../runtime/evaluate-page.ts'
import type { EvaluationProblem } from '../../../runtime/page-guards.ts'
import { compile, standIns } from './compile.tsx'

/** A snippet's HTML as a component with these props, and what is reported. */
async function withProps(snippet: string, props: object) {
  const page = await compile(snippet, { asComponent: true })
  const problems: EvaluationProblem[] = []
  const { Content } = await evaluatePage(page.code, {
    components: standIns,
    imports: {},
    report: (problem) => void problems.push(problem),
  })
  const html = renderToString(h(Content, props)).replace(/<\/?p>/g, '')
  const reports = problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
  return { html, reports, diagnostics: page.diagnostics }
}

test('names that a component doesn’t declare are its props: in text, code and attributes', async () => {
  const found = await withProps(
    [
      "export const own = 'o'",
      '',
      "{name} {props.name} {own} {name === 'a' ? 'is' : 'not'} {[1].map((n) => n + name)} {({ name }).name}",
      '',
      '<Card title={name} href={`/x/${name}`} {...more}>{children}</Card>',
    ].join('\n'),
    { name: 'a', own: 'never', more: { icon: 'b' }, children: 'kids' },
  )
  expect(found).toEqual({
    html: 'a\na\no\nis\n1a\na\n<card title="a" href="/x/a" icon="b">kids</card>',
    reports: [],
    diagnostics: [],
  })
})

test('attributes in quotes contain props, or what is written if they aren’t given', async () => {
  const snippet = [
    "export const own = 'o'",
    '',
    '<Card title="{name} {none} {own}" href="/x/{props.name}" cta="{}" alt="{toString} {some}" />',
  ].join('\n')
  expect(await withProps(snippet, { name: 'a', own: 'never', some: {} })).toEqual({
    html: '<card title="a {none} {own}" href="/x/a" cta="{}" alt="{toString} {some}"></card>',
    reports: [],
    diagnostics: [],
  })
})

test('code, links and images of a component contain props', async () => {
  const snippet = [
    '`{name} {none}` [{name}](/x/{name} "to {name}") ![of {name}](/y/{name}.svg) [ref]',
    '',
    '[ref]: /z/{name}',
    '',
    '```js {2} title="{name}.js" lines',
    'const a = "{name}"',
    'const { none } = a',
    '```',
    '',
    '```js title="{name}.js"',
    'plain',
    '```',
  ].join('\n')
  const { html, reports, diagnostics } = await withProps(snippet, { name: 'a' })
  expect({ reports, diagnostics }).toEqual({ reports: [], diagnostics: [] })
  expect(html.split('\n')).toEqual([
    '<code>a {none}</code>',
    '<a href="/x/a" title="to a">a</a>',
    '<image src="/y/a.svg" alt="of a"></image>',
    '<a href="/z/a">ref</a>',
    '<codeblock lines language="js" highlight="2" title="a.js">const a = &quot;a&quot;',
    'const { none } = a</codeblock>',
    expect.stringMatching(/^<codeblock title="a\.js" .*>plain</),
  ])
})

test('props that aren’t given are reported: text is shown as written, attributes are left out', async () => {
  const { html, reports, diagnostics } = await withProps(
    '{name}\n\n<Card title={name} href={`/x/${name}`} cta="Go" />\n\n{children} {typeof name}',
    {},
  )
  expect(html).toBe('{name}\n<card cta="Go"></card>\n\nundefined')
  const reason = "`name` is neither defined nor given by the snippet's tag"
  expect(reports).toEqual([
    `1:1 The expression {name} throws: ${reason}`,
    `3:14 ${reason}, so the attribute is left out`,
    `3:32 ${reason}, so the attribute is left out`,
  ])
  expect(diagnostics).toEqual([])
})

test('props may have the names of globals and of the reader', async () => {
  const snippet = '{location} {location + 1} {user.name} {URL} {Math.max(1, 2)}'
  const props = { location: 'here', user: { name: 'U' }, URL: 'u', Math: 'never' }
  expect((await withProps(snippet, props)).html).toBe('here\nhere1\nU\nu\n2')
  expect((await withProps('{user.name}.', {})).reports).toEqual([])
})

test('names that the code of a component assigns are no props', async () => {
  const { diagnostics } = await withProps('{(name = 1)}', { name: 'a' })
  expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/undefined-name'])
})

test('the components that MDX passes are none of the props', async () => {
  const snippet =
    '<i {...props} />{Object.keys(props).join()}{Object.keys({ props }.props).join()}{(({ b, ...rest }) => Object.keys(rest).join())(props)}{props.b}{typeof props}'
  expect((await withProps(snippet, { b: 1, c: 2 })).html.replace(/\n/g, ' ')).toBe(
    '<i b="1" c="2"></i> b,c b,c c 1 object',
  )
})
