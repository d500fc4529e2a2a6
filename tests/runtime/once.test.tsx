import { expect, test } from 'vitest'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { islandHost } from '../../runtime/island.tsx'
import { Once } from '../../runtime/once.tsx'
import { renderContent } from '../../runtime/render-content.tsx'
import { pageWith, siteWith } from './site-fixture.ts'

const render = (Content: () => preact.ComponentChildren) =>
  renderContent({
    module: { Content: () => <>{Content()}</> },
    page: pageWith(),
    site: siteWith(),
  })

test('the same object is rendered once, another one anew', () => {
  let drawings = 0
  const Part = () => <li>{++drawings}</li>
  const group = {}
  const page = (of: object) =>
    render(() => (
      <Once of={of}>
        <Part />
      </Once>
    )).html
  expect([page(group), page(group), page({})]).toEqual([
    '<li>1</li>',
    '<li>1</li>',
    '<li>2</li>',
  ])
})

test('every page gets the styles that were generated for the first', () => {
  const Paint = () => <i class={useGeneratedStyle({ color: 'teal' })} />
  const group = {}
  const page = () =>
    render(() => (
      <Once of={group}>
        <Paint />
      </Once>
    ))
  page()
  expect(Object.values(page().styles)).toEqual(['color:teal'])
})

test('an island inside is refused, by name', () => {
  const Dot = islandHost<object>('dot', { default: () => <i /> })
  expect(() =>
    render(() => (
      <Once of={{}}>
        <Dot />
      </Once>
    )),
  ).toThrow(/<Once> holds the island <dot>/)
})
