import { Component, h, type ComponentChildren } from 'preact'
import { describe, expect, test } from 'vitest'
import { render, standIns } from './compile.tsx'

/**
 * Pages may use any name that MDX accepts, including those that compiled pages use
 * internally.
 */

const NAMES =
  'process _runtime _attr _escape _text _css _jsx _jsxs _Fragment _template _elements _try _tryAsync _at _unknown _AssetUrl _deferred _meta MDXContent _createMdxContent _components _component0 Object Promise'.split(
    ' ',
  )
const content = (name: string) =>
  `*a* {${name}} {{ ${name} }.${name}} <b title={${name}}>{[<i>{${name}}</i>]}</b> {((${name}) => ${name})('in')} <my-tag/>`
const shown = '<p><em>a</em> v v <b title="v"><i>v</i></b> in <my-tag></my-tag></p>'

describe.each(NAMES)('the name %s', (name) => {
  test('can be declared by a page', async () => {
    const { html, page, problems } = await render(
      `export const ${name} = 'v'\n\n${content(name)}`,
    )
    expect([page.diagnostics, problems]).toEqual([[], []])
    expect(html).toBe(shown)
  })

  test('can be imported', async () => {
    const { html, page } = await render(
      `import { x as ${name} } from 'own'\n\n${content(name)}`,
      {},
      standIns,
      { own: { x: 'v' } },
    )
    expect(page.diagnostics).toEqual([])
    expect(html).toBe(shown)
  })
})

test('a component of such a name is a component', async () => {
  const { html } = await render(
    `import MDXContent from 'own'\n\n<MDXContent>a <MDXContent.Part/></MDXContent>\n\n{<MDXContent>b</MDXContent>}`,
    {},
    standIns,
    {
      own: {
        default: Object.assign(
          ({ children }: { children?: ComponentChildren }) => h('u', null, children),
          { Part: () => 'part' },
        ),
      },
    },
  )
  expect(html).toBe('<u>a part</u>\n<u>b</u>')
})

test('a class without a name is the layout', async () => {
  const { html } = await render(
    `import { Component } from 'preact'\n\nexport default class extends Component { render() { return <main>{this.props.children}</main> } }\n\ntext`,
    {},
    standIns,
    { preact: { Component } },
  )
  expect(html).toBe('<main><p>text</p></main>')
})
