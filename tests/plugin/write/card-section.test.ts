import { expect, test } from 'vitest'
import { cardSection } from '../../../plugin/write/card-section.ts'
import type { NavChoice, PageNavigation } from '../../../runtime/types/navigation.ts'

const choice = (label: string, active: boolean): NavChoice => ({
  name: label,
  label,
  url: '/',
  external: false,
  active,
})
const around: PageNavigation = {
  selectors: [
    { kind: 'version', choices: [choice('v1', false), choice('v2', true)] },
    { kind: 'language', choices: [choice('English', true)] },
  ],
  tabs: [
    choice('Home', false),
    { ...choice('Guides', true), menu: [choice('Boats', true), choice('Tides', false)] },
  ],
  anchors: [],
  sidebar: [],
  breadcrumbs: [{ title: 'Start' }, { title: 'First steps' }],
}

test('the label is that of the wanted level, or that of the group', () => {
  const label = (source: Parameters<typeof cardSection>[1]) =>
    cardSection(around, source, undefined)
  expect(label(undefined)).toEqual(['Guides', 'Start', 'First steps'])
  expect(label('group')).toEqual(['First steps'])
  expect(label('tab')).toEqual(['Guides'])
  expect(label('item')).toEqual(['Boats'])
  expect(label('version')).toEqual(['v2'])
  expect(label('language')).toEqual(['English'])
  expect(label('product')).toEqual(['First steps'])
  expect(label('anchor')).toEqual(['First steps'])
  expect(label('none')).toEqual([])
})

test('the text of a page comes first, and none hides the label', () => {
  expect(cardSection(around, 'tab', { eyebrow: 'Guide' })).toEqual(['Guide'])
  expect(cardSection(around, 'tab', { eyebrow: '' })).toEqual([])
  expect(cardSection(around, 'tab', { preset: 'minimal' })).toEqual(['Guides'])
})
