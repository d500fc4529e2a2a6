import { describe, expect, test } from 'vitest'
import { mapSourceSet, mapStyleUrls } from '../../../runtime/kit/map-urls.ts'

const inDocs = (url: string) => (url.startsWith('/') ? `/docs${url}` : url)

describe('mapSourceSet', () => {
  test.each([
    ['/a.png', '/docs/a.png'],
    ['/a.png 1x,/b.png 2x', '/docs/a.png 1x, /docs/b.png 2x'],
    ['/a.png, /b.png 2x', '/docs/a.png, /docs/b.png 2x'],
    // URLs may contain commas: only one at the end is a separator.
    ['/a,w_20.png 1x', '/docs/a,w_20.png 1x'],
    ['data:image/png;base64,AA== 1x', 'data:image/png;base64,AA== 1x'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(mapSourceSet(text, inDocs)).toBe(expected)
  })

  test('leaves out what may not be', () => {
    expect(mapSourceSet('x 1x, /b 2x', (each) => each.match(/^\/.*/)?.[0])).toBe('/b 2x')
  })
})

describe('mapStyleUrls', () => {
  test.each([
    ['url(/a.png)', 'url("/docs/a.png")'],
    [`url( '/a b.png' ) center`, 'url("/docs/a b.png") center'],
    ['url(#mask)', 'url(#mask)'],
    ['color: red', 'color: red'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
  ])('%s becomes %s', (text, expected) => {
    expect(mapStyleUrls(text, inDocs)).toBe(expected)
  })
})
