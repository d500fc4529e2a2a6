import { expect, test } from 'vitest'
import { Badge } from '../../../theme/components/badge.tsx'
import { Banner } from '../../../theme/components/banner.tsx'
import { Frame } from '../../../theme/components/frame.tsx'
import { Heading } from '../../../theme/components/heading.tsx'
import { Icon } from '../../../theme/components/icon.tsx'
import { InlineMarkdown } from '../../../theme/components/inline-markdown.tsx'
import { Latex } from '../../../theme/components/latex.tsx'
import { Panel } from '../../../theme/components/panel.tsx'
import { Table } from '../../../theme/components/table.tsx'
import { Visibility } from '../../../theme/components/visibility.tsx'
import { html, renderChildren, words } from '../render.tsx'

test('the words of a heading link to it', () => {
  expect(
    html(
      <Heading level={3} id="a-b">
        A <code>b</code>
      </Heading>,
    ),
  ).toBe(
    '<h3 id="a-b" class="prose-heading"><a class="heading-anchor" href="#a-b">A <code>b</code></a></h3>',
  )
})

test('an icon may be part of the link', () => {
  const rendered = html(
    <Heading id="a">
      <Icon icon="rocket" /> Go
    </Heading>,
  )
  expect(rendered).toMatch(/<a class="heading-anchor" href="#a"><svg.*<\/svg> Go<\/a>/)
})

test.each([
  ['a link', <a href="/x">x</a>],
  [
    'a link in a strong word',
    <strong>
      <a href="/x">x</a>
    </strong>,
  ],
  ['a component', <Badge>x</Badge>],
])('the link stands after words that hold %s', (_, inside) => {
  expect(html(<Heading id="a">{inside}</Heading>)).toMatch(
    /<a class="heading-anchor heading-anchor-after" href="#a" aria-label="Link to this section"><\/a><\/h2>$/,
  )
})

test('a second id links to the same heading', () => {
  expect(
    html(
      <Heading id="read/write" alias="readwrite">
        x
      </Heading>,
    ),
  ).toContain('<span id="readwrite" class="heading-alias"></span>')
})

test('noAnchor, or no id, is a plain heading; levels stay between 1 and 6', () => {
  expect(
    html(
      <Heading level="4" id="a" noAnchor className="mine">
        x
      </Heading>,
    ),
  ).toBe('<h4 id="a" class="prose-heading mine">x</h4>')
  expect(html(<Heading level={9}>x</Heading>)).toBe('<h6 class="prose-heading">x</h6>')
  expect(html(<Heading>x</Heading>)).toBe('<h2 class="prose-heading">x</h2>')
})

test('a frame is a figure with its words around it', () => {
  const rendered = html(
    <Frame caption="*Below*" hint="**Above**" className="mine">
      <img src="/a.png" alt="A" />
    </Frame>,
  )
  expect(rendered).toMatch(
    /^<div class="frame-wrapper mine" data-component-part="frame-container">/,
  )
  expect(rendered).toMatch(/<figcaption[^>]*><em>Below<\/em><\/figcaption>/)
  expect(rendered).toMatch(/<p class="frame-hint"[^>]*><strong>Above<\/strong><\/p>/)
})

test.each([{ maxWidth: '400px' }, 'max-width:400px'])(
  'the box of a frame has the style of its tag',
  (style) => {
    expect(html(<Frame style={style}>x</Frame>)).toMatch(
      /<figure class="frame" data-component-part="frame" style="max-width:400px;?">/,
    )
  },
)

test('a frame without words has none', () => {
  expect(
    words(
      html(
        <Frame>
          <img src="/a.png" alt="" />
        </Frame>,
      ),
    ),
  ).toBe('')
})

test('a table scrolls in a group that the keyboard reaches', () => {
  expect(
    html(
      <Table>
        <table />
      </Table>,
    ),
  ).toBe(
    '<div class="table" role="group" aria-label="Scrollable table" tabindex="0"><table></table></div>',
  )
})

test('a panel keeps what is inside', () => {
  expect(html(<Panel className="mine">x</Panel>)).toBe(
    '<div class="panel prose mine">x</div>',
  )
})

test('a formula is MathML without style attributes', () => {
  const { html: rendered, styles } = renderChildren(
    <Latex display>{'\\begin{pmatrix}a&b\\end{pmatrix}'}</Latex>,
  )
  expect(rendered).toMatch(
    /^<span class="latex"><math tabindex="0" data-tex="[^"]+" display="block" class="tml-display g-/,
  )
  expect(rendered).not.toContain('style=')
  expect(Object.values(styles).join()).toContain('padding-right')
})

test('dollar signs around a formula are left out', () => {
  expect(html(<Latex>$x^2$</Latex>)).toBe(html(<Latex>x^2</Latex>))
})

test('a formula that cannot be read is shown as it is, and reported', () => {
  const { html: rendered, warnings } = renderChildren(<Latex>{'\\frac{a'}</Latex>)
  expect(rendered).toBe('<code class="latex">\\frac{a</code>')
  expect(warnings).toMatchObject([{ code: 'components/latex' }])
})

test('visibility decides who sees what', () => {
  expect(html(<Visibility for="humans">x</Visibility>)).toBe('x')
  expect(renderChildren(<Visibility for="agents">x</Visibility>)).toMatchObject({
    html: '',
    warnings: [],
  })
})

test.each([undefined, 'robots'])(
  'visibility for %s is for nobody, and reported',
  (audience) => {
    expect(renderChildren(<Visibility for={audience}>x</Visibility>)).toMatchObject({
      html: '',
      warnings: [{ code: 'components/visibility-for' }],
    })
  },
)

test('a banner takes Markdown or children, a type and a colour for each mode', () => {
  expect(html(<Banner content="**Live**" type="warning" />)).toBe(
    '<div class="banner" data-banner-type="warning"><strong>Live</strong></div>',
  )
  const { html: rendered, styles } = renderChildren(
    <Banner color={{ light: '#fff', dark: '#000' }}>x</Banner>,
  )
  expect(Object.values(styles)).toEqual(['--banner-light:#fff;--banner-dark:#000'])
  expect(rendered).toContain('data-banner-color="custom"')
})

test.each([
  ['a `b` c', 'a <code>b</code> c'],
  ['``a`b``', '<code>a`b</code>'],
  ['**a *b* c**', '<strong>a <em>b</em> c</strong>'],
  ['**a *b***, c', '<strong>a <em>b</em></strong>, c'],
  ['***a***', '<strong><em>a</em></strong>'],
  ['__a__ _b_', '<strong>a</strong> <em>b</em>'],
  ['~~a~~', '<del>a</del>'],
  ['snake_case_name 2*3*4', 'snake_case_name 2<em>3</em>4'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['[a **b**](/c)', '<a class="link" href="/docs/c">a <strong>b</strong></a>'],
  [
    '[a](https://b.c/d_(e))',
    '<a class="link" href="https://b.c/d_(e)" target="_blank" rel="noreferrer">a</a>',
  ],
  ['[a](javascript:alert(1))', 'a'],
  ['\\*a\\*', '*a*'],
  ['<b>a</b> `<i>`', '&lt;b>a&lt;/b> <code>&lt;i></code>'],
  ['**a', '**a'],
])('%j is rendered as inline Markdown', (text, rendered) => {
  expect(html(<InlineMarkdown>{text}</InlineMarkdown>, { base: '/docs/' })).toBe(rendered)
})
