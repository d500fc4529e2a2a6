import { describe, expect, test } from 'vitest'
import {
  headContent,
  headElements,
  headHtml,
} from '../../../plugin/render/head-elements.ts'
import type { SkerryOptions } from '../../../plugin/site/options.ts'
import type { PageData } from '../../../runtime/types/pages.ts'
import type { SiteData } from '../../../runtime/types/rendering.ts'

const page = { path: 'a', file: 'a.mdx' } as PageData
const site = {} as SiteData

describe('the option `head`', () => {
  test('is a list for all pages, or a function for each', () => {
    const elements = [{ tag: 'meta' as const }]
    expect(headElements({}, page, site)).toEqual([])
    expect(headElements({ head: elements }, page, site)).toBe(elements)
    const head: SkerryOptions['head'] = ({ path }) => [
      { tag: 'meta', attributes: { content: path } },
    ]
    expect(headElements({ head }, page, site)).toEqual([
      { tag: 'meta', attributes: { content: 'a' } },
    ])
  })

  test('that returns no elements is an error of the page', () => {
    const head = (() => [{ tag: 'p' }]) as unknown as () => []
    expect(() => headElements({ head }, page, site)).toThrow(
      'a.mdx  the result of the option `head`: `[0].tag` must be one of',
    )
  })

  test('is written with the base path, and nothing in it ends an element or an attribute', () => {
    expect(
      headHtml(
        [
          { tag: 'link', attributes: { rel: 'preload', href: '/a"b.woff2' } },
          {
            tag: 'script',
            attributes: { defer: true, async: false, src: 'https://x.test/' },
          },
          { tag: 'noscript', content: '<style></style>' },
        ],
        '/docs/',
      ),
    ).toBe(
      '<link rel="preload" href="/docs/a&quot;b.woff2">' +
        '<script defer src="https://x.test/"></script><noscript><style></style></noscript>',
    )
    expect(headContent({ tag: 'script', content: 'a("</script><!--")' })).toBe(
      'a("<\\/script><\\!--")',
    )
  })
})
