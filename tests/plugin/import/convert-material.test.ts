import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  const once = convertPage(text, format).text
  expect(convertPage(once, format).text).toBe(once)
  return once
}

function grid(...lines: string[]): string {
  return ['<div class="grid cards" markdown>', '', ...lines, '', '</div>', ''].join('\n')
}

test.each([
  [
    'a title, an icon, text and a link',
    [
      '-   :material-clock-fast:{ .lg .middle } __Set up in 5 minutes__',
      '',
      '    ---',
      '',
      '    Install with `pip`:',
      '',
      '    - one',
      '',
      '    [:octicons-arrow-right-24: Getting started](start.md)',
    ],
    [
      '<Card title="Set up in 5 minutes" icon="clock" href="start.md" cta="Getting started">',
      '',
      'Install with `pip`:',
      '',
      '- one',
      '',
      '</Card>',
    ],
  ],
  [
    'a title with a link, and text below it',
    [
      '- **[Run locally](run.md)**  ',
      '  10–20 min',
      '- **[Operate](operate.md)** — daily',
    ],
    [
      '<Card title="Run locally" href="run.md">',
      '',
      '10–20 min',
      '',
      '</Card>',
      '',
      '<Card title="Operate" href="operate.md">',
      '',
      'daily',
      '',
      '</Card>',
    ],
  ],
  [
    'a link around the icon and the title',
    ['* [:material-magnify: **Inspect**](inspect.md)'],
    ['<Card title="Inspect" icon="magnifying-glass" href="inspect.md" />'],
  ],
  [
    'an icon with a title as text',
    ['- :simple-python: Python'],
    ['<Card title="Python" icon="python" />'],
  ],
])('a grid of cards becomes columns: %s', (_, list, cards) => {
  expect(convert(grid(...list))).toBe(
    ['<Columns>', '', ...cards, '', '</Columns>', ''].join('\n'),
  )
})

test('a card with several links keeps them in its text', () => {
  expect(
    convert(grid('- **A**', '', '    [one](a.md) or', '', '    [two](b.md)')),
  ).toContain('<Card title="A">\n\n[one](a.md) or\n\n[two](b.md)\n\n</Card>')
})

test.each([
  grid('- A text with `code`, which is no title'),
  grid('- A', '', 'Between', '', '- **B**'),
  grid('- **A**', '', '<!-- - **B** -->'),
  '<div class="grid" markdown>\n\n- **A**\n\n</div>\n',
])('another grid stays: %j', (written) => {
  expect(convert(written)).toBe(written)
})

test.each([
  ['Press :material-cog: now', 'Press <Icon icon="gear" /> now'],
  ['# :octicons-mark-github-16: Code', '# <Icon icon="github" /> Code'],
  [':fontawesome-brands-github:{ .lg }', '<Icon icon="github" />'],
  ['[Web :material-web:](a.md)', '[Web <Icon icon="globe" />](a.md)'],
  ['`:material-cog:`', '`:material-cog:`'],
  [':material-zzzz:', ':material-zzzz:'],
])('icons become <Icon>: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
  expect(convert(written, 'mdx')).toBe(expected)
})

test('an icon with attributes that have no equivalent stays', () => {
  const written = ':material-cog:{ title="A" }'
  expect(convert(written)).toBe(written)
})

test.each([
  ['[Start](a.md){ .md-button }', '[Start](a.md)'],
  ['[Start](a.md){ .md-button .md-button--primary }', '[Start](a.md)'],
  ['[Start](https://a.org){ .md-button target=_blank }', '[Start](https://a.org)'],
  ['[Start](a.md){ .md-button .own }', '[Start](a.md){ .md-button .own }'],
])('buttons become links: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    'Term\n:   Text *a*\n\n    - b\n',
    '<dl>\n\n<dt>Term</dt>\n\n<dd>\n\nText *a*\n\n- b\n\n</dd>\n\n</dl>\n',
  ],
  [
    'Before.\n\n`a`\n`b`\n\n:   One\ngoes on\n:   Two\n\n`c`\n\n:   Three\n\nAfter.\n',
    'Before.\n\n<dl>\n\n<dt>`a`</dt>\n\n<dt>`b`</dt>\n\n<dd>\n\nOne\ngoes on\n\n</dd>\n\n<dd>\n\nTwo\n\n</dd>\n\n<dt>`c`</dt>\n\n<dd>\n\nThree\n\n</dd>\n\n</dl>\n\nAfter.\n',
  ],
  ['- Item\n:   Text\n', '- Item\n:   Text\n'],
  ['# Title\n:   Text\n', '# Title\n:   Text\n'],
  ['Term\n\n\n:   Text\n', 'Term\n\n\n:   Text\n'],
  ['```\nTerm\n:   Text\n```\n', '```\nTerm\n:   Text\n```\n'],
])('definition lists become <dl>: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    '![A](a.png#only-light) ![B](b.png#gh-dark-mode-only "C")',
    '<img className="block dark:hidden" src="a.png" alt="A" /> <img className="hidden dark:block" src="b.png" alt="B" title="C" />',
  ],
  [
    '![A](a.png#only-light){ width=3 }',
    '<img className="block dark:hidden" src="a.png" alt="A" width="3" />',
  ],
  ['![A](a.png#only-light){ align=left }', '![A](a.png#only-light){ align=left }'],
  ['![A](a.svg#part)', '![A](a.svg#part)'],
])('images for one mode have a class: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test('abbreviations are explained where they occur', () => {
  const written = [
    '# The HTML',
    'HTML, XHTML and `HTML`: **W3C**.',
    '',
    '*[HTML]: Hyper "Text"',
    '*[W3C]: World Wide Web Consortium',
    '',
  ]
  expect(convert(written.join('\n'))).toBe(
    [
      '# The HTML',
      `<abbr title='Hyper "Text"'>HTML</abbr>, XHTML and \`HTML\`: **<abbr title="World Wide Web Consortium">W3C</abbr>**.`,
      '',
      '',
    ].join('\n'),
  )
})

test.each([
  ['/// tip\n\nText\n\n///\n', '<Tip>\n\nText\n\n</Tip>\n'],
  ['/// note | A title\nText\n///', '<Note title="A title">\n\nText\n\n</Note>'],
  [
    '/// details | More\n    open: True\n    type: warning\n\nText\n\n///',
    '<Accordion title="More" defaultOpen>\n\nText\n\n</Accordion>',
  ],
  [
    '/// admonition | A\n    type: warning\n\nText\n///',
    '<Warning title="A">\n\nText\n\n</Warning>',
  ],
  [
    '//// tab | One\n\n/// note\nText\n///\n\n////\n\n//// tab | Two\n\nText\n\n////\n',
    '<Tabs>\n\n<Tab title="One">\n\n<Note>\n\nText\n\n</Note>\n\n</Tab>\n\n<Tab title="Two">\n\nText\n\n</Tab>\n\n</Tabs>\n',
  ],
  ['/// unknown\nText\n///', '/// unknown\nText\n///'],
  ['/// note\nText', '/// note\nText'],
  ['/// note\n    attrs: {id: a}\nText\n///', '/// note\n    attrs: {id: a}\nText\n///'],
  ['```\n/// note\n///\n```', '```\n/// note\n///\n```'],
])('blocks of slashes become components: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  ['hide: [toc]', 'mode: wide'],
  ['hide:\n  - navigation\n  - toc\ntitle: A', 'mode: center\ntitle: A'],
  ['hide:\n- toc', 'mode: wide'],
  ['hide: [footer]', 'hide: [footer]'],
  ['mode: frame\nhide: [toc]', 'mode: frame\nhide: [toc]'],
  ['icon: material/clock-outline', 'icon: clock'],
  ['icon: fontawesome/brands/github', 'icon: github'],
  ['icon: rocket', 'icon: rocket'],
  ['status: new', 'tag: New'],
  ['status: draft', 'status: draft'],
])('keys of the frontmatter become ours: %j', (written, expected) => {
  expect(convert(`---\n${written}\n---\n\nText\n`)).toBe(
    `---\n${expected}\n---\n\nText\n`,
  )
})
