import { expect, test } from 'vitest'
import { packageRoot } from '../../../plugin/kit/package-files.ts'
import {
  checkTypePackages,
  findTypePackages,
} from '../../../plugin/site/type-packages.ts'

test('the compiler is one that has a language service', () => {
  const found = findTypePackages(packageRoot)
  expect(found?.typescript).toMatch(/typescript\.js$/)
  expect(found?.shiki).toContain('twoslash')
})

test('a missing package is reported once, and only if the option is set', () => {
  expect(checkTypePackages('/', { twoslash: true }, [])).toMatchObject([
    { severity: 'warning', code: 'code/types-package' },
  ])
  expect(checkTypePackages('/', {}, [])).toEqual([])
  expect(checkTypePackages(packageRoot, { twoslash: true })).toEqual([])
})
