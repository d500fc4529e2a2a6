import { expect, test } from 'vitest'
import { IslandPlace } from '../../../runtime/island-place.ts'
import { Badge } from '../../../theme/components/badge.tsx'
import { Icon } from '../../../theme/components/icon.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

test('an icon is an inlined drawing that screen readers skip', () => {
  expect(html(<Icon icon="rocket" />)).toMatch(
    /^<svg class="icon" viewBox="0 0 \d+ 640" width="16" height="16" aria-hidden="true"><path /,
  )
})

test('with a label it has the role of an image', () => {
  expect(html(<Icon icon="rocket" aria-label="Launch" />)).toContain(
    'role="img" aria-label="Launch"',
  )
})

test('an icon with a background is painted in it, as a mask', () => {
  const masked = html(<Icon icon="rocket" className="dark:bg-red-500 size-6" />)
  expect(masked).toMatch(
    /style="mask-image:\s?url\(&quot;data:image\/svg\+xml,%3Csvg [^"#<]*&quot;\);?"><\/svg>$/,
  )
  expect(html(<Icon icon="rocket" className="big-icon" />)).not.toContain('style')
})

test('an icon in an island has its drawing, which the browser reads', () => {
  const inIsland = html(
    <IslandPlace.Provider value="island">
      <Icon icon="rocket" className="bg-red-500" />
    </IslandPlace.Provider>,
  )
  expect(inIsland).toMatch(/data-icon="[^"]+"><path /)
})

test.each([
  [32, '32'],
  ['32', '32'],
  ['32px', '32'],
  ['2em', '2em'],
  ['lg', '16'],
  ['2x', '16'],
  ['', '16'],
])('size=%s is %s', (size, written) => {
  expect(html(<Icon icon="rocket" size={size} />)).toContain(
    `width="${written}" height="${written}"`,
  )
})

test('the style and the library choose the drawing', () => {
  expect(html(<Icon icon="bell" iconType="regular" />)).not.toBe(
    html(<Icon icon="bell" />),
  )
  expect(html(<Icon icon="bell" library="lucide" />)).toContain('viewBox="0 0 24 24"')
  expect(html(<Icon icon={{ name: 'bell', style: 'regular' }} />)).toBe(
    html(<Icon icon="bell" iconType="regular" />),
  )
})

test('a colour is a class', () => {
  const { html: rendered, styles } = renderChildren(
    <Icon icon="bell" color="#f00" className="mine" />,
  )
  expect(Object.values(styles)).toEqual(['color:#f00'])
  expect(rendered).toContain(`class="icon ${Object.keys(styles)[0]} mine"`)
})

test.each([
  ['/images/logo.svg', '/docs/images/logo.svg'],
  ['https://example.com/logo.png', 'https://example.com/logo.png'],
  ['logo.svg', 'logo.svg'],
])('%s is an image', (icon, src) => {
  expect(html(<Icon icon={icon} />, { base: '/docs/' })).toContain(
    `<img class="icon" src="${src}" width="16" height="16" alt`,
  )
})

test.each(['🚀', '❤️', '👩🏽‍💻', '🇩🇪', '1️⃣'])('the emoji %s is shown as text', (icon) => {
  const { html: rendered, warnings } = renderChildren(<Icon icon={icon} size={24} />)
  expect(rendered).toMatch(
    new RegExp(`^<span class="icon [^"]+" aria-hidden="true">${icon}</span>$`),
  )
  expect(warnings).toEqual([])
})

test('an emoji with a label is an image', () => {
  expect(html(<Icon icon="🚀" aria-label="Launch" />)).toContain(
    'role="img" aria-label="Launch"',
  )
})

test('`src` is another name of an image that is an icon', () => {
  expect(html(<Icon src="/images/logo.svg" />)).toContain(
    '<img class="icon" src="/images',
  )
})

test('an element is shown as it is', () => {
  expect(html(<Icon icon={<svg id="mine" />} />)).toContain('<svg id="mine"')
})

test('an unknown name renders nothing, and the author hears of it', () => {
  const { html: rendered, warnings } = renderChildren(<Icon icon="rockett" />)
  expect(rendered).toBe('')
  expect(warnings).toEqual([
    {
      code: 'components/unknown-icon',
      message: 'No icon is named `rockett`',
      hint: expect.stringContaining('rocket'),
    },
  ])
})

test('no icon is nothing to complain about', () => {
  expect(renderChildren(<Icon />)).toMatchObject({ html: '', warnings: [] })
  expect(renderChildren(<Icon icon=" " />)).toMatchObject({ html: '', warnings: [] })
})

test('a badge has its look in data attributes', () => {
  expect(html(<Badge>New</Badge>)).toBe(
    '<span class="badge" data-badge data-color="gray" data-size="md" data-shape="rounded">New</span>',
  )
  const [root] = tags(
    html(
      <Badge
        color="surface-destructive"
        size="lg"
        shape="pill"
        stroke
        disabled="True"
        className="mine"
      >
        x
      </Badge>,
    ),
    'class="badge',
  )
  expect(root).toContain('class="badge mine"')
  expect(root).toContain(
    'data-color="surface-destructive" data-size="lg" data-shape="pill"',
  )
  expect(root).toContain('data-stroke="true" data-disabled="true"')
})

test('a badge has room for an icon of its size', () => {
  const rendered = html(
    <Badge icon="rocket" iconType="solid" size="lg">
      Go
    </Badge>,
  )
  expect(rendered).toMatch(/<svg[^>]* width="14"/)
  expect(words(rendered)).toBe('Go')
})
