import { h, options } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installReactStyles } from '../../runtime/install-react-styles.ts'

const before = options.vnode
beforeEach(installReactStyles)
afterEach(() => {
  options.vnode = before
})

const styleOf = (style: object) => (h('p', { style }).props as { style: object }).style

test('numbers of styles have a unit where they have one in React', () => {
  expect(
    styleOf({ width: 100, marginTop: -4, fontSize: '2em', color: undefined }),
  ).toEqual({ width: '100px', marginTop: '-4px', fontSize: '2em', color: undefined })
  expect(
    styleOf({ margin: 0, aspectRatio: 1.5, scale: 0.5, zoom: 2, flex: 1, '--count': 4 }),
  ).toEqual({
    margin: '0',
    aspectRatio: '1.5',
    scale: '0.5',
    zoom: '2',
    flex: '1',
    '--count': '4',
  })
})

test('style objects of the author and props of components are left as they are', () => {
  const style = Object.freeze({ width: 1 })
  const Box = () => null
  expect(styleOf(style)).toEqual({ width: '1px' })
  expect(style).toEqual({ width: 1 })
  expect(h(Box, { style }).props).toEqual({ style })
})

test('what is loaded later, as preact/compat is, sees styles with their units', () => {
  const ours = options.vnode
  const seen: unknown[] = []
  options.vnode = (vnode) => {
    seen.push((vnode.props as { style?: unknown }).style)
    ours?.(vnode)
  }
  installReactStyles()
  styleOf({ aspectRatio: 2 })
  expect(seen).toEqual([{ aspectRatio: '2' }])
  const last = options.vnode
  installReactStyles()
  expect(options.vnode).toBe(last)
})
