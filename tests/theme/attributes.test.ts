import { expect, test } from 'vitest'
import { attributes } from '../../theme/attributes.ts'
import type { Attributes } from '../../theme/attributes.ts'
import { componentModules } from '../../theme/component-modules.ts'

const lists = Object.entries<Attributes>(attributes)

test('every component has its list of attributes', () => {
  expect(Object.keys(componentModules).filter((name) => !(name in attributes))).toEqual(
    [],
  )
})

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
