import fc from 'fast-check'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { GeneratedStyles, useGeneratedStyle } from '../../runtime/generated-style.ts'

type Declarations = Record<string, string | number | undefined>

function Styled({ declarations }: { declarations: Declarations }) {
  return <i class={useGeneratedStyle(declarations)} />
}

function render(declarations: Declarations) {
  const styles = new Map<string, string>()
  const html = renderToString(
    <GeneratedStyles.Provider value={styles}>
      <Styled declarations={declarations} />
    </GeneratedStyles.Provider>,
  )
  return { html, styles: Object.fromEntries(styles) }
}

test('declarations become a class and its rule', () => {
  const { html, styles } = render({ color: ' oklch(60% 0.2 30 / 50%) ', '--start': 4 })
  const [[name, css]] = Object.entries(styles) as [[string, string]]
  expect(css).toBe('color:oklch(60% 0.2 30 / 50%);--start:4')
  expect(name).toMatch(/^g-[0-9a-z]+$/)
  expect(html).toBe(`<i class="${name}"></i>`)
})

test('the same declarations have the same class, others another', () => {
  expect(render({ color: 'red' })).toEqual(render({ color: 'red' }))
  expect(render({ color: 'red' }).html).not.toBe(render({ color: 'blue' }).html)
})

test('without a record the class is the same', () => {
  expect(renderToString(<Styled declarations={{ color: 'red' }} />)).toBe(
    render({ color: 'red' }).html,
  )
})

test('nothing to declare is no class', () => {
  expect(render({ color: undefined })).toEqual({ html: '<i></i>', styles: {} })
})

test.each([
  'red; background: blue',
  'red} body{display:none',
  'url(https://example.com/a.png)',
  'URL (x)',
  '</style><script>',
  '"a"',
  'red/*',
  '\\72 ed',
  '',
])('the value %s is left out', (color) => {
  expect(render({ color }).styles).toEqual({})
})

test('no value can end its rule', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (color) => {
      for (const css of Object.values(render({ color }).styles)) {
        expect(css.slice('color:'.length)).not.toMatch(/[;{}<>\\"'@]/)
      }
    }),
  )
})
