import { expect, test } from 'vitest'
import { attributes, components } from '../../../theme/components/about.ts'

const lists = Object.entries(attributes)

test('descriptions are one line, and a sentence', () => {
  const odd = lists.flatMap(([name, list]) =>
    Object.entries(list)
      .filter(([, { description }]) => !/^[^\n]+\.$/.test(description))
      .map(([attribute]) => `${name}.${attribute}`),
  )
  expect(odd).toEqual([])
})

test('a default is one of the words that the attribute takes', () => {
  const odd = lists.flatMap(([name, list]) =>
    Object.entries(list)
      .filter(
        ([, { type, default: word }]) =>
          Array.isArray(type) && word && !type.includes(word),
      )
      .map(([attribute]) => `${name}.${attribute}`),
  )
  expect(odd).toEqual([])
})

test('no class of the theme reads as Markdown in two ways', () => {
  const rules = new Map<string, unknown>()
  const odd = Object.values(components).flatMap(({ markdown }) =>
    Object.entries(markdown === 'as-html' ? {} : markdown).filter(([name, rule]) => {
      const other = rules.get(name)
      rules.set(name, rule)
      return other !== undefined && other !== rule
    }),
  )
  expect(odd).toEqual([])
})
