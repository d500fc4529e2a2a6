import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { reactAttributes } from '../../../plugin/vite/react-attributes.ts'

function rename(code: string): string {
  const { program, errors } = parseSync('a.jsx', code)
  expect(errors).toEqual([])
  return reactAttributes(program, code)
}

test.each([
  ['<input onChange={f} />', '<input onInput={f} />'],
  ['<textarea onChange={f}></textarea>', '<textarea onInput={f}></textarea>'],
  ['<input type={kind} onChange={f} />', '<input type={kind} onInput={f} />'],
  ['<p onDoubleClick={f} onBlur={g} />', '<p onDblClick={f} onFocusOut={g} />'],
  ['<p onTouchStart={f} />', '<p ontouchstart={f} />'],
  ['<textarea spellCheck={false} />', '<textarea spellcheck={false} />'],
  [
    '<svg><path strokeWidth={2} fillOpacity="1" /></svg>',
    '<svg><path stroke-width={2} fill-opacity="1" /></svg>',
  ],
])('%s is written for React', (code, expected) => {
  expect(rename(code)).toBe(expected)
  expect(rename(`const ü = '🚢'\nconst a = ${code}`)).toBe(
    `const ü = '🚢'\nconst a = ${expected}`,
  )
})

test.each([
  '<input type="checkbox" onChange={f} />',
  '<input onInput={f} onChange={g} />',
  '<select onChange={f} />',
  '<Field onChange={f} strokeWidth={2} onBlur={g} />',
  '<a.b onChange={f} />',
  '<div className="a" tabIndex={0} dangerouslySetInnerHTML={x} onClick={f} />',
  '<svg viewBox="0 0 1 1" preserveAspectRatio="none" />',
  'const onChange = { onBlur: 1 }',
])('%s is kept', (code) => {
  expect(rename(code)).toBe(code)
})
