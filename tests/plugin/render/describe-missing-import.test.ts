import { expect, test } from 'vitest'
import { describeMissingImport } from '../../../plugin/render/describe-missing-import.ts'

const components = ['Card', 'Tab', 'Tabs']

test.each([
  ['./card.jsx', ['Card'], 'Fix the path, or remove the import.'],
  ['@site/src/Map', ['Map'], 'Write the path from the content folder: `/src/Map`.'],
  ['@/ui/map', ['Map'], 'Write the path from the content folder: `/ui/map`.'],
  [
    '!!raw-loader!@site/src/a.js',
    ['text'],
    'Loaders are part of webpack. For the text of a file, write `/src/a.js?raw`.',
  ],
  ['@theme/Tabs', ['Tabs'], 'Remove the import: `Tabs` is available without one.'],
  [
    'kit',
    ['Tabs', 'Tab', 'Map'],
    'Remove the import: `Tabs`, `Tab` are available without one.',
  ],
  ['@theme/TabItem', ['TabItem'], 'Remove the import, and write <Tab> for <TabItem>.'],
  ['@docusaurus/Head', ['Head'], 'Remove the import: it is part of another tool.'],
  [
    '@astrojs/starlight/components',
    ['Aside', 'Steps'],
    'Remove the import, and write <Callout> for <Aside>.',
  ],
  [
    'fumadocs-ui/components/files',
    ['Files', 'Folder'],
    'Remove the import, and write <Tree> for <Files>, <Tree.Folder> for <Folder>.',
  ],
  ['@theme', ['Overview'], 'Remove the import: it is part of another tool.'],
  [
    '@rspress/core/runtime',
    ['useLang'],
    'Remove the import: it is part of another tool.',
  ],
  ['astro:assets', ['getImage'], 'Remove the import: it is part of another tool.'],
  ['next/link', ['Link'], 'Remove the import, and write <a> for <Link>.'],
  [
    'https://cdn.example/kit.js',
    ['kit'],
    'Use it in `useEffect` or in event handlers, or install the package.',
  ],
  ['@kit/ui/map', ['Map'], 'Install it (`npm install @kit/ui`), or remove the import.'],
])('a missing import of %s of %j has a hint', (source, names, hint) => {
  expect(describeMissingImport(source, names, components).hint).toBe(hint)
})

test.each([
  ['./card.jsx', ['Card'], 'There is no file `./card.jsx`'],
  [
    'https://cdn.example/kit.js',
    ['kit'],
    '`https://cdn.example/kit.js` is loaded in the browser, not while pages are rendered',
  ],
  [
    '@mintlify/components',
    ['Card', 'Tabs'],
    'The package `@mintlify/components` is not installed, so the components of the theme are shown',
  ],
  [
    'kit',
    ['Tabs', 'Map'],
    'The package `kit` is not installed, so `Tabs` of the theme is shown, and of `Map` only the children',
  ],
])('a missing import of %s of %j says what is shown', (source, names, message) => {
  expect(describeMissingImport(source, names, components).message).toBe(message)
})
