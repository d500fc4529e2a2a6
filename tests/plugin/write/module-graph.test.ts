import { describe, expect, test } from 'vitest'
import { ModuleGraph } from '../../../plugin/write/module-graph.ts'

type Modules = Record<string, [code: string, ...imports: string[]]>

const ROOT = '/home/a/site'
const PACKAGE = '/home/a/node_modules/skerry'

/**
 * @param place The folder that stands for `/home/a`.
 */
function graph(changes: Modules = {}, place = '/home/a'): ModuleGraph {
  const modules: Modules = {
    [`${ROOT}/snippets/note.jsx`]: [
      'import "./word.js"',
      `${ROOT}/snippets/word.js`,
      '/home/a/node_modules/left-pad/index.js',
    ],
    [`${ROOT}/snippets/word.js`]: [
      'export default 1',
      `${PACKAGE}/dist/runtime/island.js`,
    ],
    [`${ROOT}/snippets/other.jsx`]: ['export default 2'],
    '/home/a/node_modules/left-pad/index.js': ['export default 3'],
    [`${PACKAGE}/dist/runtime/island.js`]: ['export default 4', '\0virtual:skerry/icons'],
    '\0virtual:skerry/icons': [
      `import "skerry-node:${PACKAGE}/dist/icons.js"`,
      `file://${PACKAGE}/dist/icons.js`,
    ],
    ...changes,
  }
  const at = (text: string) => text.replaceAll('/home/a', place)
  const found = new ModuleGraph(at(ROOT), at(PACKAGE))
  for (const [id, [code, ...imports]] of Object.entries(modules))
    found.add(at(id), at(code), imports.map(at))
  return found
}

const note = (place = '/home/a') => [`${place}/site/snippets/note.jsx`]
const before = graph().hashOf(note())

test.each([
  ['the module itself', `${ROOT}/snippets/note.jsx`],
  ['what it imports', `${ROOT}/snippets/word.js`],
  ['a package that it imports', '/home/a/node_modules/left-pad/index.js'],
  ['a generated module far below it', '\0virtual:skerry/icons'],
])('a change of %s shows', (_, id) => {
  expect(graph({ [id]: ['changed'] }).hashOf(note())).not.toBe(before)
})

test('a change of a module that it does not reach does not', () => {
  expect(graph({ [`${ROOT}/snippets/other.jsx`]: ['changed'] }).hashOf(note())).toBe(
    before,
  )
})

test('what else decides how modules are bundled shows', () => {
  const hash = (settings: unknown) => {
    const found = new ModuleGraph(ROOT, PACKAGE, settings)
    found.add(`${ROOT}/a.js`, 'export default 1', [])
    return found.hashOf([`${ROOT}/a.js`])
  }
  expect(hash({ define: { A: 1 } })).not.toBe(hash({ define: { A: 2 } }))
  expect(hash({ define: { A: 1 } })).toBe(hash({ define: { A: 1 } }))
})

test('two modules that change places show', () => {
  const swapped: Modules = {
    [`${ROOT}/snippets/word.js`]: [
      'export default 3',
      `${PACKAGE}/dist/runtime/island.js`,
    ],
    '/home/a/node_modules/left-pad/index.js': ['export default 1'],
  }
  expect(graph(swapped).hashOf(note())).not.toBe(before)
})

test('an import that leads elsewhere shows', () => {
  const elsewhere: Modules = {
    [`${ROOT}/snippets/note.jsx`]: [
      'import "./word.js"',
      `${ROOT}/snippets/other.jsx`,
      '/home/a/node_modules/left-pad/index.js',
    ],
    [`${ROOT}/snippets/other.jsx`]: [
      'export default 1',
      `${PACKAGE}/dist/runtime/island.js`,
    ],
  }
  expect(graph(elsewhere).hashOf(note())).not.toBe(before)
})

test('a project that was moved has the same names, generated code included', () => {
  expect(graph({}, '/srv/build/checkout').hashOf(note('/srv/build/checkout'))).toBe(
    before,
  )
})

test('modules that import each other have a name', () => {
  const circle: Modules = {
    [`${ROOT}/snippets/word.js`]: ['', `${ROOT}/snippets/note.jsx`],
  }
  expect(graph(circle).hashOf(note())).not.toBe(before)
})

test('modules of Node are named by their ids', () => {
  expect(graph().hashOf(['node:fs'])).toBe(graph().hashOf(['node:fs']))
  expect(graph().hashOf(['node:fs'])).not.toBe(graph().hashOf(['node:path']))
})

test('a module that is not known is never what it was', () => {
  expect(graph().hashOf(['unheard-of'])).not.toBe(graph().hashOf(['unheard-of']))
})

test('a module is known by the names under which it is imported', () => {
  const named = (changes: Modules = {}) => {
    const found = graph(changes)
    found.addName('left-pad', '/home/a/node_modules/left-pad/index.js')
    return found.hashOf(['left-pad'])
  }
  expect(named()).toBe(named())
  expect(named({ '/home/a/node_modules/left-pad/index.js': ['changed'] })).not.toBe(
    named(),
  )
})

test('modules are listed with what they import, but for what ours import too', () => {
  const ours = [`${PACKAGE}/dist/runtime/island.js`]
  expect(graph().list(note(), ours)).toEqual([
    'packages/left-pad/index.js',
    'snippets/note.jsx',
    'snippets/word.js',
  ])
})

describe('modules are our own with all that they import', () => {
  const island = `${PACKAGE}/dist/runtime/island.js`
  const importing = (id: string) => graph({ [island]: ['code', id] }).areOwn([island])

  test.each([
    `${PACKAGE}/dist/runtime/other.js`,
    `file://${PACKAGE}/dist/node/read-icon.js`,
    '\0virtual:skerry/strings',
    '/home/a/node_modules/preact/dist/preact.mjs',
    'node:fs',
  ])('where they import %s', (id) => {
    expect(importing(id)).toBe(true)
  })

  test.each([
    `${ROOT}/theme/footer.jsx`,
    '/home/a/node_modules/left-pad/index.js',
    '/home/a/node_modules/preact-like/index.js',
    `${PACKAGE}/node_modules/left-pad/index.js`,
    `${PACKAGE}-theme/index.js`,
    'left-pad',
  ])('but not where they import %s', (id) => {
    expect(importing(id)).toBe(false)
  })
})

test('a package that Node imports is known by its version, if it is installed', () => {
  const hash = (name: string) => new ModuleGraph(process.cwd(), PACKAGE).hashOf([name])
  expect(hash('preact')).toBe(hash('preact'))
  expect(hash('preact')).not.toBe(hash('vite'))
  expect(hash('not-installed')).not.toBe(hash('not-installed'))
})
