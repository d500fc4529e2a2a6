import { expect, test } from 'vitest'
import { nearestIcons, readIcon } from '../../../plugin/render/read-icon.ts'

test('an icon is read with its view box', () => {
  const icon = readIcon({ name: 'rocket' })
  expect(icon?.body).toMatch(/^<path /)
  expect(icon?.viewBox).toMatch(/^0 0 \d+ 640$/)
  expect(icon?.substitute).toBeUndefined()
})

test('Font Awesome class names are understood', () => {
  const house = readIcon({ name: 'house' })
  expect(house).toBeDefined()
  expect(readIcon({ name: 'fa-house' })).toEqual(house)
  expect(readIcon({ name: 'fa-solid fa-house' })).toEqual(house)
  expect(readIcon({ name: 'fas fa-house' })).toEqual(house)
  expect(readIcon({ name: 'fa-sharp fa-solid fa-house' })).toEqual(house)
  expect(readIcon({ name: ' House ' })).toEqual(house)
})

test.each([
  ['fa-regular fa-bell', 'bell', 'regular'],
  ['far fa-bell', 'bell', 'regular'],
  ['fa-sharp fa-regular fa-bell', 'bell', 'regular'],
  ['fa-light fa-bell', 'bell', 'light'],
  ['fa-brands fa-square-font-awesome', 'square-font-awesome', 'brands'],
])('the Font Awesome classes %s name an icon and its style', (name, icon, style) => {
  expect(readIcon({ name })).toEqual(readIcon({ name: icon, style }))
})

test('a given style counts rather than that of Font Awesome classes', () => {
  expect(readIcon({ name: 'far fa-bell', style: 'solid' })).toEqual(
    readIcon({ name: 'bell', style: 'solid' }),
  )
})

test.each([
  ['home', 'house'],
  ['cog', 'gear'],
  ['external-link', 'arrow-up-right-from-square'],
  ['file-alt', 'file-lines'],
])('the Font Awesome 5 name %s renders %s', (old, now) => {
  expect(readIcon({ name: old })?.body).toBe(readIcon({ name: now })?.body)
})

test('brands are found without a style', () => {
  const github = readIcon({ name: 'github' })
  expect(github?.body).toMatch(/^<path/)
  expect(github?.substitute).toBeUndefined()
  expect(readIcon({ name: 'github', style: 'brands' })).toEqual(github)
  expect(readIcon({ name: 'github', style: 'solid' })).toEqual(github)
})

test('the style chooses between the drawings of a name', () => {
  const solid = readIcon({ name: 'bell', style: 'solid' })
  const regular = readIcon({ name: 'bell', style: 'regular' })
  expect(solid?.body).not.toBe(regular?.body)
  expect(readIcon({ name: 'bell' })).toEqual(solid)
})

test.each([
  ['duotone', 'solid'],
  ['sharp-solid', 'solid'],
  ['sharp-duotone-solid', 'solid'],
  ['light', 'regular'],
  ['thin', 'regular'],
  ['sharp-regular', 'regular'],
])('the Pro style %s falls back to %s and says so', (style, free) => {
  expect(readIcon({ name: 'bell', style })).toEqual({
    ...readIcon({ name: 'bell', style: free }),
    substitute: 'style',
  })
})

test('a style that a name lacks falls back to one that it has', () => {
  expect(readIcon({ name: 'rocket', style: 'regular' })).toEqual({
    ...readIcon({ name: 'rocket' }),
    substitute: 'style',
  })
})

test("the site's library comes first, and the others after it", () => {
  const lucide = readIcon({ name: 'rocket' }, 'lucide')
  expect(lucide?.viewBox).toBe('0 0 24 24')
  expect(readIcon({ name: 'rocket' }, 'tabler')?.body).not.toBe(lucide?.body)
  expect(readIcon({ name: 'rocket', library: 'lucide' }, 'fontawesome')).toEqual(lucide)
  expect(readIcon({ name: 'hacker-news' }, 'lucide')?.substitute).toBe('library')
  expect(readIcon({ name: 'sparkles' })).toMatchObject({
    viewBox: '0 0 24 24',
    substitute: 'library',
  })
})

test('older names of Lucide icons are found', () => {
  expect(readIcon({ name: 'alarm-check' }, 'lucide')?.body).toBe(
    readIcon({ name: 'alarm-clock-check' }, 'lucide')?.body,
  )
})

test.each([
  ['rocket-launch', 'rocket'],
  ['book-open-cover', 'book-open'],
  ['rectangle-terminal', 'terminal'],
  ['puzzle-piece-simple', 'puzzle-piece'],
  ['microchip-ai', 'microchip'],
])('of %s, which no library has, %s is shown', (name, plainer) => {
  expect(readIcon({ name })).toEqual({
    ...readIcon({ name: plainer }),
    plainerName: plainer,
  })
})

test('an unknown name is undefined, and its neighbours are known', () => {
  expect(readIcon({ name: 'rockett' })).toBeUndefined()
  expect(readIcon({ name: 'constructor' })).toBeUndefined()
  expect(readIcon({ name: '' })).toBeUndefined()
  expect(nearestIcons('rockett')).toContain('rocket')
  expect(nearestIcons('fa-githb')).toContain('github')
  expect(nearestIcons('pie')[0]).toBe('chart-pie')
  expect(nearestIcons('up')).toContain('turn-up')
  expect(nearestIcons('up')).not.toContain('u')
  expect(nearestIcons('zzzzzzzzzzzzzzzzzzzzzz')).toEqual([])
})
