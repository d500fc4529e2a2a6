import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveProps, resolveAttribute } from '../../runtime/element-urls.ts'

const urls = { base: '/docs/', prefixes: ['/docs/', '/help/'] }

describe('URLs in the code of a site', () => {
  test.each([
    ['/guide', '/docs/guide'],
    ['/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/guide', '/docs/guide'],
    ['/docs#part', '/docs/#part'],
    ['/docs?a=1', '/docs/?a=1'],
    ['/help/guide?a=1#part', '/docs/guide?a=1#part'],
    ['/helpful', '/docs/helpful'],
    ['guide', 'guide'],
    ['#part', '#part'],
    ['//example.com/a', '//example.com/a'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('%s is %s under the base', (written, resolved) =>
    expect(resolveAttribute('href', written, urls)).toBe(resolved),
  )

  test('at the root, the path of the public URL is removed', () => {
    const atRoot = { base: '/', prefixes: ['/help/'] }
    expect(resolveAttribute('src', '/help/a.png', atRoot)).toBe('/a.png')
    expect(resolveAttribute('src', '/a.png', atRoot)).toBe('/a.png')
  })

  test('are found in references of SVG', () => {
    const html = '<use xlink:href="/a.svg#b" />'
    expect(resolveAttribute('xlinkHref', '/a.svg#b', urls)).toBe('/docs/a.svg#b')
    expect(resolveAttribute('xlinkHref', '#b', urls)).toBe('#b')
    expect(resolveAttribute('srcDoc', html, urls)).toBe(
      '<use xlink:href="/docs/a.svg#b" />',
    )
  })

  test('are found in source sets and styles', () => {
    expect(resolveAttribute('srcSet', '/a.png 1x, /b.png 2x', urls)).toBe(
      '/docs/a.png 1x, /docs/b.png 2x',
    )
    expect(
      resolveAttribute('style', { background: 'url(/a.png)', top: 1 }, urls),
    ).toEqual({
      background: 'url("/docs/a.png")',
      top: 1,
    })
    expect(resolveAttribute('style', 'color: red', urls)).toBe('color: red')
  })

  test('are found in HTML that is set as text', () => {
    const html =
      '<a title="/x" href="/a">/b</a> <img src=\'/i.png\' srcset="/i.png 2x" style="background: url(/j.png)"> <a href=https://example.com/a>c</a><style>p { background: url(/k.png) }</style>'
    const resolved =
      '<a title="/x" href="/docs/a">/b</a> <img src=\'/docs/i.png\' srcset="/docs/i.png 2x" style="background: url(\'/docs/j.png\')"> <a href=https://example.com/a>c</a><style>p { background: url("/docs/k.png") }</style>'
    expect(resolveAttribute('srcDoc', html, urls)).toBe(resolved)
    const inner = (tag: string, text: string) =>
      resolveProps(tag, { dangerouslySetInnerHTML: { __html: text } }, urls)
    const same = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
    expect(inner('div', html)).toEqual(same(resolved))
    expect(inner('div', 'a < b and href="/c"')).toEqual(same('a < b and href="/c"'))
    expect(inner('style', 'a { background: url(/b.png) }')).toEqual(
      same('a { background: url("/docs/b.png") }'),
    )
    expect(inner('script', 'write("<a href=/b>")')).toEqual(same('write("<a href=/b>")'))
  })

  test('are found in the text of styles', () => {
    const css = 'a { background: url(/b.png) }'
    const resolved = 'a { background: url("/docs/b.png") }'
    expect(resolveProps('style', { children: css }, urls)).toEqual({ children: resolved })
    expect(resolveProps('style', { children: [css, 1] }, urls)).toEqual({
      children: [resolved, 1],
    })
    expect(resolveProps('pre', { children: css }, urls)).toEqual({ children: css })
  })

  test('other attributes are left alone', () =>
    expect(resolveAttribute('title', '/a', urls)).toBe('/a'))

  test('that are resolved stay as they are', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', 'docs', 'help', 'a', '?', '#', '.')),
        (parts) => {
          const once = resolveAttribute('href', parts.join(''), urls)
          expect(resolveAttribute('href', once, urls)).toBe(once)
        },
      ),
    ))

  test('components get theirs as written', () => {
    const props = { href: '/a', children: 'x' }
    expect(resolveProps(() => null, props, urls)).toBe(props)
    expect(resolveProps('a', props, urls)).toEqual({ href: '/docs/a', children: 'x' })
  })
})
