import { expect, test } from 'vitest'
import {
  importsOfGenerated,
  importsOfJoined,
  JoinedModules,
  replaceImports,
} from '../../../plugin/render/joined-modules.ts'

const part = { hash: 'a1', imports: [], dynamicImports: [] }
const joined = new JoinedModules('/dist', {
  'server.js': {
    'theme/components/card.js': {
      ...part,
      imports: ['preact', 'virtual:skerry/icons', 'theme/components/card.css'],
      dynamicImports: ['mermaid/mermaid.js'],
      exports: { Card: '_1', default: '_2' },
    },
    'theme/components/card.css': { ...part, exports: {} },
  },
  'api.js': { 'playground/pages/api-module.js': { ...part, exports: { build: '_1' } } },
})
const card = '/dist/theme/components/card.js'

test('a part exports under its own names what the joined module has', () => {
  expect(joined.codeOf(card)).toBe(
    'export { _1 as Card, _2 as default } from "/dist/joined/server.js"',
  )
})

test('modules that are no part, and stylesheets, stay what they are', () => {
  expect(joined.codeOf('/dist/theme/components/tile.js')).toBeUndefined()
  expect(joined.codeOf('/dist/theme/components/card.css')).toBeUndefined()
  expect(joined.codeOf('/dist/joined/server.js')).toBeUndefined()
})

test('a part says what it imports by the ids that a bundle has', () => {
  expect(joined.importsOf(card)).toEqual([
    'preact',
    '\0virtual:skerry/icons',
    '/dist/theme/components/card.css',
  ])
  expect(joined.dynamicImportsOf(card)).toEqual(['/dist/mermaid/mermaid.js'])
})

test('generated code imports from the joined module, and what a site has in place of a part from there', () => {
  const code = [
    `import { Card as m0 } from ${JSON.stringify(card)};`,
    `import * as _m1 from "/site/theme/Tile.jsx";`,
    `export { build } from "/dist/playground/pages/api-module.js"`,
  ].join('\n')
  expect(joined.rewriteImports(code)).toBe(
    [
      `import { _1 as m0 } from "/dist/joined/server.js";`,
      `import * as _m1 from "/site/theme/Tile.jsx";`,
      `export { _1 as build } from "/dist/joined/api.js"`,
    ].join('\n'),
  )
  expect(importsOfGenerated(code)).toEqual([
    card,
    '/site/theme/Tile.jsx',
    '/dist/playground/pages/api-module.js',
  ])
})

test('a name that a part does not export is left to the bundler to report', () => {
  const code = `import { Gone } from ${JSON.stringify(card)}`
  expect(joined.rewriteImports(code)).toBe(code)
})

const linked =
  'import"node:module";import{h,options as from}from"preact";import*as hooks from"preact/hooks";' +
  'const code=`import{h}from"preact";`;export{code}'

test('a joined module is linked to what it imports, whatever its code contains', () => {
  expect(importsOfJoined(linked)).toEqual(['node:module', 'preact', 'preact/hooks'])
  expect(replaceImports(linked, new Map([['preact', './preact.mjs']]))).toBe(
    linked.replace('from"preact"', 'from"./preact.mjs"'),
  )
})
