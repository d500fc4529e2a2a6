import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

describe('files for readers without scripts, and for agents', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(
      {
        'docs.json': settings(['index', 'tides'], {
          name: 'Harbour & Quay',
          errors: { 404: { redirect: false } },
        }),
        'index.mdx': page('Start'),
        'tides.mdx': page('Tides & currents', '', 'description: When to sail.\n'),
        'unlisted.mdx': page('Unlisted'),
      },
      { args: ['--base', '/docs/', '--site', 'https://harbour.example.com'] },
    )
    expect(site.code, site.output).toBe(0)
  }, 60_000)

  test('the list of all pages has those of the navigation by group, with the base', () => {
    const html = site.read('search.html')
    expect(html).toContain('<h2>Guide</h2>')
    expect(html).toContain('<a href="/docs/tides">Tides &amp; currents</a>')
    expect(html).not.toContain('unlisted')
    expect(html).toContain('noindex')
  })

  test('only pages of the site lead to Markdown', () => {
    expect(site.read('tides.html')).toContain('type="text/markdown"')
    for (const file of ['search.html', '404.html'])
      expect(site.read(file)).not.toContain('type="text/markdown"')
  })

  test('every page leads there without scripts', () => {
    expect(site.read('tides.html')).toMatch(/<noscript><a [^>]*href="\/docs\/search"/)
  })

  test('the page for unknown addresses has no active tab, and sections as links', () => {
    const html = site.read('404.html')
    expect(html).toContain('not-found-search')
    expect(html).toMatch(
      /not-found-sections-list[^"]*"><li><a [^>]*href="\/docs\/"[^>]*>Guide/,
    )
  })

  test('skill.md says what the site is and where its text is', () => {
    const text = site.read('skill.md')
    expect(text).toMatch(/^---\nname: harbour-quay\ndescription: ".+"\n---\n/)
    expect(text).toContain('https://harbour.example.com/docs/llms.txt')
    expect(text).toContain(
      '[Tides & currents](https://harbour.example.com/docs/tides.md): When to sail.',
    )
  })

  test('agents find it in .well-known, in both formats of discovery', () => {
    const text = site.read('skill.md')
    expect(JSON.parse(site.read('.well-known/agent-skills/index.json'))).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'harbour-quay',
          type: 'skill-md',
          description: expect.stringContaining('Harbour & Quay'),
          url: '/docs/.well-known/agent-skills/harbour-quay/SKILL.md',
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        },
      ],
    })
    expect(JSON.parse(site.read('.well-known/skills/index.json'))).toMatchObject({
      skills: [{ name: 'harbour-quay', files: ['SKILL.md'] }],
    })
    for (const folder of ['skills', 'agent-skills'])
      expect(site.read(`.well-known/${folder}/harbour-quay/SKILL.md`)).toBe(text)
  })
})

test('an author has a page at /search and a skill.md of his own', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'search']),
    'index.mdx': page('Start'),
    'search.mdx': page('Looking for wrecks'),
    'skill.md': '# Mine\n',
  })
  expect(site.read('search.html')).toContain('Looking for wrecks')
  expect(site.read('skill.md')).toContain('# Mine')
  expect(site.read('.well-known/skills/documentation/SKILL.md')).toContain('# Mine')
}, 60_000)

describe('skills of the author', () => {
  const skill = (name: string, more = '') =>
    `---\nname: ${name}\ndescription: About ${name}.\n${more}---\n# ${name}\n`
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'docs.json': settings(['index']),
      'index.mdx': page('Start'),
      '.mintlify/skills/pay/SKILL.md': skill('Payments'),
      '.mintlify/skills/pay/notes.md': '# For the skill\n',
      '.mintlify/skills/tides/SKILL.md': '# No frontmatter\n',
      '.mintlify/skills/admin/SKILL.md': skill('Admin', 'groups: [admin]\n'),
    })
    expect(site.code, site.output).toBe(0)
  }, 60_000)

  test('are found in .well-known, without those of some readers', () => {
    expect(JSON.parse(site.read('.well-known/skills/index.json'))).toEqual({
      skills: [
        { name: 'payments', description: 'About Payments.', files: ['SKILL.md'] },
        { name: 'tides', description: '', files: ['SKILL.md'] },
      ],
    })
    expect(site.read('.well-known/agent-skills/payments/SKILL.md')).toBe(
      skill('Payments'),
    )
  })

  test('are listed by skill.md', () =>
    expect(site.read('skill.md')).toContain(
      '## Skills\n\n- [payments](/.well-known/agent-skills/payments/SKILL.md): About Payments.\n',
    ))

  test('are neither pages nor files that nothing links', () => {
    expect(site.output).not.toContain('.mintlify')
    expect(site.files().filter((file) => file.startsWith('.mintlify'))).toEqual([])
  })
})

test('the only skill of the author is skill.md', async () => {
  const text = '---\nname: pay\ndescription: Pay.\n---\n'
  const site = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Start'),
    '.mintlify/skills/pay/SKILL.md': text,
  })
  expect(site.read('skill.md')).toBe(text)
}, 60_000)
