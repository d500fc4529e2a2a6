import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contrast,
  mix,
  parseHex,
  readable,
  textOn,
  type Rgb,
} from '../../../runtime/kit/rgb.ts'
import { paintClass } from '../../../theme/styles/paint.ts'
import { colorVariables, siteVariables } from '../../../theme/styles/site-variables.ts'
import type { DivisionEntry } from '../../../runtime/types/settings.ts'
import { settingsWith } from '../../runtime/site-fixture.ts'

const green = { primary: '#16A34A', light: '#4ADE80', dark: '#166534' }

test('the variables of the reference, by its own test vector', () => {
  expect(colorVariables(settingsWith({ colors: green }))).toMatchObject({
    '--primary': '22 163 74',
    '--primary-light': '74 222 128',
    '--primary-dark': '22 101 52',
    '--background-light': '255 255 255',
    '--background-dark': '10 13 13',
    '--gray-50': '243 247 245',
    '--gray-500': '112 116 114',
    '--gray-700': '63 67 64',
    '--gray-900': '23 27 25',
    '--gray-950': '10 15 12',
  })
})

test('backgrounds of the settings are taken as they are, each alone', () => {
  const background = { color: { dark: '#101820' } }
  expect(colorVariables(settingsWith({ colors: green, background }))).toMatchObject({
    '--background-light': '255 255 255',
    '--background-dark': '16 24 32',
  })
})

test('three digits are six', () => {
  expect(parseHex('#0af')).toEqual([0, 170, 255])
  expect(parseHex('#00aaff')).toEqual([0, 170, 255])
})

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#16a34a', '#ffffff', 3.3],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(parseHex(one), parseHex(other))).toBeCloseTo(ratio, 1)
})

const channel = fc.integer({ min: 0, max: 255 })
const rgb = fc.tuple(channel, channel, channel)

test('text on any colour can be read', () => {
  fc.assert(fc.property(rgb, (ground) => contrast(textOn(ground), ground) >= 4.5))
})

test('a colour that can be read stays, another is moved until it can', () => {
  expect(readable([0, 0, 120], [[255, 255, 255]])).toEqual([0, 0, 120])
  fc.assert(
    fc.property(
      rgb,
      rgb,
      (color, ground) => contrast(readable(color, [ground]), ground) >= 4.5,
    ),
  )
})

const hex = fc
  .tuple(channel, channel, channel)
  .map(
    (channels) =>
      `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  )

test('accent text can be read on the page and on its own tint, whatever the colours', () => {
  fc.assert(
    fc.property(hex, hex, hex, (primary, light, dark) => {
      const variables = colorVariables(settingsWith({ colors: { primary, light, dark } }))
      const triple = (name: string): Rgb => {
        const [red = NaN, green = NaN, blue = NaN] =
          variables[name]!.split(' ').map(Number)
        return [red, green, blue]
      }
      const modes = [
        ['--skerry-accent-text-light', '--background-light', '--primary'],
        ['--skerry-accent-text-dark', '--background-dark', '--primary-light'],
      ] as const
      for (const [text, ground, accent] of modes) {
        const tint = mix(triple(accent), triple(ground), 0.1)
        expect(contrast(triple(text), triple(ground))).toBeGreaterThanOrEqual(4.6)
        expect(contrast(triple(text), tint)).toBeGreaterThanOrEqual(4.6)
      }
      expect(
        contrast(triple('--skerry-button-text'), triple('--skerry-button-fill')),
      ).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('all rules are in the base layer, so that user styles override them; font faces precede it', () => {
  const css = siteVariables(
    settingsWith({
      fonts: {
        body: { family: 'Spline Sans', source: '/fonts/spline.woff2', weight: 400 },
        heading: { family: 'Local Only' },
      },
    }),
    '/docs/',
  )
  expect(css.indexOf('@font-face')).toBe(0)
  expect(css.match(/@layer/g)).toHaveLength(1)
  expect(css).toContain('src: url("/docs/fonts/spline.woff2") format(\'woff2\')')
  expect(css).toContain('--skerry-font-body: "Spline Sans"')
  expect(css).toContain('--skerry-font-heading: "Local Only"')
  expect(css.match(/@font-face/g)).toHaveLength(1)
})

test.each([
  ['JetBrains Mono', 'ui-monospace, monospace'],
  ['Source Code Pro', 'ui-monospace, monospace'],
  ['Noto Sans Mono', 'ui-monospace, monospace'],
  ['Instrument Serif', 'ui-serif, Georgia, serif'],
  ['Roboto Slab', 'ui-serif, Georgia, serif'],
  ['Codec Pro', 'ui-sans-serif,'],
  ['PT Sans', 'ui-sans-serif,'],
])('%s is followed by fonts of its kind', (family, fallback) => {
  const css = siteVariables(settingsWith({ fonts: { body: { family } } }))
  expect(css).toContain(`--skerry-font-body: "${family}", ${fallback}`)
})

test('nothing in the settings can end a string or load from anywhere else', () => {
  const css = siteVariables(
    settingsWith({
      fonts: { body: { family: 'x"; } body { background: url(//evil.test)\n' } },
    }),
  )
  expect(css).toContain(
    '--skerry-font-body: "x\\22 ; } body { background: url(//evil.test)\\a "',
  )
})

test('an image of the background, one for both modes or one for each', () => {
  const image = (light: string, dark: string) =>
    siteVariables(
      settingsWith({ background: { image: { light, dark }, color: {} } }),
      '/b/',
    )
  expect(image('/a.svg', '/a.svg')).not.toContain('.dark #background-color')
  expect(image('/a.svg', 'https://cdn.test/d.svg')).toContain(
    '.dark #background-color {\n  background-image: url("https://cdn.test/d.svg");',
  )
  expect(image('/a.svg', '/a.svg')).toContain('url("/b/a.svg")')
  expect(image('/a.svg', '')).toContain(
    '.dark #background-color {\n  background-image: none;',
  )
})

test('sharp corners are all corners', () => {
  const { styling } = settingsWith()
  const css = siteVariables(settingsWith({ styling: { ...styling, rounded: 'sharp' } }))
  expect(css.match(/--skerry-radius-\w+: 0;/g)).toHaveLength(5)
})

const anchor = (color: DivisionEntry['color']): DivisionEntry => ({
  kind: 'anchor',
  name: 'A',
  color,
  hidden: false,
  children: [],
  place: { file: 'docs.json', keys: [] },
})

test.each([
  ['#0D9373', 'paint-0d9373'],
  [{ from: '#111', to: '#222' }, 'paint-111-222'],
  [{ from: '#111', via: '#333', to: '#222' }, 'paint-111-333-222'],
  [{ light: '#111', dark: '#222' }, 'paint-mode-111-222'],
])('the colour %j is the class %s, and has its rule', (color, name) => {
  const navigation = {
    children: [{ ...anchor(undefined), children: [anchor(color)] }],
    global: [],
  }
  expect(paintClass(color)).toBe(name)
  expect(siteVariables(settingsWith({ navigation }))).toContain(`.${name} { --paint: `)
})

test('a gradient runs at 45 degrees through all its stops', () => {
  const paint = { from: '#111111', via: '#333333', to: '#222222' }
  const navigation = { children: [], global: [anchor(paint)] }
  expect(siteVariables(settingsWith({ navigation }))).toContain(
    'linear-gradient(45deg, #111111, #333333, #222222)',
  )
})

test('the icon on a gradient is readable at both ends, not only where it starts', () => {
  const textOnPaint = (from: string, to: string) => {
    const navigation = { children: [], global: [anchor({ from, to })] }
    const rules = siteVariables(settingsWith({ navigation }))
    return /--paint-text: rgb\(([\d ]+)\)/.exec(rules)?.[1]
  }
  expect(textOnPaint('#3F68FF', '#012AC3')).toBe('255 255 255')
  expect(textOnPaint('#012AC3', '#3F68FF')).toBe('255 255 255')
  expect(textOnPaint('#FFD54A', '#F59E0B')).toBe('0 0 0')
})

test('words on buttons are white where a slightly darker fill lets them be read', () => {
  const button = (dark: string) => {
    const variables = colorVariables(settingsWith({ colors: { ...green, dark } }))
    return [variables['--skerry-button-fill'], variables['--skerry-button-text']]
  }
  expect(button('#166534')).toEqual(['22 101 52', '255 255 255'])
  expect(button('#ff132d')).toEqual(['235 17 41', '255 255 255'])
  // The contrast is 3.7 on the colour itself, and 4.6 if it is darkened by 12 %.
  expect(button('#8f74e0')).toEqual(['126 102 197', '255 255 255'])
  expect(button('#facc15')).toEqual(['250 204 21', '0 0 0'])
})
