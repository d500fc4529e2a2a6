import { expect, test } from 'vitest'
import { htmlToMarkdown } from '../../../plugin/render/html-to-markdown.ts'

test('a callout is a quote under its kind and title', () => {
  const html =
    '<aside class="callout" data-callout-type="warning" aria-label="Warning"><div data-component-part="callout-icon"><svg></svg></div><div data-component-part="callout-content"><p data-component-part="callout-title">Careful</p><p>It <em>burns</em>.</p></div></aside>'
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "> **Warning: Careful**
    >
    > It _burns_.
    "
  `)
})

test('exponents and indices stay elements, in text, headings, links and cells', () => {
  expect(
    htmlToMarkdown(
      '<p>10<sup>6</sup> of CO<sub>2</sub>, <a href="/a">m<sup>2</sup></a></p>',
    ),
  ).toBe('10<sup>6</sup> of CO<sub>2</sub>, [m<sup>2</sup>](/a)\n')
  expect(
    htmlToMarkdown(
      '<ul><li>x<sub><em>a</em></sub> <math data-tex="y"></math><sup><a href="#n">1</a></sup></li></ul>',
    ),
  ).toBe('- x<sub>_a_</sub> $y$<sup>[1](#n)</sup>\n')
  expect(htmlToMarkdown('<h2>H<sub><em>2</em></sub>O</h2>')).toBe('## H<sub>_2_</sub>O\n')
  const cells =
    '<table><tr><th>m<sup>2</sup></th></tr><tr><td>1<sup>a|b</sup></td></tr></table>'
  expect(htmlToMarkdown(cells)).toContain('| m<sup>2</sup>')
  expect(htmlToMarkdown(cells)).toContain('1<sup>a\\|b</sup>')
})

test('a `span` that stands for a paragraph is one', () => {
  expect(
    htmlToMarkdown('<span data-as="p">Ebb.</span><span data-as="p">Flood.</span>'),
  ).toBe('Ebb.\n\nFlood.\n')
})

test('items of a row or grid are separate words, parts of a word are not', () => {
  const parts = '<span>One</span><a href="/b">Two</a>'
  expect(htmlToMarkdown(`<div class="flex gap-2">${parts}</div>`)).toBe('One [Two](/b)\n')
  expect(htmlToMarkdown(`<span style="display:inline-grid">x${parts}</span>`)).toBe(
    'x One [Two](/b)\n',
  )
  expect(htmlToMarkdown(`<p style="flex:1">${parts}</p>`)).toBe('One[Two](/b)\n')
})

test('two links, boxes of their own, and items of a row at some width are separate words', () => {
  expect(htmlToMarkdown('<a href="/a">One</a><a href="/b">Two</a>')).toBe(
    '[One](/a) [Two](/b)\n',
  )
  expect(htmlToMarkdown('<p><a href="/a">One</a>s</p>')).toBe('[One](/a)s\n')
  const parts = '<span class="block">One</span><span>Two</span>'
  expect(htmlToMarkdown(`<table><tr><td>${parts}</td></tr></table>`)).toContain('One Two')
  expect(htmlToMarkdown('<b style="display: block">One</b>two')).toBe('**One** two\n')
  const row = '<p class="md:grid"><i>One</i><i>Two</i></p>'
  expect(htmlToMarkdown(row)).toBe('_One_ _Two_\n')
})

test("an author's element with the class of a component keeps its content", () => {
  const content = '<p>One.</p><a href="/b">Two</a>'
  const names = [
    'card',
    'tile',
    'update',
    'tooltip',
    'field',
    'prompt',
    'step',
    'mermaid',
  ]
  for (const name of [...names, 'code-block', 'frame-wrapper'])
    expect(htmlToMarkdown(`<div class="${name}">${content}</div>`), name).toBe(
      'One.\n\n[Two](/b)\n',
    )
  for (const name of ['accordion', 'expandable'])
    expect(
      htmlToMarkdown(`<details class="${name}"><summary>Why</summary>It is.</details>`),
    ).toBe('**Why**\n\nIt is.\n')
  expect(htmlToMarkdown('<a class="card" href="/b"><b>One</b></a>')).toBe(
    '[**One**](/b)\n',
  )
  const outer = `<div class="card"><p>One.</p><div class="card"><div data-component-part="card-content-container"><div data-component-part="card-title"><a class="cover-link" href="/b">Two</a></div></div></div></div>`
  expect(htmlToMarkdown(outer)).toBe('One.\n\n- [Two](/b)\n')
})

test('spaces and breaks at the edges of bold and italic text are outside of it', () => {
  expect(htmlToMarkdown('<p>One <em><br>two<br></em>three</p>')).toBe(
    'One\\\n_two_\\\nthree\n',
  )
  expect(htmlToMarkdown('<p><strong> One: </strong>two<b> </b>three</p>')).toBe(
    '**One:** two three\n',
  )
  const cell = '<td>One <em><br>(two)</em></td>'
  expect(htmlToMarkdown(`<table><tr>${cell}</tr></table>`)).toContain(
    '| One<br>_(two)_ |',
  )
})

test('spaces at the edges of a link are outside of it', () => {
  expect(htmlToMarkdown('<p>Read the<a href="/x"> overview </a>to begin.</p>')).toBe(
    'Read the [overview](/x) to begin.\n',
  )
})

test('a link without an address is text', () => {
  expect(
    htmlToMarkdown(
      '<p><a class="button">Build now</a> or <a name="old"></a><a href="/x">read</a>.</p>',
    ),
  ).toBe('Build now or [read](/x).\n')
})

test('a button among words shows what to click, others are left out', () => {
  const button = '<button><strong>Add</strong></button>'
  expect(htmlToMarkdown(`<p>Click ${button}.</p>`)).toBe('Click **Add**.\n')
  expect(htmlToMarkdown(`<p>Words.</p><div>${button}<svg></svg></div>`)).toBe('Words.\n')
})

test('a button that is all of an island among words is one of them', () => {
  const island =
    '<skerry-island name="chip"><script type="application/json">{}</script><button><code>pk_1</code><svg></svg></button></skerry-island>'
  expect(htmlToMarkdown(`<p>Copy ${island} first.</p>`)).toBe('Copy `pk_1` first.\n')
  expect(htmlToMarkdown(`<p>First.</p>${island}`)).toBe('First.\n')
})

test('cells of a table that is made with roles are separate words', () => {
  const row = (role: string, ...cells: string[]) =>
    `<span role="row">${cells.map((cell) => `<span role="${role}">${cell}</span>`).join('')}</span>`
  const head = row('columnheader', 'Name', 'Price')
  expect(htmlToMarkdown(`<p role="table">${head}${row('cell', 'A', '1')}</p>`)).toBe(
    'Name Price A 1\n',
  )
})

test('an ampersand is only escaped where it would start a character reference', () => {
  const link = (title: string) =>
    `<p>AT&amp;T &amp;amp; <a href="/a?b=1&amp;c_d=2&amp;lt;"${title}>a&amp;b</a></p>`
  expect(htmlToMarkdown(link(''))).toBe('AT&T \\&amp; [a&b](/a?b=1&c_d=2\\&lt;)\n')
  // Written by the library, because of the title.
  expect(htmlToMarkdown(link(' title="t&amp;u"'))).toBe(
    'AT&T \\&amp; [a&b](/a?b=1&c_d=2\\&lt; "t&u")\n',
  )
})

test('cards beside each other are one list of links', () => {
  const card = (href: string, title: string, text: string) =>
    `<div class="card"><div data-component-part="card-content-container"><div data-component-part="card-text"><div data-component-part="card-title"><a class="cover-link" href="${href}">${title}</a></div><div data-component-part="card-content">${text}</div></div></div></div>`
  const html = `<div class="columns">${card('/a', 'One', 'First.')}\n${card('/b', 'Two', '<p>Second.</p>')}</div>`
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "- [One](/a): First.
    - [Two](/b): Second.
    "
  `)
})

test('fields are entries with their facts, and hold those of their objects', () => {
  const html =
    '<div class="field"><div class="field-head"><div class="field-name"><a class="field-link" href="#x"><span class="field-name-text">user</span></a></div><div class="field-meta"><span class="field-pill">object</span><span class="field-pill">required</span></div></div><div class="field-content"><p>Who it is.</p><details class="expandable"><summary><svg></svg>Show child attributes</summary><div class="expandable-content"><div class="field"><div class="field-head"><span class="field-name-text">tags</span><span class="field-pill">list&lt;string&gt;</span></div></div></div></details></div></div>'
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "- \`user\` (object, required): Who it is.

      - \`tags\` (\`list<string>\`)
    "
  `)
})

test('panels of tabs stand under their titles; a fence takes the title along', () => {
  const panel = (kind: string, title: string, content: string) =>
    `<div role="tabpanel" class="${kind}-panel" hidden="until-found"><p class="panel-title" aria-hidden="true">${title}</p><skerry-slot name="x">${content}</skerry-slot></div>`
  const fence = (language: string, code: string) =>
    `<div class="code-block" data-language="${language}"><button></button><pre><code class="language-${language}"><span class="line">${code}</span></code></pre></div>`
  const tabs = `<skerry-island name="tabs"><div class="tabs"><div class="tabs-bar"><button>npm</button></div>${panel('tabs', 'npm', '<p>Run it.</p>')}</div><script type="application/json">{}</script></skerry-island>`
  const group = `<div class="code-group"><div class="code-group-bar"><button>a.ts</button></div>${panel('code-group', 'a.ts', fence('ts', 'let a'))}</div>`
  expect(htmlToMarkdown(tabs + group)).toMatchInlineSnapshot(`
    "**npm**

    Run it.

    \`\`\`ts a.ts
    let a
    \`\`\`
    "
  `)
})

test('a <br> in code is a line break', () => {
  expect(htmlToMarkdown('<pre><code># a<br><b>b</b><br><br>c</code></pre>')).toBe(
    '```\n# a\nb\n\nc\n```\n',
  )
})

test('a fence of a code group without a title does not get the label of its tab', () => {
  const panel = (title: string, language: string, more = '') =>
    `<div role="tabpanel" class="code-group-panel"><p class="panel-title">${title}</p><div${more} class="code-block" data-language="${language}"><pre><code class="language-${language}">a</code></pre></div></div>`
  const html = `<div class="code-group">${panel('bash', 'bash')}${panel('bash 2', 'bash', ' data-untitled')}${panel('text', 'text')}${panel('bash 5', 'bash')}</div>`
  expect(htmlToMarkdown(html)).toBe(
    '```bash\na\n```\n\n```bash\na\n```\n\n```\na\n```\n\n```bash bash 5\na\n```\n',
  )
})

test('of one request in several languages, Markdown has the first', () => {
  const panel = (title: string, more: string) =>
    `<div role="tabpanel" class="code-group-panel"><p class="panel-title">${title}</p><div class="code-block${more}" data-language="${title}"><pre><code class="language-${title}">send</code></pre></div></div>`
  const html = `<div class="code-group">${panel('curl', '')}${panel('java', ' code-block-variant')}${panel('own', '')}</div>`
  const markdown = htmlToMarkdown(html)
  expect(markdown).toContain('```curl')
  expect(markdown).toContain('```own')
  expect(markdown).not.toContain('java')
})

test('a label that is bold already is bold once', () => {
  const html =
    '<details><summary><strong>Local</strong> <code>uv</code></summary><p>x</p></details>'
  expect(htmlToMarkdown(html)).toBe('**Local `uv`**\n\nx\n')
})

test('a label with a heading and a paragraph is one line', () => {
  const html =
    '<details><summary><div><h3 id="a">Cloud</h3><p>2 tools</p></div><span></span></summary><p>x</p></details>'
  expect(htmlToMarkdown(html)).toBe('**Cloud 2 tools**\n\nx\n')
})

test('items that begin with a checkbox are tasks, also in a label', () => {
  const item = (state: string) =>
    `<li><label><input type="checkbox"${state}/><span>Create an <b>app</b></span></label></li>`
  expect(htmlToMarkdown(`<ul>${item('')}${item(' checked')}</ul>`)).toBe(
    '- [ ] Create an **app**\n- [x] Create an **app**\n',
  )
  expect(htmlToMarkdown('<p><label><input type="checkbox"/>mute</label></p>')).toBe(
    '\\[ ] mute\n',
  )
})

test('steps are a numbered list, and passages where they hold headings', () => {
  const step = (title: string, content: string) =>
    `<div class="step" role="listitem"><div class="step-body"><p class="step-title"><a class="step-anchor" href="#s">${title}</a></p><div class="step-content">${content}</div></div></div>`
  const steps = (inside: string) => `<div class="steps" role="list">${inside}</div>`
  expect(htmlToMarkdown(steps(step('Install', '<p>Now.</p>')))).toBe(
    '1. **Install**\n\n   Now.\n',
  )
  expect(htmlToMarkdown(steps(step('Install', '<h3 id="a">Why</h3>')))).toBe(
    '**1. Install**\n\n### Why\n',
  )
})

test('headings instead of steps stay headings, and what stands before the first step stays there', () => {
  const steps = (inside: string) => `<div class="steps">${inside}</div>`
  expect(htmlToMarkdown(steps('<h3>Install</h3><p>Now.</p>'))).toBe(
    '### Install\n\nNow.\n',
  )
  const step =
    '<div class="step"><div class="step-body"><p class="step-title">Run</p><div class="step-content"></div></div></div>'
  const text = (inside: string) => `<div class="steps-text">${inside}</div>`
  expect(htmlToMarkdown(steps(text('<p>First of all.</p>') + text(step)))).toBe(
    'First of all.\n\n1. **Run**\n',
  )
  expect(htmlToMarkdown(step)).toBe('**Run**\n')
})

test('headings lose their anchors, tables and text with angle brackets stay', () => {
  const html =
    '<h2 id="a" class="heading"><span id="b" class="heading-alias"></span><a class="heading-anchor" href="#a">Rate <code>limits</code></a></h2><p>Use &lt;Card&gt; here.</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>x | y</td></tr></tbody></table>'
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "## Rate \`limits\`

    Use \\<Card> here.

    | A |
    | - |
    | x \\| y |
    "
  `)
})

test('decorative and interactive parts are omitted', () => {
  const html =
    '<div class="tag-filter"><p>Filters</p></div><div><svg></svg><button>Copy</button></div><skerry-island name="console"><button>Try it</button></skerry-island>'
  expect(htmlToMarkdown(html)).toBe('')
})

test('what no reader can see is omitted, but not what a tab or an island can show', () => {
  const island = (content: string) =>
    `<skerry-island name="faq">${content}</skerry-island>`
  expect(htmlToMarkdown('<ul hidden><li>Gone</li></ul><p>Here</p>')).toBe('Here\n')
  expect(htmlToMarkdown('<p>Now <b hidden="">gone</b> here</p>')).toBe('Now here\n')
  const openable = '<div hidden="until-found"><p>Here</p></div>'
  expect(htmlToMarkdown(openable)).toBe('Here\n')
  // Which the error-correcting parser reads.
  expect(htmlToMarkdown('<p hidden>Gone<p>Here')).toBe('Here\n')
  expect(htmlToMarkdown(island('<p hidden>Answer</p>'))).toBe('Answer\n')
  const slot = '<skerry-slot><p hidden>Gone</p><p>Here</p></skerry-slot>'
  expect(htmlToMarkdown(island(slot))).toBe('Here\n')
})

test('code has its text, whatever the attributes of its parts contain', () => {
  expect(htmlToMarkdown('<pre><code><span title="a > b">x</span> y</code></pre>')).toBe(
    '```\nx y\n```\n',
  )
})

test('columns of a table keep their alignment', () => {
  const html =
    '<table><thead><tr><th>A</th><th class="align-right">B</th></tr></thead><tbody><tr><td>1</td><td class="align-right">2</td></tr></tbody></table>'
  expect(htmlToMarkdown(html)).toBe('| A | B |\n| - | -: |\n| 1 | 2 |\n')
})

test('lines, items and blocks of a cell are separated by breaks', () => {
  const row = (...cells: string[]) =>
    htmlToMarkdown(
      `<table><thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead></table>`,
    ).split('\n')[0]
  expect(row('a<br>b', '<strong>a<br>b</strong>')).toBe('| a<br>b | **a<br>b** |')
  expect(row('<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>')).toBe('| a<br>b<br>c |')
  expect(row('See: <ol><li>a</li><li>b</li></ol>')).toBe('| See:<br>1. a<br>2. b |')
  expect(row('<p>a</p><p>b</p>', '<pre><code>c|d\n\ne</code></pre>')).toBe(
    '| a<br>b | `c\\|d`<br>`e` |',
  )
  expect(
    row(
      '<aside class="callout" data-callout-type="note" aria-label="Note"><div data-component-part="callout-content"><p>a</p></div></aside>',
    ),
  ).toBe('| **Note**<br>a |')
})

test('footnotes keep the labels of their author, without links between number and note', () => {
  const reference = (label: string, number: number) =>
    `<sup><a href="#user-content-fn-${label}" id="user-content-fnref-${label}" data-footnote-ref aria-describedby="footnote-label">${number}</a></sup>`
  const note = (label: string, content: string) =>
    `<li id="user-content-fn-${label}">${content}</li>`
  const back = (label: string) =>
    `<a href="#user-content-fnref-${label}" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a>`
  const html = `<p>Ebb${reference('1', 1)} and x<sup>2</sup>.</p><ul><li>Flood${reference('%C3%A9', 2)}</li></ul><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>${note('1', `<p>A <code>note</code>. ${back('1')}</p>`)}${note('%C3%A9', `<p>Two</p><p>blocks. ${back('%C3%A9')} ${back('%C3%A9-2')}</p>`)}</ol></section>`
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "Ebb[^1] and x<sup>2</sup>.

    - Flood[^é]

    [^1]: A \`note\`.

    [^é]: Two

        blocks.
    "
  `)
  const own = '<section class="footnotes"><ol><li>Own</li></ol></section>'
  expect(htmlToMarkdown(own)).toBe('1. Own\n')
})

test('formulas are TeX between dollar signs', () => {
  const formula = (tex: string, display = '') =>
    `<math data-tex="${tex}"${display}><mi>x</mi></math>`
  const block = ' display="block"'
  expect(htmlToMarkdown(`<p>If ${formula('a_b \\neq c*d')}.</p>`)).toBe(
    'If $a_b \\neq c*d$.\n',
  )
  expect(htmlToMarkdown(`<p>A</p>${formula('\\frac{a}\n{b}', block)}<p>B</p>`)).toBe(
    'A\n\n$$\n\\frac{a}\n{b}\n$$\n\nB\n',
  )
  expect(htmlToMarkdown(formula('a', block) + formula('b', block) + formula('c'))).toBe(
    '$$\na\n$$\n\n$$\nb\n$$\n\n$c$\n',
  )
  expect(htmlToMarkdown(`<ul><li>${formula('a', block)}</li></ul>`)).toBe(
    '- $$\n  a\n  $$\n',
  )
  expect(htmlToMarkdown(`<p>So ${formula('a\nb', block)}</p>`)).toBe('So $$a b$$\n')
  const cell = `<table><thead><tr><th>${formula('|a|')}</th></tr></thead></table>`
  expect(htmlToMarkdown(cell)).toBe('| $\\|a\\|$ |\n| - |\n')
  expect(htmlToMarkdown('<p><math><mi>x</mi></math></p>')).toBe('`x`\n')
})

test('videos, recordings and embedded pages are links with a text', () => {
  expect(
    htmlToMarkdown(
      '<iframe title="Tour" src="https://a.example/1"></iframe><iframe src="https://a.example/2"></iframe><video><source src="/b.mp4">Not supported</video><audio src="/c.mp3" aria-label="Talk"></audio><video></video>',
    ),
  ).toBe(
    '[Tour](https://a.example/1) <https://a.example/2> [/b.mp4](/b.mp4) [Talk](/c.mp3)\n',
  )
})

test('marked and underlined text is emphasized, wherever it is', () => {
  expect(
    htmlToMarkdown('<p>a <mark>b</mark> c <u>d</u></p><p>e<mark>f</mark>g</p>'),
  ).toBe('a _b_ c _d_\n\ne*f*g\n')
  expect(htmlToMarkdown('<p><mark>b</mark> <u>d</u></p>')).toBe('_b_ _d_\n')
})

test('a part of a word can be italic', () => {
  expect(htmlToMarkdown('<p>中文<em>强调</em>。<em>foo</em>bar <i>baz</i></p>')).toBe(
    '中文*强调*。*foo*bar _baz_\n',
  )
})

test('bold and italic text between a letter and punctuation is HTML, which says the same everywhere', () => {
  expect(htmlToMarkdown('<p>これは<strong>「強調」</strong>は<b>注意。</b>次</p>')).toBe(
    'これは<strong>「強調」</strong>は<strong>注意。</strong>次\n',
  )
  expect(htmlToMarkdown('<p>a<em>"x"</em>b, <b>(c)</b> d<b>e</b>f</p>')).toBe(
    'a<em>"x"</em>b, **(c)** d**e**f\n',
  )
  expect(htmlToMarkdown('<h2>これ<b><code>強</code></b>は</h2>')).toBe(
    '## これ<strong>`強`</strong>は\n',
  )
})

test('images outside of paragraphs are part of their line', () => {
  const light = '<img src="/a" alt="Light" class="block dark:hidden">'
  const dark = '<img src="/b" alt="Dark" class="hidden dark:block">'
  const pair = '![Light](/a) ![Dark](/b)\n'
  expect(htmlToMarkdown(`${light}\n${dark}`)).toBe(pair)
  expect(htmlToMarkdown(`<div>${light}${dark}</div><p>Text.</p>`)).toBe(
    `${pair}\nText.\n`,
  )
  expect(htmlToMarkdown('<div>See <img src="/a" alt="A"> <b>here</b>.</div>')).toBe(
    'See ![A](/a) **here**.\n',
  )
})
