import { expect, test } from 'vitest'
import { ownPlace } from '../../../plugin/render/module-failure.ts'

test.each([
  ['/home/my site', 'file:///home/my%20site/snippets/a.jsx'],
  ['/home/site', '/home/site/snippets/a.jsx'],
  ['C:/site', String.raw`C:\site\snippets\a.jsx`],
])('in %s, the frame of %s is a place of the site', (root, file) => {
  const error = new Error('x')
  error.stack = `Error: x\n    at internal (node:vm:1:2)\n    at Card (${file}:3:5)`
  expect(ownPlace(error, root)).toEqual({ file: 'snippets/a.jsx', line: 3, column: 5 })
})

test('packages and other folders are no places of the site', () => {
  const error = new Error('x')
  error.stack =
    'Error: x\n    at a (/site/node_modules/kit/a.js:3:5)\n    at b (/other/b.js:1:1)'
  expect(ownPlace(error, '/site')).toBeUndefined()
})
