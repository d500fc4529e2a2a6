import fc from 'fast-check'

const words = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('word', 'Two words', ' ', ', ', ' (', ') ', '3', '. '),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...'a_b ab_cd _ef g_ __ _ . ! \n https: / &amp; &amp;lt; * [x] ] ` - –  # 1. + > ~ | : @ www.x w. \\ &lt;b &lt; 。 字 📰 é \u00A0 = ^ " \''.split(
        ' ',
      ),
    ),
  },
)

const urls = fc.constantFrom(
  '/x',
  'https://a.b',
  'https://a.b/?c=d&amp;e=f',
  'word',
  '/a(b)',
  '#c_d',
  '',
)

const { part, inside } = fc.letrec<{ part: string; inside: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 2 },
    { weight: 5, arbitrary: words },
    fc
      .tuple(
        fc.constantFrom('em', 'strong', 'code', 'span', 'b', 'i', 'del'),
        tie('inside'),
      )
      .map(([name, html]) => `<${name}>${html}</${name}>`),
    fc
      .tuple(urls, fc.oneof(tie('inside'), fc.constant('https://a.b')))
      .map(([href, html]) => `<a href="${href}">${html}</a>`),
    fc
      .tuple(urls, words, words)
      .map(
        ([src, ...alt]) => `<img src="${src}" alt="${alt.join('').replaceAll('"', '')}">`,
      ),
    fc.constantFrom('<br>', '<code>a|b</code>', '<code>a]:</code>', '<code>\\|</code>'),
  ),
  inside: fc
    .array(tie('part'), { minLength: 1, maxLength: 3 })
    .map((all) => all.join('')),
}))

/** Inline content: words, code, links, images, bold and italic text, breaks. */
export const arbitraryWords = fc.array(part, { maxLength: 7 }).map((all) => all.join(''))

const paragraph = inside.map((html) => `<p>Word ${html}</p>`)

const cell = fc
  .tuple(fc.constantFrom('', ' align="right"', ' align="left"'), arbitraryWords)
  .map(([align, html]) => `<td${align}>${html}</td>`)
const row = fc.array(cell, { maxLength: 3 }).map((all) => `<tr>${all.join('\n')}</tr>`)
const table = fc
  .tuple(row, fc.array(row, { maxLength: 2 }))
  .map(
    ([head, rows]) =>
      `<table><thead>${head}</thead>\n<tbody>${rows.join('')}</tbody></table>`,
  )

const { block, list } = fc.letrec<{ block: string; list: string; item: string }>(
  (tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      { weight: 3, arbitrary: paragraph },
      table,
      fc.constantFrom(
        '<hr>',
        '<pre data-language="js" data-title="~/a_b.js"><code>`x`\n\n y</code></pre>',
      ),
      inside.map((html) => `<h2>${html}</h2>`),
      fc
        .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
        .map(([first, rest]) => `<blockquote>${first}${rest.join('')}</blockquote>`),
      fc.array(tie('block'), { maxLength: 2 }).map((all) => `<div>${all.join('')}</div>`),
      tie('list'),
    ),
    list: fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="9"'),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([name, items]) =>
          `<${name}>${items.map((html) => `<li>${html}</li>`).join('\n')}</${name.slice(0, 2)}>`,
      ),
    item: fc
      .tuple(
        fc.oneof(paragraph, inside, table),
        fc.oneof(
          { maxDepth: 3, depthIdentifier: 'block' },
          fc.constant(''),
          tie('list'),
          fc.array(tie('block'), { maxLength: 3 }),
        ),
      )
      .map(([first, rest]) => first + [rest].flat().join('')),
  }),
)

/**
 * Blocks: paragraphs, headings, tables, code, and lists and quotes that start with
 * neither.
 */
export const arbitraryBlocks = fc
  .array(fc.oneof(block, list), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('\n'))
