import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { NavigationEntry } from '../../../runtime/types/settings.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { folderProblems, readFolder } from '../../../plugin/site/read-folder.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { makeFolder, makeSettings, page } from './make-site.ts'

async function read(files: Record<string, string | Buffer>, excluded: string[] = []) {
  return readAt(makeFolder(files), [], excluded)
}

/** The site of a folder and its diagnostics. */
async function readAt(
  root: string,
  listed: NavigationEntry[] = [],
  excluded: string[] = [],
) {
  const folder = await readFolder(root, makeSettings(listed), { excluded })
  return { ...folder.site, diagnostics: folderProblems(folder) }
}

test('each file is what its place and ending say', async () => {
  const site = await read({
    'docs.json': '{}',
    'index.mdx': '',
    'guides/b.md': '',
    'guides/a.mdx': '',
    'guides/changelog.mdx': '',
    'guides/README.md': '',
    'guides/readme.mdx': '',
    'LICENSE.md': '',
    'snippets/note.mdx': '',
    'snippets/box.jsx': '',
    'snippets/data.js': '',
    '_snippets/old.mdx': '',
    'theme/style.css': '',
    'analytics.js': '',
    'images/a.png': '',
    'files/guide.pdf': '',
    'llms.txt': '',
    '.well-known/security.txt': '',
    'data.json': '[{"openapi": "3.0.0"}]',
    'api/v1.json': '{"info": {"openapi": 1}, "openapi": "3.0.0"}',
    'api/v2.yaml': '# comment\nopenapi: 3.1.0\n',
    'api/events.yml': '"asyncapi": 3.0.0\n',
    'api/old.json': '{"swagger": "2.0"}',
    'api/windows.json': Buffer.from('\ufeff{"openapi": "3.1.0"}', 'utf16le'),
    'ci.yaml': 'jobs:\n  openapi: 1\n',
  })
  expect([...site.pages.keys()]).toEqual([
    'guides/a',
    'guides/b',
    'guides/changelog',
    'guides/readme',
    'index',
  ])
  expect(site.snippets).toEqual([
    '_snippets/old.mdx',
    'snippets/box.jsx',
    'snippets/data.js',
    'snippets/note.mdx',
  ])
  expect(site.styles).toEqual(['theme/style.css'])
  expect(site.scripts).toEqual(['analytics.js'])
  expect(site.specs).toEqual([
    'api/events.yml',
    'api/old.json',
    'api/v1.json',
    'api/v2.yaml',
    'api/windows.json',
  ])
  expect(site.assets).toEqual([
    '.well-known/security.txt',
    'api/events.yml',
    'api/old.json',
    'api/v1.json',
    'api/v2.yaml',
    'api/windows.json',
    'ci.yaml',
    'data.json',
    'files/guide.pdf',
    'images/a.png',
    'llms.txt',
  ])
  expect(site.diagnostics).toEqual([])
})

test('a description is known though the key stands far down', async () => {
  const site = await read({
    'a.json': JSON.stringify({
      components: { x: 'y'.repeat(100_000) },
      openapi: '3.1.0',
    }),
  })
  expect(site.specs).toEqual(['a.json'])
})

test('what belongs to tools is never published, though .mintignore takes it back', async () => {
  const files = [
    '.env',
    '.git/config',
    'a/.env.local',
    'node_modules/x/readme.txt',
    'package.json',
    'a/package-lock.json',
    'pnpm-lock.yaml',
    'tsconfig.json',
    'vite.config.ts',
    'tailwind.config.js',
    'turbo.json',
    'project.json',
    'netlify.toml',
    'docs.json',
    'components/card.tsx',
    'dist/index.html',
    'out/index.html',
    'nav/guides.json',
  ]
  const site = await read(
    {
      ...Object.fromEntries(files.map((file) => [file, ''])),
      '.mintignore': '!.env\n!node_modules\n!package.json\n!docs.json',
      'a.mdx': '',
    },
    ['out', 'nav/guides.json', 'components/card.tsx'],
  )
  expect(site.assets).toEqual([])
  expect(site.scripts).toEqual([])
  expect(site.snippets).toEqual([])
  expect([...site.pages.keys()]).toEqual(['a'])
})

test('.mintignore has the rules of git, with negation', async () => {
  const site = await read({
    '.mintignore':
      '# drafts\ndrafts/*\n!drafts/shown.mdx\n*.tmp.mdx\n/internal/\n!build/\n!README.md\n',
    'drafts/a.mdx': '',
    'drafts/shown.mdx': '',
    'b.tmp.mdx': '',
    'internal/c.mdx': '',
    'guides/internal/d.mdx': '',
    'build/e.mdx': '',
    'dist/f.mdx': '',
    'guides/dist/g.mdx': '',
    'README.md': '',
  })
  expect([...site.pages.keys()]).toEqual([
    'README',
    'build/e',
    'drafts/shown',
    'guides/dist/g',
    'guides/internal/d',
  ])
})

test('an output folder is ignored, unless the navigation lists a page in it', async () => {
  const root = makeFolder({
    'a.mdx': '',
    'build/overview.mdx': '',
    'build/unlisted.mdx': '',
    'dist/old.mdx': '',
    'temp.mdx': '',
    'temp/old.mdx': '',
  })
  const site = await readAt(root, [page('a'), page('/build/overview'), page('temp')])
  expect([...site.pages.keys()]).toEqual([
    'a',
    'build/overview',
    'build/unlisted',
    'temp',
  ])
})

test('a Markdown file that others import is a snippet, unless the navigation lists it', async () => {
  const root = makeFolder({
    'a.mdx': 'import X from \'/shared/x.mdx\'\nimport { Y } from "./y.mdx"\n',
    'shared/x.mdx': "import Z from './z.md'",
    'shared/z.md': '',
    'y.mdx': '',
    'snippets/s.mdx': "import W from '../shared/w.mdx'",
    'shared/w.mdx': '',
  })
  const site = await readAt(root, [page('y')])
  expect([...site.pages.keys()]).toEqual(['a', 'y'])
  expect(site.snippets).toEqual([
    'snippets/s.mdx',
    'shared/w.mdx',
    'shared/x.mdx',
    'shared/z.md',
  ])
})

test('a file that starts with a dot is a page if the navigation lists it', async () => {
  const root = makeFolder({
    'sdks/.NET.mdx': '',
    'sdks/.draft.mdx': '',
    '.pr-body.md': '',
    '.github/start.mdx': '',
  })
  const site = await readAt(root, [page('/sdks/.NET'), page('.github/start')])
  expect([...site.pages.keys()]).toEqual(['sdks/.NET'])
  expect(site.assets).toEqual([])
})

test('two files for one address are reported, and one is published', async () => {
  const site = await read({
    'a.md': '',
    'a.mdx': '',
    'b.mdx': '',
    'b/index.mdx': '',
    'c/index.mdx': '',
  })
  expect([...site.pages.values()].map(({ file }) => file)).toEqual([
    'a.mdx',
    'b.mdx',
    'c/index.mdx',
  ])
  expect(site.diagnostics.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
  expect(site.diagnostics.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "a.md  \`a.md\` and \`a.mdx\` both have the address /a  [site/duplicate-route]
      Rename one of them; only \`a.mdx\` is published.
    b/index.mdx  \`b/index.mdx\` and \`b.mdx\` both have the address /b  [site/duplicate-route]
      Rename one of them; only \`b.mdx\` is published."
  `)
})

describe('file names', () => {
  const names = [
    'with space',
    '100%',
    '%2e%2e',
    'a+b',
    'a&b',
    'a#b',
    'a;b',
    "it's",
    '(paren)',
    '[id]',
    '{brace}',
    '$dollar',
    '~tilde',
    '-dash',
    'über',
    '日本語',
    '😀',
    'dot.in.name',
    'double..dots',
  ]
  test('that every system can store have one address', async () => {
    const site = await read(
      Object.fromEntries(names.map((name) => [`tree/${name}.mdx`, ''])),
    )
    expect(site.diagnostics).toEqual([])
    const urls = [...site.pages.values()].map(({ url }) => url)
    expect(urls.map((url) => decodeURIComponent(url)).sort()).toEqual(
      names.map((name) => `/tree/${name}`).sort(),
    )
  })

  // Windows can't store these files.
  test.skipIf(process.platform === 'win32')(
    'that cannot be published are refused by name',
    async () => {
      const refused = [
        'back\\slash',
        'new\nline',
        'tab\t',
        '\u202ertl',
        'x'.repeat(245),
        'index/index',
      ]
      const site = await read(
        Object.fromEntries(refused.map((name) => [`tree/${name}.mdx`, ''])),
      )
      expect([...site.pages.keys()]).toEqual([])
      expect(site.diagnostics).toHaveLength(refused.length)
      expect(site.diagnostics.every(({ severity }) => severity === 'error')).toBe(true)
      const messages = site.diagnostics.map(({ message }) => message.slice(0, 100))
      expect(messages.join('\n')).toMatchInlineSnapshot(`
        "the page \`tree/back\\slash.mdx\` has \`\\\` in its name, which not every system can store
        the page \`tree/index/index.mdx\` is the index of a folder that is named \`index\`
        the page \`tree/new\\nline.mdx\` has U+000A in its name, which not every system can store
        the page \`tree/tab\\t.mdx\` has U+0009 in its name, which not every system can store
        the page \`tree/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        the page \`tree/‮rtl.mdx\` has U+202E in its name, which not every system can store"
      `)
    },
  )

  test.skipIf(process.platform === 'win32')(
    'that some systems cannot store are published with a warning',
    async () => {
      const names = [
        'a?b',
        'q"uote',
        'colon:name',
        'star*',
        'pipe|',
        'con',
        'AUX',
        'end ',
      ]
      const site = await read(
        Object.fromEntries(names.map((name) => [`tree/${name}.mdx`, ''])),
      )
      expect([...site.pages.values()].map(({ url }) => url)).toMatchInlineSnapshot(`
        [
          "/tree/AUX",
          "/tree/a%3Fb",
          "/tree/colon:name",
          "/tree/con",
          "/tree/end%20",
          "/tree/pipe%7C",
          "/tree/q%22uote",
          "/tree/star*",
        ]
      `)
      expect(site.diagnostics.every(({ severity }) => severity === 'warning')).toBe(true)
      const messages = site.diagnostics.map(({ message }) => message)
      expect(messages.join('\n')).toMatchInlineSnapshot(`
        "the page \`tree/AUX.mdx\` is named \`AUX\`, which Windows keeps for a device
        the page \`tree/a?b.mdx\` has \`?\` in its name, which not every system can store
        the page \`tree/colon:name.mdx\` has \`:\` in its name, which not every system can store
        the page \`tree/con.mdx\` is named \`con\`, which Windows keeps for a device
        the page \`tree/end .mdx\` has a name that ends with a space or a dot
        the page \`tree/pipe|.mdx\` has \`|\` in its name, which not every system can store
        the page \`tree/q"uote.mdx\` has \`"\` in its name, which not every system can store
        the page \`tree/star*.mdx\` has \`*\` in its name, which not every system can store"
      `)
    },
  )

  // Other file systems ignore case or normalise accents, and keep one of the two files.
  test.skipIf(process.platform !== 'linux')(
    'that are one file elsewhere name both files',
    async () => {
      const site = await read({
        'UPPER.mdx': '',
        'upper.mdx': '',
        'u\u0308.mdx': '',
        '\u00fc.mdx': '',
      })
      expect(site.pages.size).toBe(2)
      expect(site.diagnostics.map(({ code }) => code)).toEqual([
        'site/name-clash',
        'site/name-clash',
      ])
      expect(site.diagnostics[0]?.message).toContain('`upper.mdx` and `UPPER.mdx`')
    },
  )
})

// Creating links requires privileges on Windows.
describe.skipIf(process.platform === 'win32')('symbolic links', () => {
  test('inside the folder are followed, circles end, and others are reported', async () => {
    const outside = makeFolder({ 'secret.mdx': 'secret' })
    const root = makeFolder({ 'a.mdx': 'A', 'guides/b.mdx': 'B', '.env': 'KEY' })
    symlinkSync(join(root, 'a.mdx'), join(root, 'copy.mdx'))
    symlinkSync(join(root, 'guides'), join(root, 'more'))
    symlinkSync(root, join(root, 'guides/loop'))
    symlinkSync(join(root, '.env'), join(root, 'env.txt'))
    symlinkSync(join(outside, 'secret.mdx'), join(root, 'out.mdx'))
    symlinkSync(outside, join(root, 'outside'))
    symlinkSync(join(root, 'gone.mdx'), join(root, 'gone-link.mdx'))
    const site = await readAt(root)
    expect([...site.pages.keys()]).toEqual(['a', 'copy', 'guides/b', 'more/b'])
    expect(site.assets).toEqual([])
    expect(site.diagnostics.map(({ message }) => message)).toEqual([
      'the symbolic link `gone-link.mdx` leads nowhere',
      'the symbolic link `out.mdx` leads out of the content folder',
      'the symbolic link `outside` leads out of the content folder',
    ])
  })

  test('into a folder beside the site, whose name only goes on, lead out', async () => {
    const place = makeFolder({ 'site/a.mdx': 'A', 'site-private/secret.txt': 'secret' })
    const root = join(place, 'site')
    symlinkSync(join(place, 'site-private'), join(root, 'private'))
    symlinkSync(join(place, 'site-private/secret.txt'), join(root, 'secret.txt'))
    const site = await readAt(root)
    expect(site.assets).toEqual([])
    expect(site.diagnostics.map(({ message }) => message)).toEqual([
      'the symbolic link `private` leads out of the content folder',
      'the symbolic link `secret.txt` leads out of the content folder',
    ])
  })
})

const manifest = sharedMaterial(
  'hostile/manifest.json',
  'a collection of odd file names is read',
)
test.skipIf(manifest.missing)(
  'every odd file name has one address or one refusal',
  async () => {
    const { fileNames } = JSON.parse(readFileSync(manifest.path, 'utf8')) as {
      fileNames: { file: string }[]
    }
    const root = makeFolder({})
    const made = fileNames.map(({ file }) => file).filter((file) => !/link-/.test(file))
    for (const file of made) {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), '# T')
    }
    const site = await readAt(root)
    const hidden = made.filter((file) => /\/\./.test(file)).length
    const refusals = site.diagnostics.filter(
      ({ code }) => code !== 'site/unportable-name',
    )
    expect(site.pages.size + refusals.length).toBe(made.length - hidden)
    const urls = [...site.pages.values()].map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
  },
)
