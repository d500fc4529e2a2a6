import type { Element } from 'hast'
import { describe, expect, test } from 'vitest'
import { keepOnOneLine } from '../../../plugin/compile/keep-on-one-line.ts'

const code = (...texts: string[]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: texts.map((value) => ({ type: 'text', value })),
})

const isMarked = (element: Element) => {
  keepOnOneLine(element)
  return 'dataNowrap' in element.properties
}

describe('inline code', () => {
  test.each(['--strict', 'skerry check', 'public/', 'a?b', 'x-www-form-urlenc-20'])(
    '%s is marked: a browser would break it',
    (text) => expect(isMarked(code(text))).toBe(true),
  )

  test.each(['docs.json', 'navigation', ''])('%j is not: no browser breaks it', (text) =>
    expect(isMarked(code(text))).toBe(false),
  )

  test('of more than 20 characters may break', () =>
    expect(isMarked(code('--allow-page-errors-21'))).toBe(false))

  test('with elements is left alone', () =>
    expect(isMarked(code('--a', 'b'))).toBe(false))
})
