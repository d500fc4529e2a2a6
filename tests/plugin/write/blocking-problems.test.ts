import { expect, test } from 'vitest'
import { areOfPages, blockingProblems } from '../../../plugin/write/blocking-problems.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'

const error = (code: string): Diagnostic => ({
  severity: 'error',
  code,
  message: 'wrong',
})
const warning = (code: string): Diagnostic => ({ ...error(code), severity: 'warning' })
const codes = (found: Diagnostic[]) => found.map(({ code }) => code)

const ofPages = ['mdx/unclosed-tag', 'render/gave-up', 'site/frontmatter-language']
const ofApis = ['api/fetch-failed', 'api/syntax', 'api/file-not-found']
const ofSite = [
  'settings/invalid-value',
  'build/option-failed',
  'theme/override-not-found',
]

test('errors of pages, of the site and lost API descriptions block a build', () => {
  const all = [...ofPages, ...ofApis, ...ofSite]
  expect(codes(blockingProblems(all.map(error), {}))).toEqual(all)
})

test('warnings do not, unless the build is strict', () => {
  expect(blockingProblems([warning('check/broken-link')], {})).toEqual([])
  expect(blockingProblems([warning('check/broken-link')], { strict: true })).toHaveLength(
    1,
  )
  const note: Diagnostic = {
    severity: 'info',
    code: 'output/no-address',
    message: 'none',
  }
  expect(blockingProblems([note], { strict: true })).toEqual([])
})

test('a mistake inside of an API description does not', () => {
  expect(blockingProblems([error('api/invalid-field')], {})).toEqual([])
})

test('with `allowPageErrors` only errors of the site do', () => {
  const all = [...ofPages, ...ofApis, ...ofSite].map(error)
  expect(codes(blockingProblems(all, { allowPageErrors: true }))).toEqual(ofSite)
  expect(areOfPages(ofPages.map(error))).toBe(true)
  expect(areOfPages(all)).toBe(false)
})
