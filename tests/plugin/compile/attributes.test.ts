import { assert, asyncProperty, constantFrom, record, uniqueArray } from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { evaluatePage } from '../../../runtime/evaluate-page.ts'
import { compile, standIns } from './compile.tsx'

/** Attributes in a page give the same HTML as when Preact renders the element. */

const ELEMENTS =
  'div span p a button input label option select textarea form td audio my-element g path text'.split(
    ' ',
  )
const NAMES = (
  'title lang role hidden tabIndex tabindex className class htmlFor for style value defaultValue ' +
  'checked defaultChecked defaultSelected selected disabled draggable spellcheck spellCheck ' +
  'contentEditable ' +
  'aria-expanded aria-hidden aria-label data-b data-some-thing autoPlay autoComplete readOnly maxLength ' +
  'acceptCharset httpEquiv formAction inputMode crossOrigin encType rowSpan colSpan dateTime itemProp ' +
  'strokeWidth stroke-width fillOpacity fillRule viewBox xlinkTitle xmlLang clipPath textAnchor textLength ' +
  'panose1 glyphOrientationVertical onclick unknownName children popoverTarget useMap'
).split(' ')
/** Values in quotes and in braces: as literals, and as code that has to run. */
const WRITTEN = [
  '',
  '=""',
  '="text"',
  '="a &amp; b"',
  ...[
    'false',
    'true',
    'null',
    'undefined',
    '0',
    '-1.5',
    '1n',
    '""',
    '"b"',
    '`x`',
    '"\\"<&>"',
    '[]',
    '["a", "b"]',
    '{}',
    '{ fontSize: 12, color: "red", lineHeight: 2, "--x": 1, aspectRatio: 2, margin: null, top: "", width: 0 }',
    '() => 1',
    'new (class { valueOf() { return "v" } toString() { return "s" } })()',
    '{ peek: () => "p", value: "signal" }',
    'NaN',
  ].flatMap((value) => [`={${value}}`, `={[${value}][0]}`]),
]

const attribute = record({
  name: constantFrom(...NAMES),
  value: constantFrom(...WRITTEN),
})
const element = record({
  tag: constantFrom(...ELEMENTS),
  around: constantFrom('div', 'svg', 'foreignObject', 'select'),
  attributes: uniqueArray(attribute, { maxLength: 4, selector: ({ name }) => name }),
})

/**
 * Renders the markup as a folded template, and in a function, where nothing is folded.
 */
async function both(markup: string): Promise<{ folded: string; rendered: string }> {
  const [folded, rendered] = await Promise.all(
    [markup, `export const Whole = () => ${markup}\n\n<Whole/>`].map(async (body) => {
      const { code, diagnostics } = await compile(body)
      expect(diagnostics, body).toEqual([])
      const { Content } = await evaluatePage(code, { components: standIns, imports: {} })
      return renderToString(h(Content, null))
    }),
  )
  return { folded: withoutSlash(folded!), rendered: withoutSlash(rendered!) }
}

/** `<input/>` and `<input>` are equivalent. */
function withoutSlash(html: string): string {
  return html.replaceAll('/>', '>')
}

const AROUND: Record<string, (inner: string) => string> = {
  div: (inner) => `<div>${inner}</div>`,
  svg: (inner) => `<svg>${inner}</svg>`,
  foreignObject: (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  select: (inner) => `<select value="text"><option value="b">B</option>${inner}</select>`,
}

test('random attributes of random elements are those that Preact renders', async () => {
  await assert(
    asyncProperty(element, async ({ tag, around, attributes }) => {
      const written = attributes.map(({ name, value }) => ` ${name}${value}`).join('')
      const markup = AROUND[around]!(`<${tag}${written}/>`)
      const { folded, rendered } = await both(markup)
      expect(folded, markup).toBe(rendered)
    }),
    { numRuns: 400 },
  )
})

describe('an attribute', () => {
  test.each([
    [
      '<b aria-expanded={false} data-b={false}/>',
      '<b aria-expanded="false" data-b="false"></b>',
    ],
    [
      '<b aria-hidden={true} draggable={true}/>',
      '<b aria-hidden="true" draggable="true"></b>',
    ],
    [
      '<b contentEditable={false} spellCheck={false}/>',
      '<b contenteditable="false" spellCheck="false"></b>',
    ],
    ['<b suppressContentEditableWarning suppressHydrationWarning={true}/>', '<b></b>'],
    ['<b hidden={false} title={null}/>', '<b></b>'],
    ['<b hidden={[false][0]} id="a"/>', '<b id="a"></b>'],
    ['<input defaultValue="a" defaultChecked/>', '<input value="a" checked>'],
    ['<textarea value="a&amp;b"/>', '<textarea>a&amp;b</textarea>'],
    ['<b children="x"/>', '<b>x</b>'],
    ['<b className="a" class="c"/>', '<b class="c"></b>'],
    ['<b title="a" title="b"/>', '<b title="b"></b>'],
    [
      '<select value="b"><option>a</option><option value="b">b</option></select>',
      '<select><option>a</option><option selected value="b">b</option></select>',
    ],
    [
      '<select value="b">{["a", "b"].map((v) => <option value={v}/>)}</select>',
      '<select><option value="a"></option><option selected value="b"></option></select>',
    ],
    [
      '<svg><g>{[1].map((n) => <path strokeWidth={n}/>)}</g></svg>',
      '<svg><g><path stroke-width="1"></path></g></svg>',
    ],
  ])('%s gives %s', async (markup, html) => {
    const { code } = await compile(markup)
    const { Content } = await evaluatePage(code, { components: standIns, imports: {} })
    expect(withoutSlash(renderToString(h(Content, null)))).toBe(html)
  })

  test('of an `<svg>` itself has the name that it has inside of one', async () => {
    const { folded, rendered } = await both('<svg viewBox="0 0 1 1" strokeWidth="2"/>')
    expect(folded).toBe('<svg viewBox="0 0 1 1" stroke-width="2"></svg>')
    expect(rendered).toBe(folded)
  })

  test('of an `<svg>` in code, also from an object, has the name that it has in content', async () => {
    const { code } = await compile(
      'export const Icon = (props) => <svg strokeLinecap="round" viewBox="0 0 1 1" {...props}/>\n\n<Icon strokeWidth={2}/>',
    )
    const { Content } = await evaluatePage(code, { components: standIns, imports: {} })
    expect(renderToString(h(Content, null))).toBe(
      '<svg viewBox="0 0 1 1" stroke-linecap="round" stroke-width="2"></svg>',
    )
  })
})

test('an attribute that a rehype plugin gives is text where Preact writes text', async () => {
  const mark = () => (tree: { children: { properties?: object }[] }) => {
    Object.assign(tree.children[0]!.properties!, { ariaHidden: true, draggable: true })
  }
  const { code } = await compile('Text.', {
    options: { rehypePlugins: [mark as never] },
  })
  const { Content } = await evaluatePage(code, { components: standIns, imports: {} })
  expect(renderToString(h(Content, null))).toBe(
    '<p aria-hidden="true" draggable="true">Text.</p>',
  )
})

test('common attributes without an effect are not reported', async () => {
  const { findings } = await compile(
    '<ParamField body="a" optional>a</ParamField>\n\n<ResponseField name="b" optional="true">b</ResponseField>',
  )
  expect(findings).toEqual([])
})
