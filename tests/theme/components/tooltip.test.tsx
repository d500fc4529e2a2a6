import { expect, test } from 'vitest'
import { Tooltip } from '../../../theme/components/tooltip.tsx'
import { html, tags } from '../render.tsx'

test('the words name their explanation, which is in the page', () => {
  expect(html(<Tooltip tip="A small island">skerry</Tooltip>)).toMatchInlineSnapshot(
    `"<span class="tooltip"><span class="tooltip-trigger" tabindex="0" aria-describedby="Pc-0">skerry</span><span class="tooltip-box" role="tooltip" id="Pc-0" data-component-part="tooltip-content"><span class="tooltip-tip">A small island</span></span></span>"`,
  )
})

test('a headline, and a link where there are words and address for it', () => {
  const rendered = html(
    <Tooltip tip="x" headline="Rocks" cta="More" href="/rocks" className="mine">
      skerry
    </Tooltip>,
    { base: '/docs/' },
  )
  expect(rendered).toContain('<strong class="tooltip-headline">Rocks</strong>')
  expect(tags(rendered, '<a')).toEqual(['<a class="tooltip-cta" href="/docs/rocks">'])
  expect(tags(rendered, 'tooltip mine')).toHaveLength(1)
  expect(html(<Tooltip tip="x" href="/rocks" />)).not.toContain('<a')
})

test('two tooltips have ids of their own', () => {
  const rendered = html([<Tooltip tip="a" />, <Tooltip tip="b" />])
  const ids = tags(rendered, 'role="tooltip"').map((tag) => / id="([^"]+)"/.exec(tag)![1])
  expect(new Set(ids).size).toBe(2)
})
