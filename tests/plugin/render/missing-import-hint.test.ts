import { expect, test } from 'vitest'
import { missingImportHint } from '../../../plugin/render/missing-import-hint.ts'

test.each([
  ['./card.jsx', ['Card'], 'Fix the path, or remove the import.'],
  ['@site/src/Map', ['Map'], 'Write the path from the content folder: `/src/Map`.'],
  ['@/ui/map', ['Map'], 'Write the path from the content folder: `/ui/map`.'],
  ['@theme/Tabs', ['Tabs'], 'Remove the import: `Tabs` is available without one.'],
  [
    'kit',
    ['Tabs', 'Tab', 'Map'],
    'Remove the import: `Tabs`, `Tab` are available without one.',
  ],
  ['@kit/ui/map', ['Map'], 'Install it (`npm install @kit/ui`), or remove the import.'],
])('a missing import of %s of %j', (source, names, hint) => {
  expect(missingImportHint(source, names, ['Card', 'Tab', 'Tabs'])).toBe(hint)
})
