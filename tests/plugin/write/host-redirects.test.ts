import { expect, test } from 'vitest'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import { writeHostRedirects } from '../../../plugin/write/host-redirects.ts'
import type { OutputContext } from '../../../plugin/write/output-file.ts'
import { listRedirects } from '../site/list-redirects.ts'
import { makeSite, page } from '../site/make-site.ts'

/** Writes the redirects for all hosts, of a site below `/docs/`. */
function written(redirects: Record<string, string>): Record<string, string> {
  const source = makeSite(['index', 'guide'], [page('index'), page('guide')], {
    redirects: listRedirects(redirects),
  })
  const context = {
    project: {
      site: source,
      navigation: buildNavigation(source),
      options: { hosts: ['vercel', 'nginx'] },
    },
    site: { base: '/docs/' },
    isWritten: () => false,
  }
  return Object.fromEntries(
    writeHostRedirects(context as unknown as OutputContext).map(({ path, content }) => [
      path,
      String(content),
    ]),
  )
}

/** Follows the rules of an nginx configuration. */
function followNginx(conf: string, path: string): string | undefined {
  for (const line of conf.trim().split('\n')) {
    const [, sign, from, to] = /^location (=|~) "(.*?)" \{ return 301 "(.*)"; \}$/.exec(
      line,
    )!
    const pattern = new RegExp(from!.replaceAll('\\\\', '\\'))
    if (sign === '=' ? path === from : pattern.test(path))
      return sign === '=' ? to : path.replace(pattern, to!)
  }
  return undefined
}

test('a wildcard of the settings is one of the host', () => {
  const files = written({ '/blog/:slug*': '/news/:slug*', '/old': '/guide' })
  expect(files['_redirects']).toBe(
    '/docs/old /docs/guide 301\n/docs/blog/* /docs/news/:splat 301\n',
  )
  expect(JSON.parse(files['redirects.vercel.json']!)).toEqual({
    redirects: [
      { source: '/docs/old', destination: '/docs/guide', permanent: true },
      { source: '/docs/blog/:slug*', destination: '/docs/news/:slug*', permanent: true },
    ],
  })
})

test('a colon that is no wildcard is escaped for Vercel', () => {
  const files = written({ '/external:-users': '/guide' })
  expect(files['_redirects']).toBe('/docs/external:-users /docs/guide 301\n')
  expect(JSON.parse(files['redirects.vercel.json']!)).toEqual({
    redirects: [
      {
        source: String.raw`/docs/external\:-users`,
        destination: '/docs/guide',
        permanent: true,
      },
    ],
  })
})

test('a redirect from a page or to itself is none of the host, which would follow it', () => {
  const files = written({ '/guide': '/', '/loop': '/loop', '/guide.mdx': '/guide' })
  expect(files['_redirects']).toBe('/docs/guide.mdx /docs/guide 301\n')
})

test.each([
  ['/docs/old', '/docs/guide'],
  ['/docs/old/a', undefined],
  ['/docs/blog/a/b', '/docs/news/a/b'],
  ['/docs/blog', '/docs/news/'],
  ['/docs/blogs', undefined],
  ['/docs/v1.0/a', '/docs/guide#a'],
  ['/docs/v1x0/a', undefined],
  ['/docs/price', '/docs/%24list?in=%24us'],
  ['/docs/two words', '/docs/guide'],
  ['/docs/my notes/a', '/docs/%24notes/a'],
])('nginx leads %s to %s', (path, expected) => {
  const files = written({
    '/old': '/guide',
    '/blog/:slug*': '/news/:slug*',
    '/v1.0/:name': '/guide#:name',
    '/price': '/$list?in=$us',
    '/two%20words': '/guide',
    '/my%20notes/:name': '/$notes/:name',
  })
  expect(followNginx(files['redirects.nginx.conf']!, path)).toBe(expected)
})
