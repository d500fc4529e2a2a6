import { expect, test } from 'vitest'
import { parseOwnModule } from '../../../plugin/mdx/parse-own-module.ts'

test('a module is read in the language of its extension', () => {
  const parsed = parseOwnModule('a.ts', 'export const a = <string>b')
  expect(parsed.errors).toEqual([])
  expect(parsed.lang).toBeUndefined()
})

test('JSX in a `.js` file and types in a `.jsx` file are read too', () => {
  expect(parseOwnModule('a.js', 'export const A = () => <b />').lang).toBe('tsx')
  expect(parseOwnModule('a.jsx', 'export const a = (b: string) => b').lang).toBe('tsx')
})

test('the error is that of the attempt that got further', () => {
  const code = 'export const A = (b: string) => <b>{b}\nexport const c = {{'
  const { errors, lang } = parseOwnModule('a.jsx', code)
  expect(lang).toBeUndefined()
  expect(errors[0]!.labels[0]!.start).toBeGreaterThan(code.indexOf('string'))
})
