import { attributeHtml } from '../../runtime/kit/element-attribute.ts'
import { createContext, type ComponentChildren } from 'preact'
import { useContext, useId } from 'preact/hooks'
import { expect, test } from 'vitest'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { pageGuards } from '../../runtime/page-guards.ts'
import { islandHost } from '../../runtime/island.tsx'
import type { GivenToRecord } from '../../runtime/render-record.ts'
import { renderContent } from '../../runtime/render-content.tsx'
import type { PageModule } from '../../runtime/types/rendering.ts'
import { pageWith, siteWith } from './site-fixture.ts'

function render(
  Content: PageModule['Content'],
  Panel?: PageModule['Panel'],
  given: GivenToRecord = {},
) {
  return renderContent({
    module: { Content, ...(Panel && { Panel }) },
    page: pageWith(),
    site: siteWith(),
    ...given,
  })
}

interface BoxProps {
  label?: string
  children?: ComponentChildren
  aside?: ComponentChildren
  items?: unknown
  hideChildren?: boolean
}

const Box = islandHost<BoxProps>('box', {
  default: ({ label, children, aside, hideChildren }) => (
    <section>
      {label && <h2>{label}</h2>}
      {!hideChildren && children}
      {aside}
    </section>
  ),
  when: 'visible',
})

test('an island is a host with its name, its moment, its HTML and its props', () => {
  expect(render(() => <Box label="A </script> & B" />).html).toMatchInlineSnapshot(
    `"<skerry-island name="box" when="visible" scope="c0"><section><h2>A &lt;/script> &amp; B</h2></section><script type="application/json">{"label":"A \\u003c/script> & B"}</script></skerry-island>"`,
  )
})

test('children and elements among the props are slots, and never part of the JSON', () => {
  const { html } = render(() => (
    <Box aside={<em>beside</em>}>
      <b>inside</b>
    </Box>
  ))
  expect(html).toMatchInlineSnapshot(
    `"<skerry-island name="box" when="visible" scope="c0"><section><skerry-slot name="children"><b>inside</b></skerry-slot><skerry-slot name="aside"><em>beside</em></skerry-slot></section><script type="application/json">{"aside":{"$slot":"aside"},"children":{"$slot":"children"}}</script></skerry-island>"`,
  )
})

test('a slot that the island does not show at first is kept in a template', () => {
  const { html } = render(() => (
    <Box hideChildren>
      <b>later</b>
    </Box>
  ))
  expect(html).toContain('<template data-slot="children"><b>later</b></template>')
})

test('islands nest in slots, and are recorded once each, in order of use', () => {
  const Dot = islandHost<object>('dot', { default: () => <i />, when: 'load' })
  const { html, islands, loadIslands } = render(() => (
    <Box>
      <Dot />
      <Box>
        <Dot />
      </Box>
    </Box>
  ))
  expect(html.match(/<skerry-island name="dot"/g)).toHaveLength(2)
  expect(islands.toSorted()).toEqual(['box', 'dot'])
  expect(loadIslands).toEqual(['dot'])
})

test('an island among the elements of another island is a part of that one', () => {
  const Dot = islandHost<object>('dot', { default: () => <i /> })
  const Outer = islandHost<object>('outer', {
    default: () => (
      <p>
        <Dot />
      </p>
    ),
  })
  const { html, islands } = render(() => <Outer />)
  expect(html.match(/<skerry-island/g)).toHaveLength(1)
  expect(html).toContain('<p><i></i></p>')
  expect(islands).toEqual(['outer'])
})

test('islands in slots see the contexts that the island around provides, and wait for it', () => {
  const Tide = createContext('low')
  const Water = islandHost<BoxProps>('water', {
    default: ({ children, aside, hideChildren }) => (
      <>
        <Tide.Provider value="high">{!hideChildren && children}</Tide.Provider>
        {aside}
      </>
    ),
    when: 'visible',
  })
  const Level = islandHost<object>('level', {
    default: () => <i>{useContext(Tide)}</i>,
    when: 'visible',
  })
  const { html, loadIslands } = render(() => (
    <Water aside={<Level />}>
      <Box>
        <Level />
      </Box>
    </Water>
  ))
  expect(html.match(/<skerry-island[^>]*>/g)).toEqual([
    '<skerry-island name="water" when="load" scope="c0">',
    '<skerry-island name="box" when="load" scope="c1" inner>',
    '<skerry-island name="level" when="load" scope="c2" inner>',
    '<skerry-island name="level" when="visible" scope="c3">',
  ])
  expect(html.match(/<i>\w+<\/i>/g)).toEqual(['<i>high</i>', '<i>low</i>'])
  expect(loadIslands.toSorted()).toEqual(['box', 'level', 'water'])
  const hidden = render(() => (
    <Water hideChildren>
      <Level />
    </Water>
  )).html
  expect(hidden).toContain('<template data-slot="children"><skerry-island name="level"')
  expect(hidden).toContain('<i>low</i>')
})

test('an error in a slot is the error of the page', () => {
  const Fails = () => {
    throw new Error('no boat')
  }
  const page = (hideChildren: boolean) => () => (
    <Box hideChildren={hideChildren}>
      <Fails />
    </Box>
  )
  expect(() => render(page(false))).toThrow('no boat')
  expect(() => render(page(true))).toThrow('no boat')
})

test('an island that fails is a warning with its name, and what it holds is shown', () => {
  const Broken = islandHost<{ children?: ComponentChildren }>('broken', {
    default: () => {
      throw new Error('no tide table')
    },
  })
  const { html, warnings, islands } = render(() => (
    <>
      <Broken>
        <b>kept</b>
      </Broken>
      <Box label="fine" />
    </>
  ))
  expect(html).toMatch(/^<b>kept<\/b><skerry-island name="box"/)
  expect(islands).toEqual(['box'])
  expect(warnings).toMatchInlineSnapshot(`
    [
      {
        "code": "islands/server-error",
        "hint": "Correct the component. Pages are rendered before a browser sees them, so what only a browser has belongs in \`useEffect\` or in event handlers.",
        "message": "the island <broken> throws while the page is rendered, so only what is inside is shown: no tide table",
      },
    ]
  `)
})

test('an island that needs a browser is rendered there, and until then shows what it holds', () => {
  const Wide = islandHost<{ children?: ComponentChildren }>('wide', {
    default: ({ children }) => <p title={String(window.innerWidth)}>{children}</p>,
  })
  const { html, warnings, islands } = render(() => (
    <Wide>
      <b>kept</b>
    </Wide>
  ))
  expect(html).toMatch(
    /^<skerry-island name="wide" when="load" scope="\w+" fresh(="")?><skerry-slot name="children"><b>kept<\/b><\/skerry-slot><script/,
  )
  expect(islands).toEqual(['wide'])
  expect(warnings).toMatchObject([
    {
      code: 'islands/browser-only',
      message:
        'An island reads `window` while the page is rendered, so it only appears in the browser',
    },
  ])
})

test('an island that reads what the reader has stored is rendered as for a first visit', () => {
  const Field = islandHost<{ children?: ComponentChildren }>('field', {
    default: ({ children }) => (
      <div>
        {children}
        <b>{localStorage.getItem('unit') ?? sessionStorage.getItem('unit') ?? 'feet'}</b>
      </div>
    ),
  })
  const { html, warnings } = render(() => (
    <Field>
      <i>depth</i>
    </Field>
  ))
  expect(html).toMatch(
    /<div><skerry-slot name="children"><i>depth<\/i><\/skerry-slot><b>feet<\/b><\/div>/,
  )
  expect(warnings).toEqual([])
  expect('localStorage' in globalThis).toBe(false)
})

test('an island brings the icons that its props name and that it may show later', () => {
  const List = islandHost<{ items: object[] }>('list', {
    default: () => <svg data-icon="anchor" viewBox="0 0 8 8" />,
    readIcon: ({ name, style }) =>
      name === 'none'
        ? undefined
        : { body: `<path id="${style ?? name}"/>`, viewBox: '0 0 8 8' },
  })
  const { html } = render(() => (
    <List
      items={[
        { icon: 'anchor', label: 'sail' },
        { rightIcon: 'rudder', nested: { icon: 'none' } },
        { icon: '/mast.svg' },
        { icon: 'oar', iconType: 'solid' },
      ]}
    />
  ))
  expect(/<template.*?<\/template>/.exec(html)?.[0]).toBe(
    '<template data-slot="$icons"><svg data-icon="rudder" viewBox="0 0 8 8"><path id="rudder"/></svg><svg data-icon="oar solid" viewBox="0 0 8 8"><path id="solid"/></svg></template>',
  )
})

test('text of styles and scripts in components is raw', () => {
  const Parts = () => (
    <>
      <style>{'a::before { content: "→ &" }'}</style>
      <script type="application/ld+json">{['{"a":"</scr', 'ipt>"}', 1, null]}</script>
      <style dangerouslySetInnerHTML={{ __html: 'b > i {}' }} />
    </>
  )
  expect(render(() => <Parts />).html).toBe(
    '<style>a::before { content: "→ &" }</style><script type="application/ld+json">{"a":"<\\/script>"}1</script><style>b > i {}</style>',
  )
})

test('numbers in styles of components have a unit where React adds one', () => {
  const style = { aspectRatio: 1.5, WebkitLineClamp: 2, gridRowStart: 1, width: 3 }
  const text = 'aspect-ratio:1.5;-webkit-line-clamp:2;grid-row-start:1;width:3px;'
  const Part = () => <p style={style} />
  expect(render(() => <Part />).html).toBe(`<p style="${text}"></p>`)
  expect(style.aspectRatio).toBe(1.5)
  expect(attributeHtml({ name: 'style', asText: false }, style)).toBe(` style="${text}"`)
})

test('the error of an island has its name on the page and its place', () => {
  const Broken = islandHost('counter.jsx-default', {
    default: () => {
      throw new Error('no tide table')
    },
  })
  const { at } = pageGuards(() => {})
  const { warnings } = render(() => (
    <>{at(<Broken />, '7:3 guides/start.mdx\n<Counter>')}</>
  ))
  expect(warnings).toMatchObject([
    {
      code: 'islands/server-error',
      message: expect.stringMatching(/^<Counter> throws .*: no tide table$/) as string,
      file: 'guides/start.mdx',
      line: 7,
      column: 3,
    },
  ])
  const [located] = render(() => <Broken />, undefined, {
    placeOf: () => ({ file: 'snippets/counter.jsx', line: 3, column: 9 }),
  }).warnings
  expect(located?.hint).toMatch(/^It throws at `snippets\/counter.jsx:3:9`\. Correct/)
  // A later render has no location.
  const [later] = render(() => <Broken />).warnings
  expect(later).not.toHaveProperty('line')
})

test('an island with a prop that JSON cannot represent is rendered statically and reported', () => {
  const { at } = pageGuards(() => {})
  const item = () => 2
  const { html, islands, warnings } = render(() => (
    <>{at(<Box items={{ list: [1, item] }} />, '7:3 guides/start.mdx\n<Box>')}</>
  ))
  expect(html).toBe('<section></section>')
  expect(islands).toEqual([])
  expect(warnings).toMatchObject([
    {
      code: 'islands/prop-not-json',
      message:
        "<Box> is shown, but doesn't react to the reader: it cannot take a function as `items.list.1`: props of an island travel to the browser as JSON",
      file: 'guides/start.mdx',
      line: 7,
      column: 3,
    },
  ])
})

test('the error of an expression names the file, also inside an island', () => {
  const Bad = () => {
    throw new TypeError('x is undefined')
  }
  let diagnostic
  try {
    render(() => (
      <Box>
        <Bad />
      </Box>
    ))
  } catch (error) {
    diagnostic = (error as { diagnostic: unknown }).diagnostic
  }
  expect(diagnostic).toMatchInlineSnapshot(`
    {
      "code": "render/expression-failed",
      "file": "guides/start.mdx",
      "message": "An expression or component of the page failed: TypeError: x is undefined",
      "severity": "error",
    }
  `)
})

test('a page that includes itself is reported', () => {
  const Loop = () => <Loop />
  expect(() => render(Loop)).toThrowErrorMatchingInlineSnapshot(
    `[RenderError: The page is nested too deeply to be rendered]`,
  )
})

test('useId returns unique, deterministic ids in islands, slots and panels', () => {
  const WithId = () => <u id={useId()} />
  const Field = islandHost<{ children?: ComponentChildren }>('field', {
    default: ({ children }) => (
      <p>
        <WithId />
        {children}
      </p>
    ),
  })
  const part = () => (
    <>
      <WithId />
      <Field>
        <WithId />
      </Field>
      <Field>
        <WithId />
        <Field />
      </Field>
    </>
  )
  const first = render(part, part)
  const ids = [...`${first.html}${first.panel}`.matchAll(/<u id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
  expect(render(part, part)).toEqual(first)
})

test('generated styles of content, slots and panel come with the result', () => {
  const Paint = ({ color }: { color: string }) => (
    <i class={useGeneratedStyle({ color })} />
  )
  const { styles } = render(
    () => (
      <Box>
        <Paint color="red" />
      </Box>
    ),
    () => <Paint color="blue" />,
  )
  expect(Object.values(styles)).toEqual(['color:red', 'color:blue'])
})
