import { expect, test } from 'vitest'
import { packageFile } from '../../../plugin/kit/package-files.ts'
import {
  joinLayoutSheets,
  filesOfLayoutSheet,
} from '../../../plugin/render/joined-layout-sheet.ts'

const layers = packageFile('theme/styles/layers.css')
const navbar = packageFile('theme/layout/navbar.css')
const card = packageFile('theme/components/card.css')
const own = '/site/theme/navbar.css'

test("the theme's sheets of the layout become one, and others keep their order", () => {
  const sheets = joinLayoutSheets([layers, own, navbar, card], [layers, own, navbar])
  expect(sheets.slice(1)).toEqual([own, card])
  expect(filesOfLayoutSheet(`${sheets[0]}?direct`)).toEqual([layers, navbar])
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
