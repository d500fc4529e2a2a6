import type { VNode } from 'preact'
import { useId } from 'preact/hooks'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { withIdScope } from '../../runtime/with-id-scope.ts'

const Field = () => <input id={useId()} />
const idOf = (root: VNode) => /id="([^"]*)"/.exec(renderToString(root))![1]

// The only test that names the field. If it fails after an upgrade, Preact has renamed
// it.
test('ids start with the scope of their root, which Preact keeps in `__m`', () => {
  const scoped = withIdScope(<Field />, 'a')
  expect(scoped).toHaveProperty('__m', ['a', 0])
  expect(idOf(scoped)).toMatch(/^Pa/)
  expect(idOf(withIdScope(<Field />, 'b'))).toMatch(/^Pb/)
  expect(idOf(<Field />)).toMatch(/^P0/)
})
