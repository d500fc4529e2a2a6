import fc from 'fast-check'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { readFrontmatter } from '../../../plugin/site/read-frontmatter.ts'
import { sharedMaterial } from '../../shared-material.ts'

function read(text: string) {
  const { frontmatter, body, bodyLine, diagnostics } = readFrontmatter(text, 'a.mdx')
  return { frontmatter, body, bodyLine, said: diagnostics.map(brief) }
}

function brief({
  line,
  column,
  message,
  code,
}: ReturnType<typeof readFrontmatter>['diagnostics'][number]) {
  return `${line}:${column} ${message} [${code}]`
}

test('the body starts on the line after the closing dashes', () => {
  expect(read('---\ntitle: A\nicon: rocket\n---\n\n# B\n')).toEqual({
    frontmatter: { title: 'A', icon: { name: 'rocket' } },
    body: '\n# B\n',
    bodyLine: 5,
    said: [],
  })
})

test.each([
  ['no frontmatter', '# B\n', '# B\n', 1],
  ['nothing at all', '', '', 1],
  ['empty frontmatter', '---\n---\n# B', '# B', 3],
  ['frontmatter of comments', '---\n# later\n---\n# B', '# B', 4],
  ['a rule at the start', '---\n\nText', '---\n\nText', 1],
  ['frontmatter without a body', '---\n---', '', 2],
  ['a rule of four dashes', '----\nText', '----\nText', 1],
])('a page may have %s', (_, text, body, bodyLine) => {
  expect(read(text)).toEqual({ frontmatter: {}, body, bodyLine, said: [] })
})

test('Windows line ends are line ends', () => {
  expect(read('---\r\ntitle: A\r\nhidden: true\r\n---\r\n# B\r\n')).toEqual({
    frontmatter: { title: 'A', hidden: true },
    body: '# B\r\n',
    bodyLine: 5,
    said: [],
  })
})

test('a quoted value may be the last before a Windows line end', () => {
  expect(read('---\r\ntitle: "A"\r\n---\r\n# B\r\n')).toEqual({
    frontmatter: { title: 'A' },
    body: '# B\r\n',
    bodyLine: 4,
    said: [],
  })
})

test('dashes in the body, and in a block of text, end nothing', () => {
  const text = '---\ndescription: |\n  one\n  ---\n  two\n---\nA\n\n---\n\nB'
  expect(read(text)).toMatchObject({
    frontmatter: { description: 'one\n---\ntwo' },
    body: 'A\n\n---\n\nB',
  })
})

describe('code engines', () => {
  const canary = join(tmpdir(), `skerry-canary-${process.pid}`)
  const code = `require("fs").writeFileSync(${JSON.stringify(canary)}, "x")`

  test.each([
    'js',
    'javascript',
    'JS',
    'coffee',
    'json',
    'toml',
    'constructor',
    '__proto__',
  ])('frontmatter in %s is reported and never run', (language) => {
    const page = read(
      `---${language}\n{ title: (${code}, globalThis.canary = 1, "T") }\n---\nbody`,
    )
    expect(existsSync(canary)).toBe(false)
    expect(globalThis).not.toHaveProperty('canary')
    expect(page.frontmatter).toEqual({})
    expect(page.body).toBe('body')
    expect(page.said).toEqual([
      `1:1 frontmatter in ${language} is not read: only YAML is supported [site/frontmatter-language]`,
    ])
  })

  test('tags of YAML make no objects', () => {
    const page = read('---\ntitle: !!js/function "function(){}"\n---\n')
    expect(typeof page.frontmatter.title).toBe('string')
    expect(page.said).toHaveLength(1)
  })

  test('yaml may be named', () => {
    expect(read('---yaml\ntitle: T\n---\nbody').frontmatter).toEqual({ title: 'T' })
  })

  test('frontmatter between plus signs is left out of the page', () => {
    const page = read('+++\ntitle = "T"\n+++\nbody')
    expect(page).toMatchObject({ body: 'body', bodyLine: 4 })
    expect(page.said[0]).toContain('site/frontmatter-language')
  })

  test('frontmatter of another language is an error where it may be code, else a warning', () => {
    const severities = (text: string) =>
      readFrontmatter(text, 'a.mdx').diagnostics.map(({ severity }) => severity)
    expect(severities('---coffee\ntitle: T\n---\nbody')).toEqual(['error'])
    expect(severities('+++\ntitle = "T"\n+++\nbody')).toEqual(['warning'])
  })
})

test('authors read what is wrong, where, and the way out', () => {
  const text =
    '---\ntitle: Errors: how they look\nicon: rocket\nboost: high\nmode: centre\n---\nbody'
  const { diagnostics } = readFrontmatter(text, 'guides/errors.mdx')
  expect(diagnostics.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "guides/errors.mdx:2:14  a value with \`: \` in it must be in quotes  [site/frontmatter-syntax]
      1 | ---
      2 | title: Errors: how they look
        |              ^
      3 | icon: rocket
      4 | boost: high
      Write \`title: "Errors: how they look"\`.
    guides/errors.mdx:4:1  \`boost\` must be a number  [site/frontmatter-value]
      2 | title: Errors: how they look
      3 | icon: rocket
      4 | boost: high
        | ^
      5 | mode: centre
      6 | ---
      The key is ignored.
    guides/errors.mdx:5:1  \`mode\` must be one of default, wide, center, frame, custom  [site/frontmatter-value]
      3 | icon: rocket
      4 | boost: high
      5 | mode: centre
        | ^
      6 | ---
      7 | body
      Did you mean \`center\`?"
  `)
})

describe('broken YAML', () => {
  test('gives the keys that can be read, and the page', () => {
    expect(
      read('---\ntitle: Errors: all of them\nicon: rocket\ntag: [open\n---\nbody'),
    ).toMatchObject({
      frontmatter: { title: 'Errors: all of them', icon: { name: 'rocket' } },
      body: 'body',
    })
  })

  test('in a key with a colon leaves the keys above it', () => {
    for (const key of ['og:title', '"og:title"'])
      expect(
        read(`---\ntitle: A\ndescription: B\n${key}: "C\nicon: key\n---\n`),
      ).toMatchObject({
        frontmatter: { title: 'A', description: 'B', icon: { name: 'key' } },
        said: [expect.stringContaining('a quote is not closed')],
      })
  })

  test('is reported every time it is read', () => {
    const text = '---\ntitle: [unclosed\ndescription: x\n---\nbody'
    expect(read(text).said).toHaveLength(1)
    expect(read(text)).toEqual(read(text))
  })

  test('is a warning, which does not keep a build from publishing the page', () => {
    const { diagnostics, frontmatter } = readFrontmatter(
      '---\ntitle: T\nread_when:\n  - `npm install` fails\n---\nbody',
      'a.mdx',
    )
    expect(frontmatter['title']).toBe('T')
    expect(diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'site/frontmatter-syntax'],
    ])
  })

  test('with a key twice is reported at the second', () => {
    expect(read('---\ntitle: A\ntitle: B\n---\n')).toMatchObject({
      frontmatter: { title: 'A' },
      said: ['3:1 `title` is written twice [site/frontmatter-syntax]'],
    })
  })

  test.each([
    [
      'title:Write it\nicon: key',
      '2:7 a space is missing after `title:`',
      'Write `title: Write it`.',
    ],
    [
      'title: @scope/name',
      '2:8 a value that starts with `@` must be in quotes',
      'Write `title: "@scope/name"`.',
    ],
    [
      'title: *all* of it',
      '2:8 a value that starts with `*` must be in quotes',
      'Write `title: "*all* of it"`.',
    ],
    [
      'title: {{name}} for all',
      '2:8 a value that starts with `{` must be in quotes',
      'Write `title: "{{name}} for all"`.',
    ],
    [
      'title: [Beta] All of it',
      '2:8 a value that starts with `[` must be in quotes',
      'Write `title: "[Beta] All of it"`.',
    ],
    [
      "title: 'It's here'",
      '2:12 there is text after the closing quote',
      `Write \`title: "It's here"\`.`,
    ],
    [
      'title: "Write it\ndescription: All of it',
      '2:8 a quote is not closed',
      'Close it at the end of the value.',
    ],
    [
      'title: Write it\n  description: All of it',
      '3:3 `description` is indented, so it is part of the value above it',
      'Remove the spaces before it, or quote the value above.',
    ],
    ['title: A\ntitle: B', '3:1 `title` is written twice', 'Remove one of them.'],
    [
      'title: A\nog:title: Errors: all of them',
      '3:17 a value with `: ` in it must be in quotes',
      'Write `og:title: "Errors: all of them"`.',
    ],
    [
      'keywords:\n\t- a',
      '3:1 Tabs are not allowed as indentation',
      'Indent the line with spaces.',
    ],
  ])('%j is reported at its place, with the way out', (yaml, problem, hint) => {
    const [found] = readFrontmatter(`---\n${yaml}\n---\nbody`, 'a.mdx').diagnostics
    expect(`${found!.line}:${found!.column} ${found!.message}`).toBe(problem)
    expect(found!.hint).toBe(hint)
  })

  test.each([' ---', '\t---'])('with an indented opening is reported: %j', (opening) => {
    const [found] = readFrontmatter(
      `${opening}\ntitle: T\n---\nbody`,
      'a.mdx',
    ).diagnostics
    expect(found).toMatchObject({
      code: 'site/frontmatter-unopened',
      hint: 'Remove the spaces in front of `---`.',
    })
  })

  test.each([
    ['url: example.com', 'Write `https://example.com`, or `/example.com`'],
    ['url: www.example.com/docs', 'Write `https://www.example.com/docs`'],
    ['url: javascript:alert(1)', 'The key is ignored.'],
    ['api: FETCH /ships', 'The key is ignored.'],
    ['canonical: example.com/a', 'Write `https://example.com/a`.'],
    ['canonical: javascript:alert(1)', 'The key is ignored.'],
    ['canonical: //example.com/a', 'The key is ignored.'],
    ['lastUpdatedDate: yesterday', 'The key is ignored.'],
  ])('with a value that leads nowhere is reported: %s', (yaml, hint) => {
    const [found] = readFrontmatter(`---\n${yaml}\n---\nbody`, 'a.mdx').diagnostics
    expect(found).toMatchObject({ code: 'site/frontmatter-value', line: 2, column: 1 })
    expect(found!.hint).toContain(hint)
  })

  test.each([
    'canonical: https://example.com/a',
    'canonical: /a',
    'url: https://example.com',
    'url: /ships.md',
    'url: guide/ships',
    'url: mailto:a@example.com',
    'api: get /ships',
    'api: GET https://example.com/ships',
    'api: POST',
    'api: v1.json DELETE /ships',
  ])('with a value that leads somewhere is not: %s', (yaml) => {
    expect(read(`---\n${yaml}\n---\nbody`).said).toEqual([])
  })

  test('with a path as `url` takes it from the root, since every page links to it', () => {
    expect(read('---\nurl: ./guide/ships\n---\n').frontmatter.url).toBe('/guide/ships')
  })

  test('below empty lines is reported, because it is shown as text', () => {
    expect(read('\n\n---\ntitle: T\n---\nbody').said).toEqual([
      '1:1 the frontmatter is not at the top of the file, so `title` and what follows is shown on the page [site/frontmatter-unopened]',
    ])
    expect(read('\n\n---\n\nText: more\n\n---\n').said).toEqual([])
  })

  test.each([
    '\n---\ntitle: T\n---\nbody',
    'title: T\n---\nbody',
    '---\ntitle: T\n\nbody',
  ])('that starts or ends nowhere is no reason not to build the page: %j', (text) => {
    const { diagnostics } = readFrontmatter(text, 'a.mdx')
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning'])
  })

  test('without an end takes the lines that are keys', () => {
    expect(read('---\ntitle: T\n\n## no end\n')).toEqual({
      frontmatter: { title: 'T' },
      body: '\n## no end\n',
      bodyLine: 3,
      said: ['1:1 frontmatter is not closed [site/frontmatter-unclosed]'],
    })
  })

  test('with a key on the opening line is read all the same', () => {
    expect(read('---title: T\nicon: key\n---\nbody')).toEqual({
      frontmatter: { title: 'T', icon: { name: 'key' } },
      body: 'body',
      bodyLine: 4,
      said: [
        '1:4 the opening `---` must be alone on its line [site/frontmatter-opening]',
      ],
    })
  })

  test('quoted text that goes on in the first column is one text, as older readers have it', () => {
    const page = read(
      '---\ntitle: "A"\ndescription: "Cancels it. Depends on\nthe arguments"\ntag: "x\n"\n---\n',
    )
    expect(page.frontmatter).toEqual({
      title: 'A',
      description: 'Cancels it. Depends on the arguments',
      tag: 'x',
    })
    expect(page.said).toEqual([])
  })

  test('a line of quoted text may look like a key', () => {
    const page = read(
      "---\ndescription: 'Tags are it''s.\nEx: `paid`, `v3`'\ntitle: A\n---\n",
    )
    expect(page.frontmatter).toEqual({
      description: "Tags are it's. Ex: `paid`, `v3`",
      title: 'A',
    })
    expect(page.said).toEqual([])
  })

  test('that multiplies itself by aliases ends early', () => {
    const rows = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]']
    for (let n = 1; n < 12; n++) {
      rows.push(
        `a${n}: &a${n} [${Array.from({ length: 10 }, () => `*a${n - 1}`).join(',')}]`,
      )
    }
    const start = cpuTime()
    const page = read(`---\ntitle: T\n${rows.join('\n')}\n---\nbody`)
    expect(page).toMatchObject({ frontmatter: { title: 'T' }, body: 'body' })
    expect(page.said[0]).toContain('too many aliases')
    expect(cpuTime() - start).toBeLessThan(5000)
  })

  test.each(['[', '{a: ', '- '])(
    'nested a hundred thousand times in %j is a problem, no crash',
    (open) => {
      const page = read(`---\ntitle: ${open.repeat(100_000)}\n---\nbody`)
      expect(page.said).toHaveLength(1)
      expect(page.body).toBe('body')
    },
  )

  test('of a megabyte is refused', () => {
    expect(read(`---\ntitle: ${'d'.repeat(1 << 20)}\n---\n`).said[0]).toContain(
      'too large',
    )
  })
})

test('keys that would reach prototypes are left out', () => {
  const page = read(
    '---\ntitle: T\n__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 2}}\n---\n',
  )
  expect(page.frontmatter).toEqual({ title: 'T' })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('keys may be named as what all objects have', () => {
  expect(read('---\ntoString: a\nvalueOf: b\n---\n')).toMatchObject({
    frontmatter: { toString: 'a', valueOf: 'b' },
    said: [],
  })
})

describe('values', () => {
  test('are taken as authors mean them', () => {
    const yaml = [
      'title: 2024',
      'description: 2024-01-02',
      'hidden: "True"',
      'searchable: false',
      'boost: "2.5"',
      'keywords: a, b',
      'mode: Wide',
      'icon: fa-book',
      'iconType: solid',
      'playground: hide',
      'auth: Bearer',
      'contentType: file',
      'tag:',
      'og:image: https://example.com/a.png',
      'authors: [{ name: x }]',
    ]
    expect(read(`---\n${yaml.join('\n')}\n---\n`)).toMatchObject({
      frontmatter: {
        title: '2024',
        description: '2024-01-02',
        hidden: true,
        searchable: false,
        boost: 2.5,
        keywords: ['a', 'b'],
        mode: 'wide',
        icon: { name: 'book', style: 'solid' },
        playground: 'none',
        authMethod: 'bearer',
        contentType: 'multipart/form-data',
        'og:image': 'https://example.com/a.png',
        authors: [{ name: 'x' }],
      },
      said: [],
    })
  })

  test('keep Font Awesome classes that name a style', () => {
    expect(read('---\ntitle: T\nicon: fa-regular fa-bell\n---\n')).toMatchObject({
      frontmatter: { icon: { name: 'fa-regular fa-bell' } },
      said: [],
    })
  })

  test('of the wrong kind are reported at their key and dropped', () => {
    const yaml = [
      'title: { type: img }',
      'description: [a, b]',
      'hidden: maybe',
      'boost: -1',
      'contentType: body',
      'og:title: [x]',
    ]
    const page = read(`---\n${yaml.join('\n')}\n---\n`)
    expect(page.frontmatter).toEqual({})
    expect(page.said).toMatchInlineSnapshot(`
      [
        "2:1 \`title\` must be text, not an object [site/frontmatter-value]",
        "3:1 \`description\` must be text, not a list [site/frontmatter-value]",
        "4:1 \`hidden\` must be true or false [site/frontmatter-value]",
        "5:1 \`boost\` must not be negative [site/frontmatter-value]",
        "6:1 \`contentType\` must be a media type, such as application/json or multipart/form-data [site/frontmatter-value]",
        "7:1 \`og:title\` must be text, not a list [site/frontmatter-value]",
      ]
    `)
  })

  test('of the page menu are those of the setting', () => {
    const yaml = [
      'contextual:',
      '  options:',
      '    - copy',
      '    - copi',
      '    - 42',
      '    - title: No URL',
      '    - title: Ask',
      '      href: { base: https://example.com }',
      '  display: left',
      '  dispaly: toc',
    ]
    const page = read(`---\n${yaml.join('\n')}\n---\n`)
    expect(page.frontmatter).toEqual({
      contextual: {
        options: [
          'copy',
          {
            title: 'Ask',
            description: '',
            href: { base: 'https://example.com', query: [] },
          },
        ],
      },
    })
    expect(page.said).toMatchInlineSnapshot(`
      [
        "2:1 \`contextual.dispaly\` is not a setting [site/frontmatter-value]",
        "2:1 \`contextual.options[1]\` must be one of the known names, not "copi" [site/frontmatter-value]",
        "2:1 \`contextual.options[2]\` must be the name of an option, or an object with \`title\` and \`href\`, not 42 [site/frontmatter-value]",
        "2:1 \`contextual.options[3].href\` is required [site/frontmatter-value]",
        "2:1 \`contextual.display\` must be \`header\` or \`toc\`, not "left" [site/frontmatter-value]",
      ]
    `)
  })

  test('`false` as the page menu leaves no options, and `true` is no menu', () => {
    const hidden = read('---\ncontextual: false\n---\n')
    expect(hidden.frontmatter).toMatchObject({ contextual: { options: [] } })
    expect(hidden.said).toEqual([])
    const shown = read('---\ncontextual: true\n---\n')
    expect(shown.frontmatter).toEqual({})
    expect(shown.said).toEqual([
      '2:1 `contextual` must have a list of options [site/frontmatter-value]',
    ])
  })

  test('under a known name in another spelling are kept, with the name that has an effect', () => {
    const { frontmatter, diagnostics } = readFrontmatter(
      '---\nsidebar_title: A\nowner: B\n---\n',
      'a.mdx',
    )
    expect(frontmatter).toEqual({ sidebar_title: 'A', owner: 'B' })
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Did you mean `sidebarTitle`?'])
  })

  test('of their own are no typos of known keys that could not have the value', () => {
    const hints = (text: string) =>
      readFrontmatter(`---\n${text}\n---\n`, 'a.mdx').diagnostics.map(({ hint }) => hint)
    expect(hints('module: app.api')).toEqual([])
    expect(hints('moded: wide')).toEqual(['Did you mean `mode`?'])
  })
})

test('whatever the text, the body is the end of it and the line fits', () => {
  const line = fc.constantFrom(
    '---',
    'title: a',
    'a: b: c',
    '',
    '# x',
    '  - y',
    '+++',
    'é: "',
    '\r',
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      const { body, bodyLine } = readFrontmatter(text, 'a.mdx')
      expect(text.endsWith(body)).toBe(true)
      const before = text.slice(0, text.length - body.length)
      expect(bodyLine).toBe(before.split('\n').length)
    }),
  )
})

const hostile = sharedMaterial('hostile/pages', 'hostile frontmatter is read')
test.skipIf(hostile.missing)('hostile pages give a body and problems, in time', () => {
  for (const file of readdirSync(hostile.path).filter((name) => name.startsWith('fm-'))) {
    const start = cpuTime()
    const page = read(readFileSync(join(hostile.path, file), 'utf8'))
    expect(cpuTime() - start, file).toBeLessThan(5000)
    if (!/fm-(missing|none|proto|xss|huge)/.test(file))
      expect(page.said, file).not.toEqual([])
  }
})

test('an unknown style of icons is reported at its line, and the icon is kept', () => {
  const text = '---\ntitle: A\nicon: star\niconType: sold\n---\n'
  const { frontmatter, diagnostics } = readFrontmatter(text, 'a.mdx')
  expect(diagnostics).toMatchObject([
    { severity: 'warning', line: 4, hint: 'Did you mean `solid`?' },
  ])
  expect(frontmatter.icon).toMatchObject({ name: 'star' })
})

test('related topics are paths, URLs and titled links', () => {
  const { frontmatter } = read('---\nrelated:\n  - /a\n  - B: https://c.d\n---\n')
  expect(frontmatter.related).toEqual([
    { href: '/a' },
    { href: 'https://c.d', title: 'B' },
  ])
  expect(read('---\nrelated: false\n---\n').frontmatter.related).toEqual([])
  const inKeys = read(
    '---\nrelatedPages:\n  - href: /a\n    title: A\n  - href: /b\n---\n',
  )
  expect(inKeys.frontmatter.related).toEqual([{ href: '/a', title: 'A' }, { href: '/b' }])
  expect(read('---\nrelated: 3\n---\n').said).toEqual([
    '2:1 `related` must be a list of links, or false [site/frontmatter-value]',
  ])
})

test('`thumbnail` overrides settings of social cards', () => {
  const { frontmatter, said } = read(
    '---\nthumbnail:\n  preset: minimal\n  eyebrow: ""\n  other: 1\n---\n',
  )
  expect(frontmatter.thumbnail).toEqual({ preset: 'minimal', eyebrow: '' })
  expect(said).toEqual([])
  expect(read('---\nthumbnail:\n  preset: big\n---\n').said).toEqual([
    '2:1 `thumbnail` has `preset`, which must be one of classic, headline, minimal [site/frontmatter-value]',
  ])
})

test('a cover of GitBook is reported with what shows the image', () => {
  expect(readFrontmatter('---\ncover: /a.png\n---\n', 'a.mdx').diagnostics).toMatchObject(
    [
      {
        code: 'site/foreign-frontmatter',
        message: expect.stringContaining('`cover` has no effect') as string,
        hint: 'Write the image into the page: `![](/a.png)`.',
        line: 2,
      },
    ],
  )
})
