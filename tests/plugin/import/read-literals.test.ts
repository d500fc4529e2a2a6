import { expect, test } from 'vitest'
import { readLiterals } from '../../../plugin/import/read-literals.ts'

/** Reads `config.ts` of these files. */
function read(files: Record<string, string>): unknown {
  return readLiterals('config.ts', (file) => files[file])
}

test('literals are read without running the module, in the calls and functions around them', () => {
  expect(
    read({
      'config.ts': `
        import { defineConfig } from 'a-tool-that-is-missing'
        import { sidebar as bar, more } from './nav/sidebar.js'
        import data from './data.json'
        const name = 'Harbour' as const
        throw new Error('never run')
        function items() { return [{ text: \`\${name} 1\` }, ...more()] }
        export default defineConfig(async () => ({
          name, 'a-b': items(), bar, ...data, [name]: true, off: !true,
          computed: fetch('x').then((y) => y), either: process.env.X || 'b',
          which: process.env.CI ? 1 : 2, of: { a: { b: 3 } }.a.b,
        }))`,
      'nav/sidebar.ts':
        'const sidebar: string[] = ["a"]\nexport { sidebar }\nexport const more = () => ["b"]',
      'data.json': '{ "c": 1 }',
    }),
  ).toEqual({
    name: 'Harbour',
    'a-b': [{ text: 'Harbour 1' }, 'b'],
    bar: ['a'],
    c: 1,
    Harbour: true,
    off: false,
    either: 'b',
    which: 2,
    of: 3,
  })
})

test('modules of CommonJS are read, and cycles end', () => {
  expect(
    read({
      'config.ts':
        "const side = require('./side')\nmodule.exports = { side, path: require.resolve('./side.js') }",
      'side.js': "module.exports = { again: require('./side.js') }",
    }),
  ).toMatchObject({ path: './side.js', side: { again: { again: {} } } })
  expect(read({ 'config.ts': 'export default class {}' })).toBeUndefined()
  expect(read({ 'config.ts': 'export default {' })).toBeUndefined()
})
