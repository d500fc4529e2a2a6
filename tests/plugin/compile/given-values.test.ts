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
  [
    '() => log(tide)',
    '() => (_given?.log ?? log)((_given?.tide ?? (typeof tide === "undefined" ? undefined : tide)))',
  ],
  [
    '() => alert({ tide })',
    '() => alert({ tide: (_given?.tide ?? (typeof tide === "undefined" ? undefined : tide)) })',
  ],
  ['() => alert(props.tide)', '() => alert(_given.props.tide)'],
  [
    '() => { const { tide: t = 1 } = props }',
    '() => { const { tide: t = 1 } = _given.props }',
  ],
  [
    '() => log?.()',
    '() => (_given?.log ?? (typeof log === "undefined" ? undefined : log))?.()',
  ],
  [
    '() => copy(prompt)',
    '() => (_given?.copy ?? copy)((_given?.prompt ?? (typeof prompt === "undefined" ? undefined : prompt)))',
  ],
  ['() => alert(frontmatter.title)', '() => alert(_given.frontmatter.title)'],
  [
    '(tide) => alert(tide, knots)',
    '(tide) => alert(tide, (_given?.knots ?? (typeof knots === "undefined" ? undefined : knots)))',
  ],
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
  expect(handlerOf('() => prompt("Name?")')).toBeUndefined()
  expect(handlerOf('() => { const { ...rest } = props }')).toBeUndefined()
  expect(handlerOf('() => { const tide = 1; alert(tide) }')).toBeUndefined()
})
