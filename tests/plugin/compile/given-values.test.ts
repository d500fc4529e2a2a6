import { expect, test } from 'vitest'
import { readModuleCode } from '../../../plugin/compile/read-module-code.ts'
import { options } from './compile.tsx'

/** The handler in the code of a snippet's module, for a tag with the given one. */
function handlerOf(handler: string): string | undefined {
  const text = `<b onClick={${handler}}>x</b>`
  const code = readModuleCode({ root: '/', file: 'snippets/a.mdx', text, options })
  return /^export const LivePart_0 = \(\{ _given, \.\.\.props \}\) => <b \{\.\.\.props\} onClick=\{([^]*)\} \/>$/.exec(
    code,
  )?.[1]
}

test.each([
  ['() => log(tide)', '() => (_given?.log ?? log)((_given?.tide ?? tide))'],
  ['() => alert({ tide })', '() => alert({ tide: (_given?.tide ?? tide) })'],
  ['() => alert(props.tide)', '() => alert(_given.props.tide)'],
  ['() => alert(frontmatter.title)', '() => alert(_given.frontmatter.title)'],
  ['(tide) => alert(tide, knots)', '(tide) => alert(tide, (_given?.knots ?? knots))'],
  [
    '() => { typeof log }',
    '() => { typeof (_given?.log ?? (typeof log === "undefined" ? undefined : log)) }',
  ],
  [
    'press // now\n',
    '(_given?.press ?? (typeof press === "undefined" ? undefined : press)) // now\n',
  ],
])('%s reads what its tag gives, or else what a script defines', (handler, expected) => {
  expect(handlerOf(handler)).toBe(expected)
})

test('names that code declares, assigns or shows as a tag are its own', () => {
  expect(handlerOf('() => { count = 1 }')).toBeUndefined()
  expect(handlerOf('() => <Tide />')).toBeUndefined()
  expect(handlerOf('() => { const tide = 1; alert(tide) }')).toBeUndefined()
})
