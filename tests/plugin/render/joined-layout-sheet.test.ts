import { expect, test } from 'vitest'
import { packageFile } from '../../../plugin/kit/package-files.ts'
import {
  joinLayoutSheets,
  filesOfLayoutSheet,
} from '../../../plugin/render/joined-layout-sheet.ts'

const layers = packageFile('theme/styles/layers.css')
const navbar = packageFile('theme/layout/navbar.css')
const footer = packageFile('theme/layout/footer.css')
const own = '/site/theme/navbar.css'

test("the theme's sheets of the layout become one, and others keep their place", () => {
  const [first, second, third, ...others] = joinLayoutSheets([
    layers,
    navbar,
    own,
    footer,
  ])
  expect(filesOfLayoutSheet(`${first}?direct`)).toEqual([layers, navbar])
  expect(second).toBe(own)
  expect(filesOfLayoutSheet(third!)).toEqual([footer])
  expect(others).toEqual([])
})

test.each([
  'virtual:skerry/layout-sheet/../package.css',
  'virtual:skerry/layout-sheet/layout/../../secret.css',
  'virtual:skerry/layout-sheet/layout/missing.css',
  'virtual:skerry/layout-sheet//etc/secret.css',
  'virtual:skerry/site.css',
])('%s has no files', (id) => {
  expect(filesOfLayoutSheet(id)).toBeUndefined()
})
