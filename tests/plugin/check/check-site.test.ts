import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkExternal } from '../../../plugin/check/check-external.ts'
import { fixProblems } from '../../../plugin/check/fix-problems.ts'
import { makeFolder } from '../site/make-site.ts'
import { checkFolder, compileFolder, report, settings } from './check-files.ts'

const guide = '---\ntitle: Guide\n---\n\n## Set up\n\nText.\n'

test('reports place, reason and fix of a broken link', async () => {
  const files = {
    'docs.json': settings(['index', 'guide']),
    'index.mdx': '---\ntitle: Home\n---\n\nRead the [guide](/guid?x=1#set-up).\n',
    'guide.mdx': guide,
  }
  expect(await report(files)).toMatchInlineSnapshot(`
    "error: index.mdx:5:10  \`/guid?x=1#set-up\` does not lead to a page of the site  [check/broken-link]
      3 | ---
      4 |
      5 | Read the [guide](/guid?x=1#set-up).
        |          ^
      6 |
      Did you mean \`/guide\`?"
  `)
})

test('suggests the page that a relative link means if it is relative to an outer folder', async () => {
  const pages = [
    'guides/chat/text',
    'api/overview',
    'models/overview',
    'api/chat/a',
    'overview',
  ]
  const root = makeFolder({
    'docs.json': settings(pages),
    'guides/chat/text.mdx':
      '---\ntitle: Text\n---\n\n<Card title="All" href="models/overview#list" />\n',
    'api/chat/a.mdx': '---\ntitle: A\n---\n\n[All](overview)\n',
    'overview.mdx': '---\ntitle: Overview\n---\n\nText.\n',
    'api/overview.mdx': '---\ntitle: API\n---\n\nText.\n',
    'models/overview.mdx': '---\ntitle: Models\n---\n\n## List\n',
  })
  expect((await checkFolder(root)).map(({ hint, fix }) => ({ hint, fix }))).toEqual([
    {
      hint: 'Did you mean `/api/overview`?',
      fix: { from: 'overview', to: '/api/overview' },
    },
    {
      hint: 'Did you mean `/models/overview`?',
      fix: { from: 'models/overview#list', to: '/models/overview#list' },
    },
  ])
})

test('never suggests the page that has the broken link', async () => {
  const root = makeFolder({
    'docs.json': settings(['guides/start', 'guides/stars', 'other']),
    'guides/start.mdx':
      '---\ntitle: Start\n---\n\n[a](/guides/star) [b](/start) [c](start/start)\n',
    'guides/stars.mdx': guide,
    'other.mdx': '---\ntitle: Other\n---\n\n[a](/start)\n',
  })
  expect((await checkFolder(root)).map(({ file, hint }) => [file, hint])).toEqual([
    ['guides/start.mdx', 'Did you mean `/guides/stars`?'],
    ['guides/start.mdx', undefined],
    ['guides/start.mdx', undefined],
    ['other.mdx', 'Did you mean `/guides/start`?'],
  ])
})

test('suggests the scheme of a link that looks like the URL of another site or an address', async () => {
  const links = [
    'example.com',
    'www.example.museum',
    'docs.example.museum/a',
    'notes.yaml',
    'v1.2/a',
    'help@example.com',
    'a/@scope',
    '<guides\\\\a.mdx>',
  ]
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx': `---\ntitle: Home\n---\n\n${links.map((link) => `[a](${link})`).join('\n')}\n`,
  })
  expect((await checkFolder(root)).map(({ hint }) => hint)).toEqual([
    'Write `https://example.com` if it is another site.',
    'Write `https://www.example.museum` if it is another site.',
    'Write `https://docs.example.museum/a` if it is another site.',
    undefined,
    undefined,
    'Write `mailto:help@example.com` if it is an email address.',
    undefined,
    'Write `/` between folders.',
  ])
})

test('says what a link to /mcp leads to on Mintlify, also if a page has a similar path', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guides/mcp']),
    'index.mdx': '---\ntitle: Home\n---\n\n[Connect](/mcp)\n',
    'guides/mcp.mdx': guide,
  })
  const [problem, ...others] = await checkFolder(root)
  expect(problem?.hint).toMatch(/^On Mintlify, that is the MCP server of the site/)
  expect(problem?.fix).toBeUndefined()
  expect(others).toEqual([])
})

test('names the line of .mintignore that excludes a page or file', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'drafts/plan']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](/drafts/plan#when) [b](/drafts) ![c](/drafts/a.png) [d](/drafts/none)\n',
    'drafts/plan.mdx': guide,
    'drafts/index.md': guide,
    'drafts/a.png': 'x',
    '.mintignore': '# not yet\ndrafts/\n',
  })
  const hint = 'To publish it, remove `drafts/` from `.mintignore`.'
  expect(
    (await checkFolder(root)).map(({ message, hint }) => ({ message, hint })),
  ).toEqual([
    {
      message:
        '`drafts/plan` is in the navigation, but line 2 of `.mintignore` excludes `drafts/plan.mdx`',
      hint,
    },
    {
      message:
        '`/drafts/plan#when` leads to no page: line 2 of `.mintignore` excludes `drafts/plan.mdx`',
      hint,
    },
    {
      message:
        '`/drafts` leads to no page: line 2 of `.mintignore` excludes `drafts/index.md`',
      hint,
    },
    {
      message:
        'The image `/drafts/a.png` is not published: line 2 of `.mintignore` excludes `drafts/a.png`',
      hint,
    },
    { message: '`/drafts/none` does not lead to a page of the site', hint: undefined },
  ])
})

test('says why a file that a setting refers to is not published', async () => {
  const root = makeFolder({
    'docs.json': settings(['index'], {
      logo: '/build/a.png',
      navbar: { links: [{ label: 'A', href: '/LICENSE' }] },
      footer: { links: [{ header: 'H', items: [{ label: 'B', href: '/plan' }] }] },
    }),
    'index.mdx': '---\ntitle: Home\n---\n',
    'plan.mdx': '',
    '.mintignore': 'plan.mdx',
    LICENSE: 'x',
    'build/a.png': 'x',
  })
  const found = (await checkFolder(root)).filter(({ code }) => code.startsWith('check/'))
  expect(found.map(({ message }) => message)).toEqual([
    '`logo` refers to `/build/a.png`, which is not published: `build/a.png` is never published',
    '`/LICENSE` leads to no page: `LICENSE` is never published',
    '`/plan` leads to no page: line 1 of `.mintignore` excludes `plan.mdx`',
  ])
})

test('says why a file that exists is not published', async () => {
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](/LICENSE) [b](/README.md) [c](/keys/id_rsa) [d](/lib/a.ts) ![e](/build/a.png)\n',
    LICENSE: 'x',
    'README.md': 'x',
    'keys/id_rsa': 'x',
    'lib/a.ts': 'x',
    'build/a.png': 'x',
  })
  const never = 'Link to it in your repository, or publish a copy under another name.'
  const asked = (file: string) =>
    `If it is meant for readers, add \`"${file}"\` to \`files\` in the settings.`
  const found = (await checkFolder(root)).filter(({ code }) => code.startsWith('check/'))
  expect(found.map(({ message, hint }) => [message, hint])).toEqual([
    ['`/LICENSE` leads to no page: `LICENSE` is never published', never],
    ['`/README.md` leads to no page: `README.md` is never published', never],
    [
      '`/keys/id_rsa` leads to no page: `keys/id_rsa` is only published if `files` lists it',
      asked('keys/id_rsa'),
    ],
    [
      '`/lib/a.ts` leads to no page: `lib/a.ts` is only published if `files` lists it',
      asked('lib/a.ts'),
    ],
    [
      'The image `/build/a.png` is not published: `build/a.png` is never published',
      never,
    ],
  ])
})

test('follows the url of a navigation entry', async () => {
  const entry = (url: string) => `---\ntitle: Entry\nurl: ${url}\n---\n`
  const root = makeFolder({
    'docs.json': settings(['index', 'a', 'b', 'c']),
    'index.mdx': guide,
    'a.mdx': entry('/index'),
    'b.mdx': entry('indx'),
    'c.mdx': entry('https://example.com/none'),
  })
  expect(
    (await checkFolder(root)).map(({ file, line, column, message }) => [
      `${file}:${line}:${column}`,
      message,
    ]),
  ).toEqual([['b.mdx:3:6', '`/indx` does not lead to a page of the site']])
})

test('takes redirects with wildcards, files, folders and generated files as answers', async () => {
  const links = [
    '/old',
    '/v1/a/b',
    '/blog/2020-x',
    '/files/a.pdf',
    '/guides',
    '/guides/start.mdx',
    '/llms.txt',
    '/skill.md',
    '/',
    'mailto:a@b.example',
    'tel:+100',
    'https://example.com/nowhere',
    '/guides/start?tab=1#top',
  ]
  const files = {
    'docs.json': settings(['guides/start'], {
      redirects: [
        { source: '/old', destination: '/guides/start' },
        { source: '/v1/:slug*', destination: '/guides/:slug*' },
        { source: '/blog/*', destination: '/guides/start' },
      ],
    }),
    'guides/start.mdx': `---\ntitle: Start\n---\n\n${links.map((link) => `[a](${link})`).join('\n')}\n`,
    'files/a.pdf': 'x',
  }
  expect(await report(files)).toBe('')
})

test('reports a redirect with a wildcard to a folder in which there is nothing', async () => {
  const files = {
    'docs.json': settings(['guides/start'], {
      redirects: [
        { source: '/a/:slug*', destination: '/gone/:slug*' },
        { source: '/b/:slug', destination: '/guides/:slug' },
        { source: '/c/*', destination: '/files/*' },
        { source: '/d/:slug*', destination: '/b/:slug*' },
        { source: '/e/:slug*', destination: '/:slug*' },
        { source: '/f/:slug*', destination: 'https://example.com/:slug*' },
        { source: '/g/:slug*', destination: '/guides/star/:slug*' },
      ],
    }),
    'guides/start.mdx': '---\ntitle: Start\n---\n\n[a](/files/a.pdf)\n',
    'files/a.pdf': 'x',
  }
  const found = await checkFolder(makeFolder(files))
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'check/broken-redirect `/a/:slug*` redirects to `/gone/:slug*`, and no page of the site is below `/gone/`',
    'check/broken-redirect `/g/:slug*` redirects to `/guides/star/:slug*`, and no page of the site is below `/guides/star/`',
  ])
})

test('a circular redirect is reported once, as such', async () => {
  const redirects = [{ source: '/same', destination: '/same' }]
  const root = makeFolder({
    'docs.json': settings(['index'], { redirects }),
    'index.mdx': '---\ntitle: Start\n---\n',
  })
  expect((await checkFolder(root)).map(({ code }) => code)).toEqual([
    'site/redirect-circle',
  ])
})

test('redirects inside a folder that the site may be published in have the option for it', async () => {
  const files = {
    'docs.json': settings(['guides/start'], {
      redirects: [
        { source: '/docs/old', destination: '/docs/guides/start#setup' },
        { source: '/older', destination: '/docs/guides/start' },
      ],
    }),
    'guides/start.mdx': '---\ntitle: Start\n---\n\n## Setup\n',
    // Another page with the same last segment.
    'other/start.mdx': '---\ntitle: Start\n---\n',
  }
  const found = (await checkFolder(makeFolder(files))).filter(
    ({ code }) => code === 'check/broken-redirect',
  )
  const meant = 'Did you mean `/guides/start`?'
  expect(found.map(({ hint }) => hint)).toEqual([
    `${meant} If the site is published below \`/docs/\`, build it with \`--base /docs/\`.`,
    meant,
  ])
})

test('a fix of a link in the settings keeps its query and fragment', async () => {
  const files = {
    'docs.json': settings(['guides/start'], {
      navbar: { links: [{ label: 'Start', href: '/guides/strat?tab=1#setup' }] },
      redirects: [{ source: '/old', destination: '/guides/strat#setup' }],
    }),
    'guides/start.mdx': '---\ntitle: Start\n---\n',
  }
  const found = await checkFolder(makeFolder(files))
  expect(found.map(({ fix }) => fix?.to)).toEqual([
    '/guides/start?tab=1#setup',
    '/guides/start#setup',
  ])
})

test('finds icons whose files are missing, but not names, URLs and attributes of own components', async () => {
  const files = {
    'docs.json': settings(['index']),
    'index.mdx': `---\ntitle: Home\n---\n\nexport const Own = ({ icon }) => <b>{icon}</b>\n\n<Own icon="/own" />\n\n<Card title="A" icon="/icons/card.svg" />\n\n<Card title="B" icon="rocket" />\n\n<Icon icon="/icons/here.svg" /> <Icon icon="https://a.example/a.svg" />\n\n<Card title="C" icon="../icons/far.svg" />\n`,
    'icons/here.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  }
  const problems = await checkFolder(makeFolder(files))
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '9 The image `/icons/card.svg` does not exist',
    '15 The image `../icons/far.svg` does not exist',
  ])
})

test('finds links and files that code names: in exports, expressions and modules', async () => {
  const code = (name: string) =>
    `<div><a href="/${name}">a</a> <img src={'/${name}.png'} alt="" /> <Card href="/guide">b</Card></div>`
  const files = {
    'docs.json': settings(['index', 'guide']),
    'index.mdx': `---\ntitle: Home\n---\n\nimport { Box } from '/snippets/box.jsx'\nimport { Part } from '/snippets/part.mdx'\n\nexport const Own = () => ${code('own')}\n\n<Box /> <Own /> <Part />\n\n{true && ${code('shown')}}\n\n<Card title={<a href="/titled">c</a>}>d</Card>\n`,
    'guide.mdx': guide,
    'snippets/part.mdx': `export const Part = () => ${code('part')}\n`,
    'snippets/box.jsx': `import { Inner } from './inner'\n\nexport const Box = ({ to }) => (\n  <Inner>${code('box')}<a href={\`/\${to}\`} /><a href={to} /></Inner>\n)\n`,
    'snippets/inner.tsx': `export const Inner = ({ children }: { children: unknown }) => <a href="/guide#gone">{children}</a>\n`,
    'snippets/unused.jsx': `export const Unused = () => ${code('unused')}\n`,
    'theme/Card.tsx': `export default () => ${code('card')}\n`,
  }
  const problems = await checkFolder(makeFolder(files))
  expect(
    problems.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "index.mdx:8:34 \`/own\` does not lead to a page of the site",
      "index.mdx:8:57 The image \`/own.png\` does not exist",
      "index.mdx:12:18 \`/shown\` does not lead to a page of the site",
      "index.mdx:12:43 The image \`/shown.png\` does not exist",
      "index.mdx:14:17 \`/titled\` does not lead to a page of the site",
      "snippets/box.jsx:4:18 \`/box\` does not lead to a page of the site",
      "snippets/box.jsx:4:41 The image \`/box.png\` does not exist",
      "snippets/inner.tsx:1:66 \`/guide#gone\` links to \`#gone\`, which \`guide.mdx\` does not have",
      "snippets/part.mdx:1:35 \`/part\` does not lead to a page of the site",
      "snippets/part.mdx:1:59 The image \`/part.png\` does not exist",
      "theme/Card.tsx:1:30 \`/card\` does not lead to a page of the site",
      "theme/Card.tsx:1:54 The image \`/card.png\` does not exist",
    ]
  `)
})

test('suggests the anchor of a field for a link to its name', async () => {
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](#name)\n\n## Names\n\n<ResponseField name="name" type="string">x</ResponseField>\n',
  })
  expect((await checkFolder(root)).map(({ hint }) => hint)).toEqual([
    'Did you mean `#param-name`?',
  ])
})

test('a link may lead to the name of an anchor', async () => {
  const text =
    '[bow](#bow) [rope](#rope)\n\n## Bow <a name="bow"></a>\n\n<a name="rope"></a>\n'
  const files = {
    'docs.json': settings(['index']),
    'index.mdx': `---\ntitle: Home\n---\n\n${text}`,
  }
  expect(await report(files)).toBe('')
})

test('compares anchors exactly with the ids of the page', async () => {
  const files = {
    'docs.json': settings(['index', 'guide']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](/guide#set-up) [b](/guide#Set-up) [c](#gone)\n\n<Tabs>\n  <Tab title="One">x</Tab>\n</Tabs>\n\n[d](#one)\n',
    'guide.mdx': guide,
  }
  expect(await report(files)).toMatchInlineSnapshot(`
    "error: index.mdx:5:20  \`/guide#Set-up\` links to \`#Set-up\`, which \`guide.mdx\` does not have  [check/broken-anchor]
      3 | ---
      4 |
      5 | [a](/guide#set-up) [b](/guide#Set-up) [c](#gone)
        |                    ^
      6 |
      7 | <Tabs>
      Did you mean \`#set-up\`?

    error: index.mdx:5:39  there is no \`#gone\` on this page  [check/broken-anchor]
      3 | ---
      4 |
      5 | [a](/guide#set-up) [b](/guide#Set-up) [c](#gone)
        |                                       ^
      6 |
      7 | <Tabs>
      Did you mean \`#one\`?"
  `)
})

test('an image is not the page that GitHub has about its file', async () => {
  const url = 'https://github.com/o/r/blob/main/a%20b.png'
  const files = {
    'docs.json': settings(['index']),
    'index.mdx': `---\ntitle: Home\n---\n\n![A](${url}) <img src="${url}?raw=true" alt="A" />\n\n[Source](${url})\n`,
  }
  const problems = await checkFolder(makeFolder(files))
  expect(problems.map(({ code, fix }) => ({ code, fix }))).toEqual([
    {
      code: 'check/broken-file',
      fix: { from: url, to: 'https://raw.githubusercontent.com/o/r/main/a%20b.png' },
    },
  ])
})

test('suggests the only id that continues an anchor, such as of a heading that says more', async () => {
  const files = {
    'docs.json': settings(['index']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](#items) [b](#size)\n\n## `items` (required)\n\n## size of a\n\n## size of b\n',
  }
  const problems = await checkFolder(makeFolder(files))
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Did you mean `#items-required`?',
    undefined,
  ])
})

test('takes ids that components of the site render as answers, and doubts none that code computes', async () => {
  const links = (...ids: string[]) => ids.map((id) => `[a](#${id})`).join(' ')
  const files = {
    'docs.json': settings(['index', 'written', 'computed', 'faq', 'tag']),
    'snippets/written.jsx':
      'import { Part } from \'./part.jsx\'\nexport const Box = () => <div id="box"><Part /><Accordion title="More parts" /></div>\n',
    'snippets/part.jsx': 'export const Part = () => <h2 id={"part"}>Part</h2>\n',
    'snippets/computed.jsx':
      'export const Field = ({ name }) => <div id={`field-${name}`} />\n',
    'snippets/faq.jsx': 'export const Faq = ({ name }) => <Accordion title={name} />\n',
    'faq.mdx': `---\ntitle: Faq\n---\n\nimport { Faq } from '/snippets/faq.jsx'\n\n<Faq name="A b" />\n\n${links('a-b')}\n`,
    'index.mdx': `---\ntitle: Home\n---\n\nexport const Note = () => <p id="note" />\n\n<Note />\n\n${links('note', 'none')}\n`,
    'written.mdx': `---\ntitle: Written\n---\n\nimport { Box } from '/snippets/written.jsx'\n\n<Box />\n\n${links('box', 'part', 'more-parts', 'none')}\n`,
    'computed.mdx': `---\ntitle: Computed\n---\n\nimport { Field } from '/snippets/computed.jsx'\n\n<Field name="a" />\n\n${links('field-a', 'none')}\n`,
    'tag.mdx': `---\ntitle: Tag\n---\n\nexport const Row = (props) => <p {...props} />\n\n<Row id="row" />\n\n${links('row', 'none')}\n\n[a](/computed#field-b) [b](/written#gone)\n`,
  }
  const found = await checkFolder(makeFolder(files))
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'index.mdx: there is no `#none` on this page',
    'tag.mdx: there is no `#none` on this page',
    'tag.mdx: `/written#gone` links to `#gone`, which `written.mdx` does not have',
    'written.mdx: there is no `#none` on this page',
  ])
})

test('anchors of fields of API pages are checked by the names of the operation', async () => {
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/users': {
        post: {
          summary: 'Create user',
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { name: { type: 'string' } } },
              },
            },
          },
          responses: { 200: { description: 'OK' } },
        },
      },
    },
  }
  const page = '/api-reference/create-user'
  const files = {
    'docs.json': settings(['index', page.slice(1)]),
    'index.mdx': `---\ntitle: Home\n---\n\n[a](${page}#body-name) [b](${page}#body-nmae) [c](${page}#response)\n`,
    [`${page}.mdx`.slice(1)]: '---\nopenapi: POST /users\n---\n',
    'openapi.json': JSON.stringify(openapi),
  }
  expect(await report(files)).toMatchInlineSnapshot(`
    "error: index.mdx:5:43  \`/api-reference/create-user#body-nmae\` links to \`#body-nmae\`, which \`/api-reference/create-user\` does not have  [check/broken-anchor]
      3 | ---
      4 |
      5 | [a](/api-reference/create-user#body-name) [b](/api-reference/create-user#body-nmae) [c](/api-reference/create-user#respo
        |                                           ^
      6 |
      Did you mean \`#body-name\`?"
  `)
})

test('files that the settings name for logo, background and link previews have to exist', async () => {
  const docs = settings(['index'], {
    logo: '/logo.svg',
    background: { image: '/images/sky.png' },
    thumbnails: { background: '/images/card.png' },
    seo: {
      metatags: { 'og:image': 'images/og.png', 'twitter:image': 'https://a.b/c.png' },
      paths: [{ path: 'api', metatags: { 'og:image': '/api.png?v=2' } }],
    },
  })
  const problems = await checkFolder(
    makeFolder({ 'docs.json': docs, 'index.mdx': '---\ntitle: Home\n---\n\nText.\n' }),
  )
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'check/broken-file `logo` refers to `/logo.svg`, which does not exist',
    'check/broken-file `background.image` refers to `/images/sky.png`, which does not exist',
    'check/unused-setting `thumbnails` has no effect: social cards are off',
    'check/broken-file `thumbnails.background` refers to `/images/card.png`, which does not exist',
    'check/broken-file `seo.metatags.og:image` refers to `images/og.png`, which does not exist',
    'check/broken-file `seo.paths.metatags.og:image` refers to `/api.png`, which does not exist',
  ])
})

test('files of icons that the settings and the frontmatter name have to exist, with or without a slash', async () => {
  const docs = {
    ...JSON.parse(settings([])),
    navbar: { links: [{ label: 'A', href: 'https://a.b', icon: '/icons/link.svg' }] },
    contextual: {
      options: [
        { title: 'B', description: 'C', href: 'https://a.b', icon: 'icons/menu.svg' },
      ],
    },
    navigation: {
      global: {
        anchors: [{ anchor: 'D', href: 'https://a.b', icon: '/icons/here.svg' }],
      },
      tabs: [
        {
          tab: 'E',
          icon: 'https://a.b/c.svg',
          groups: [{ group: 'F', icon: { name: '/icons/group.svg' }, pages: ['index'] }],
        },
      ],
    },
  }
  const problems = await checkFolder(
    makeFolder({
      'docs.json': JSON.stringify(docs, null, 1),
      'index.mdx': '---\ntitle: Home\nicon: "icons/page.svg"\n---\n\nText.\n',
      'icons/here.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    }),
  )
  const missing = problems.filter(({ code }) => code === 'check/broken-file')
  expect(missing.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs.json `navigation.tabs.groups.icon` refers to `/icons/group.svg`, which does not exist',
    'docs.json `navbar.links.icon` refers to `/icons/link.svg`, which does not exist',
    'docs.json `contextual.options.icon` refers to `/icons/menu.svg`, which does not exist',
    'index.mdx The image `icons/page.svg` does not exist',
  ])
  expect(missing.at(-1)).toMatchObject({ line: 3, column: 8 })
})

test('links in the texts of the banner and of the 404 page lead to pages', async () => {
  const docs = settings(['index'], {
    banner: { content: 'New: [guide](/guide), [home](/)' },
    errors: {
      404: { description: 'Try the [index](/contents) or [write](mailto:a@b.c).' },
    },
  })
  const problems = await checkFolder(
    makeFolder({ 'docs.json': docs, 'index.mdx': '---\ntitle: Home\n---\n\nText.\n' }),
  )
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'check/broken-link `/guide` does not lead to a page of the site',
    'check/broken-link `/contents` does not lead to a page of the site',
  ])
})

test('a font that nothing loads is reported once, with a hint', async () => {
  const files = (fonts: object, more: object = {}) => ({
    'docs.json': settings(['index'], { fonts }),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    ...more,
  })
  expect(await report(files({ family: 'DM Sans' }))).toMatch(
    /^warning: docs\.json:\d+:\d+ {2}`DM Sans` is not loaded.*\[check\/missing-font\][^]*"\/fonts\/dm-sans\.woff2"/,
  )
  expect(await report(files({ family: 'Roboto' }))).toContain('`Roboto` is not loaded')
  const two = { body: { family: 'Lora' }, heading: { family: 'DM Sans' } }
  expect((await report(files(two))).match(/missing-font/g)).toHaveLength(2)
  const known = { body: { family: 'Georgia' }, heading: { family: 'inter' } }
  expect(await report(files(known))).toBe('')
  const own = {
    'site.css': "@font-face { font-family: 'DM Sans'; src: local('DM Sans') }",
  }
  expect(await report(files({ family: 'DM Sans' }, own))).toBe('')
})

test('a style sheet that names a font or imports another does not load it', async () => {
  const withSheet = (css: string) =>
    report({
      'docs.json': settings(['index'], { fonts: { family: 'DM Sans' } }),
      'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
      'site.css': css,
    })
  const google = (family: string) =>
    `@import url("https://fonts.googleapis.com/css2?family=${family}:wght@400;700&display=swap");`
  expect(await withSheet("h1 { font-family: 'DM Sans' }")).toContain('missing-font')
  expect(await withSheet(`${google('Lora')}\nh1 { font-family: 'DM Sans' }`)).toContain(
    'missing-font',
  )
  expect(await withSheet(google('Lora&family=DM+Sans'))).not.toContain('missing-font')
  // The address does not say which fonts the sheet has.
  expect(await withSheet('@import "https://use.typekit.net/abc1def.css";')).not.toContain(
    'missing-font',
  )
})

test('a style sheet may import one of an installed package, as in Vite', async () => {
  const found = await report({
    'docs.json': settings(['index']),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'site.css': '@import "@kit/ui/base.css";\n@import "kit/base.css";',
    'node_modules/@kit/ui/package.json': '{}',
  })
  expect(found).not.toContain('site.css:1:')
  expect(found).toMatch(
    /^error: site\.css:2:10 {2}`kit\/base\.css` does not exist {2}\[check\/broken-file\][^]*\n {2}Write `\.\/kit\/base\.css` for a file beside the stylesheet, or install the package\.$/m,
  )
})

test('a style sheet may import another of the site, which is bundled with it', async () => {
  const found = await report({
    'docs.json': settings(['index']),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'site.css': '@import "./styles/more.css";\n@import "./styles/none.css";',
    'styles/more.css': 'h2 { color: red }',
  })
  expect(found).not.toContain('site.css:1:')
  expect(found).toContain('site.css:2:10  `./styles/none.css` does not exist')
})

test('a font of mint.json that nothing loads is reported where it is named', async () => {
  const mint = `{
  "name": "Demo", "favicon": "/f.svg", "colors": { "primary": "#0a5540" },
  "font": { "headings": { "family": "DM Sans" } },
  "navigation": [{ "group": "A", "pages": ["index"] }]
}`
  const page = '---\ntitle: Home\n---\n\nText.\n'
  expect(await report({ 'mint.json': mint, 'index.mdx': page })).toMatch(
    /mint\.json:3:27 {2}`DM Sans` is not loaded.*\[check\/missing-font\][^]*"url": "\/fonts\/dm-sans\.woff2"/,
  )
})

test('goes on when a page cannot be read, and does not doubt its anchors', async () => {
  const files = {
    'docs.json': settings(['index', 'broken']),
    'index.mdx': '---\ntitle: Home\n---\n\n[a](/broken#part)\n\n[b](/none)\n',
    'broken.mdx': '---\ntitle: Broken\n---\n\n## Part\n\n<Note>\n',
  }
  const problems = await checkFolder(makeFolder(files))
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'broken.mdx mdx/unclosed-tag',
    'index.mdx check/broken-link',
  ])
})

test('corrects links and anchors, and leaves alt text to the author', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guide']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](/guid) and [b](/guide#setup)\n\n![](/x.png)\n',
    'guide.mdx': guide,
    'x.png': 'x',
  })
  const { fixed, remaining } = fixProblems(root, await checkFolder(root))
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toContain(
    '[a](/guide) and [b](/guide#set-up)',
  )
  expect(fixed).toHaveLength(2)
  expect(remaining.map(({ code }) => code)).toEqual(['check/alt-text'])
})

test('what remains after a fix is where it is in the changed file', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guide']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](/gude) [b](/nowhere) [c](/guidee) [d](/none)\n',
    'guide.mdx': guide,
  })
  const { remaining } = fixProblems(root, await checkFolder(root))
  expect(remaining.map(({ line, column }) => [line, column])).toEqual([
    [5, 13],
    [5, 39],
  ])
  expect(remaining).toEqual(await checkFolder(root))
})

test('turns each rule of style on and off', async () => {
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx':
      '# Big\n\n1. one\n2. two\n3. three\n\n```\ncode\n```\n\n[here](/)\n\n![A](https://example.com/a.png)\n',
  })
  const codes = async (options: Parameters<typeof checkFolder>[1]) =>
    (await checkFolder(root, options)).map(({ code }) => code)
  expect(await codes({})).toEqual([])
  expect(await codes({ style: true })).toEqual([
    'style/description',
    'style/heading-level',
    'style/title',
    'style/steps',
    'style/code-language',
    'style/link-text',
    'style/image-frame',
  ])
  expect(await codes({ only: ['style/steps'] })).toEqual(['style/steps'])
  expect(await codes({ style: true, skip: ['style'] })).toEqual([])
})

test('says what another site answers: only what is gone or out of reach is broken', async () => {
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx':
      '---\ntitle: Home\n---\n\n[a](https://a.example/gone#x) [b](https://b.example) [c](https://c.example/refused) [d](https://d.example) [e](https://a.example/gone)\n',
  })
  const { compilations } = await compileFolder(root)
  const links = compilations.flatMap(({ facts }) => facts.links)
  const asked: string[] = []
  const answer = (url: string, method: string): Response => {
    asked.push(`${method} ${url}`)
    if (url.includes('b.example')) throw new TypeError('fetch failed')
    if (url.includes('d.example') && method === 'HEAD')
      return new Response(null, { status: 404 })
    const status = url.includes('gone') ? 404 : url.includes('refused') ? 403 : 200
    return new Response(null, { status })
  }
  const problems = await checkExternal(links, {
    fetch: async (url, init) => answer(String(url), init?.method ?? 'GET'),
  })
  expect(problems.map(({ line, column, message }) => [line, column, message]))
    .toMatchInlineSnapshot(`
    [
      [
        5,
        31,
        "\`https://b.example\` cannot be reached: fetch failed",
      ],
      [
        5,
        1,
        "\`https://a.example/gone\` responds with 404",
      ],
      [
        5,
        108,
        "\`https://a.example/gone\` responds with 404",
      ],
    ]
  `)
  expect(asked.filter((one) => one.includes('gone'))).toEqual([
    'HEAD https://a.example/gone',
    'GET https://a.example/gone',
  ])
})

test('entries without pages are reported, unless they are hidden, have a root or link elsewhere', async () => {
  const groups = [
    { group: 'A', pages: ['index'] },
    { group: 'Empty', pages: [] },
    { group: 'Hidden', hidden: true, pages: [] },
    { group: 'Rooted', root: 'index', pages: [] },
  ]
  const tabs = [
    { tab: 'Guides', groups },
    { tab: 'None', pages: [] },
    { tab: 'Elsewhere', href: 'https://example.com' },
  ]
  const problems = await checkFolder(
    makeFolder({
      'docs.json': JSON.stringify({ ...JSON.parse(settings([])), navigation: { tabs } }),
      'index.mdx': '---\ntitle: Home\n---\n',
    }),
    { only: ['site'] },
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'the group `Empty` has no pages, so it is not shown',
    'the tab `None` has no pages, so it is not shown',
  ])
})

test('a group that is left out by mistake is reported once, and not its pages', async () => {
  const groups = [
    { group: 'A', pages: ['index'] },
    { grup: 'B', pages: ['/guides/b', { group: 'C', pages: ['c.mdx'] }] },
  ]
  const page = '---\ntitle: Page\n---\n'
  const problems = await checkFolder(
    makeFolder({
      'docs.json': JSON.stringify({
        ...JSON.parse(settings([])),
        navigation: { groups },
      }),
      'index.mdx': page,
      'guides/b.mdx': page,
      'c.mdx': page,
      'd.mdx': page,
    }),
  )
  expect(problems.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
    '`d` is not in the navigation. Add it, or set `hidden: true` in its frontmatter.',
    '`navigation.groups[1].group` is required. Is `grup` meant to be `group`?',
  ])
})

test.each([
  [{ anchor: 'A', href: 'javascript:alert(1)' }, 'settings/invalid-value'],
  [{ anchor: 'A', href: '' }, 'settings/invalid-value'],
  [{ anchor: 'A', url: '/index' }, 'settings/unknown-key'],
  [{ anchor: 'A', pages: [{ page: 'index' }] }, 'settings/missing-key'],
  [{ anchor: 'A' }, 'site/empty-entry'],
])('an entry without a valid target has one message: %j', async (anchor, code) => {
  const root = makeFolder({
    'docs.json': settings([], { navigation: { anchors: [anchor], pages: ['index'] } }),
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
  })
  expect((await checkFolder(root)).map((problem) => problem.code)).toEqual([code])
})
