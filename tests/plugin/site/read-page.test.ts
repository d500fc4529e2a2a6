import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPageText } from '../../../plugin/site/read-page-text.ts'
import { slugTitle } from '../../../runtime/kit/slug-title.ts'
import { normalizePageUrl, pageUrl } from '../../../runtime/kit/page-url.ts'
import { contentHash } from '../../../plugin/kit/content-hash.ts'
import { parsePage } from '../../../plugin/site/read-page.ts'
import type { SiteExtensions } from '../../../plugin/site/extensions.ts'
import type { Frontmatter } from '../../../runtime/types/pages.ts'

function parse(text: string, file = 'guides/getting-started.mdx') {
  const { page, diagnostics } = parsePage(text, file, { variables: { product: 'Acme' } })
  const { title, label, firstHeading } = page
  return { title, label, firstHeading, codes: diagnostics.map(({ code }) => code) }
}

describe('the address of a page', () => {
  test.each([
    ['index.mdx', '/'],
    ['guides/index.mdx', '/guides'],
    ['guides/start.md', '/guides/start'],
    ['API/Überblick.mdx', '/API/%C3%9Cberblick'],
    ['with space.mdx', '/with%20space'],
    ['100%.mdx', '/100%25'],
    ['%2e%2e.mdx', '/%252e%252e'],
    ['a#b.mdx', '/a%23b'],
    ["a+b;c&d='(e)'.mdx", "/a+b;c&d='(e)'"],
    ['dot.in.name.mdx', '/dot.in.name'],
    ['index/a.mdx', '/index/a'],
    ['dir.mdx/page.mdx', '/dir.mdx/page'],
  ])('%s is %s', (file, url) => {
    expect(pageUrl(file)).toBe(url)
  })

  test('a link has the form of the page it leads to, however it is written', () => {
    for (const link of [
      '/guides',
      '/guides/',
      '/guides/index',
      '/guides/index.mdx',
      '/guides?a#b',
    ]) {
      expect(normalizePageUrl(link)).toBe(pageUrl('guides/index.mdx'))
    }
    expect(normalizePageUrl('/Überblick')).toBe(normalizePageUrl('/%C3%9Cberblick'))
    expect(normalizePageUrl('/index.mdx')).toBe('/')
  })

  test('thousands of slashes or question marks take no longer than other text', () => {
    const slashes = `/a${'/'.repeat(100_000)}b`
    expect(normalizePageUrl(slashes)).toBe(slashes)
    expect(normalizePageUrl(`/a${'?'.repeat(100_000)}\n`)).toBe('/a')
  }, 5000)

  test('the form of an address stays as it is, whatever the file is called', () => {
    const name = fc.stringMatching(/^[a-zA-Z%#?é日 ._-]*[a-zA-Z%é日_-]$/)
    fc.assert(
      fc.property(name, (segment) => {
        fc.pre(segment !== 'index')
        const url = pageUrl(`a/${segment}.mdx`)
        expect(url).toMatch(/^[!-~]+$/)
        expect(decodeURIComponent(url)).toBe(`/a/${segment}`)
        fc.pre(!/%[0-9a-f]{2}|\.(mdx?|html)$/i.test(segment))
        expect(normalizePageUrl(url)).toBe(url)
      }),
    )
  })
})

describe('the title', () => {
  test.each([
    ['getting-started', 'Getting started'],
    ['guides/api_reference', 'Api reference'],
    ['guides/index', 'Guides'],
    ['OAuth-2', 'OAuth 2'],
    ['zh/概述', '概述'],
  ])('of %s is %s where nothing else tells', (path, title) => {
    expect(slugTitle(path)).toBe(title)
  })

  test('is the one of the frontmatter; a heading that says something else stays', () => {
    expect(parse('---\ntitle: A\nsidebarTitle: B\n---\n# Other')).toEqual({
      title: 'A',
      label: 'B',
      firstHeading: 'keep',
      codes: [],
    })
  })

  test('is the label of a page that does not show it and has no heading', () => {
    expect(parse('---\nsidebarTitle: B\nmode: custom\n---\nText').title).toBe('B')
    expect(parse('---\nsidebarTitle: B\nmode: custom\n---\n# Other').title).toBe('Other')
    expect(parse('---\nsidebarTitle: B\n---\nText').title).not.toBe('B')
  })

  test('is the first heading of a page without one, which then is not shown twice', () => {
    expect(parse('# Hello `code` and [links](/a) {#id}\n\nText')).toEqual({
      title: 'Hello code and links',
      label: 'Hello code and links',
      firstHeading: 'drop',
      codes: [],
    })
  })

  test('repeated by the first heading is said once, and noted, as files are also read elsewhere', () => {
    const text = '---\ntitle: Hello World\n---\n\n# Hello world\n'
    expect(parse(text)).toMatchObject({
      firstHeading: 'drop',
      codes: ['site/repeated-title'],
    })
    const { diagnostics } = parsePage(text, 'a.mdx', { variables: {} })
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['info'])
  })

  test.each([
    ['imports', "import A from '/a.mdx'\nimport B from '/b.mdx'\n\n# T"],
    ['an exported function', 'export const f = () => {\n  return 1\n}\n\n# T'],
    ['comments', '{/* a\nb */}\n<!-- c -->\n# T #'],
    ['underlining', '\nT\n===\n\nText'],
    ['Windows line ends', '\r\n# T\r\n'],
  ])('is found behind or with %s', (_, body) => {
    expect(parse(body)).toMatchObject({ title: 'T', firstHeading: 'drop' })
  })

  test.each(['## T', 'Text\n\n# T', '```\n# T\n```', '#T', '<Card>\n# T\n</Card>', '#'])(
    'is not taken from %j',
    (body) => {
      expect(parse(body)).toMatchObject({
        title: 'Getting started',
        firstHeading: 'keep',
      })
    },
  )

  test('of a page that renders no title itself stays in the body', () => {
    expect(parse('---\nmode: custom\n---\n# T')).toMatchObject({
      title: 'T',
      firstHeading: 'keep',
    })
  })
})

test('variables are filled into the texts of the frontmatter', () => {
  const text =
    '---\ntitle: "About {{ product }}"\nkeywords: ["{{product}}", "{{other}}"]\n---\n{{product}}'
  const { page } = parsePage(text, 'a.mdx', { variables: { product: 'Acme' } })
  expect(page).toMatchObject({
    title: 'About Acme',
    frontmatter: { keywords: ['Acme', '{{other}}'] },
    body: { hash: contentHash('{{product}}') },
  })
})

describe('bytes', () => {
  test.each([
    ['a byte order mark', Buffer.from('\ufeff---\ntitle: T')],
    ['UTF-8', Buffer.from('---\ntitle: T')],
    ['line ends of old Macs', Buffer.from('---\rtitle: T')],
  ])('with %s are text', (_, bytes) => {
    expect(readPageText(bytes, 'a.mdx')).toEqual({
      text: '---\ntitle: T',
      diagnostics: [],
    })
  })

  const written =
    '---\ntitle: "T"\ndescription: |\n  one\n  two\nsidebarTitle: "S"\n---\n\n## A\n\n<Note>\ntext\n</Note>\n'
  const misspelt = written.replace('sidebarTitle', 'sidebar_title')
  const mixed = (text: string) => {
    const ends = ['\r\n', '\n', '\r']
    let count = 0
    return text.replace(/\n/g, () => ends[count++ % 3]!)
  }
  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['all kinds of line ends', mixed],
  ])('with %s are read as with LF, and places are the same', (_, change) => {
    for (const text of [written, misspelt, `${misspelt}\n: "`]) {
      const read = (from: string) => {
        const page = readPageText(Buffer.from(from), 'a.mdx')
        expect(page.diagnostics).toEqual([])
        return parsePage(page.text, 'a.mdx', { variables: {} })
      }
      expect(read(change(text))).toEqual(read(text))
    }
    const bytes = Buffer.concat([Buffer.from(change('a\n\nb')), Buffer.from([0xe9])])
    expect(readPageText(bytes, 'a.mdx').diagnostics[0]).toMatchObject({
      line: 3,
      column: 2,
    })
  })

  test('that are no characters are reported at the first of them', () => {
    const bytes = Buffer.concat([
      Buffer.from('é\nab'),
      Buffer.from([0xe9, 0x20]),
      Buffer.from('日'),
    ])
    expect(readPageText(bytes, 'a.mdx')).toMatchObject({
      text: 'é\nab\ufffd 日',
      diagnostics: [{ code: 'site/not-utf-8', line: 2, column: 3 }],
    })
  })

  test('of UTF-16 are read, and reported', () => {
    const { text, diagnostics } = readPageText(
      Buffer.from('\ufeff# T', 'utf16le'),
      'a.mdx',
    )
    expect(text).toBe('# T')
    expect(diagnostics[0]?.message).toBe('the file is UTF-16, not UTF-8')
  })

  test('of zero are shown as what they are', () => {
    expect(readPageText(Buffer.from('a\0b'), 'a.mdx').text).toBe('a\ufffdb')
  })
})

describe('the option `frontmatter`', () => {
  const change = (
    frontmatter: SiteExtensions['frontmatter'],
    text = '---\ntitle: A\n---\nText',
  ) => parsePage(text, 'guides/a.mdx', { variables: { product: 'Acme' }, frontmatter })

  test('may read keys of other tools, which are only reported without it', () => {
    const text = '---\ntitle: A\ndraft: true\nslug: /b\n---\nText'
    const codesOf = (...given: Parameters<typeof change>) =>
      change(...given).diagnostics.map(({ code }) => code)
    expect(
      codesOf(({ draft, ...given }) => ({ ...given, hidden: draft === true }), text),
    ).toEqual([])
    expect(codesOf(undefined, text)).toEqual([
      'site/foreign-frontmatter',
      'site/foreign-frontmatter',
    ])
  })

  test('decides what is made of a page, variables filled in', () => {
    const { page } = change(
      (given, { path, file, body }) => ({
        ...given,
        title: `${given.title} ${path} ${file} ${body.trim()}`,
        hidden: true,
      }),
      '---\ntitle: "{{product}}"\n---\nText',
    )
    expect(page.title).toBe('Acme guides/a guides/a.mdx Text')
    expect(page.frontmatter.hidden).toBe(true)
  })

  test('gives values that are checked as those in files', () => {
    const { page, diagnostics } = change((given) => ({
      ...given,
      icon: 'star' as never,
      mode: 'huge' as never,
      tag: undefined,
    }))
    expect(page.frontmatter).toEqual({ title: 'A', icon: { name: 'star' } })
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'site/frontmatter-value',
        message: expect.stringMatching(
          /^`mode` must be one of .*\(from the option `frontmatter`\)$/,
        ) as string,
        file: 'guides/a.mdx',
      },
    ])
  })

  test.each([
    [undefined, ' must be an object'],
    [[], ' must be an object'],
    [{ other: [() => 1] }, ': `other[0]` must be data, not a function'],
  ])('that returns %j is an error of the page', (value, message) => {
    expect(() => change(() => value as Frontmatter)).toThrow(
      `guides/a.mdx  the result of the option \`frontmatter\`${message}  [build/option-result]`,
    )
  })
})
