import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, mix, parseHex, type Rgb } from '../../../runtime/kit/rgb.ts'
import { colorVariables } from '../../../theme/styles/site-variables.ts'
import { settingsWith } from '../../runtime/site-fixture.ts'

const theme = new URL('../../../theme/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, theme), 'utf8')

// The first definition counts; later ones are in media queries.
const tokens = new Map(
  [...read('styles/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ').trim()] as const)
    .reverse(),
)

/** A token's colour in one mode, blended over `ground` if translucent. */
function resolve(
  token: string,
  mode: 'light' | 'dark',
  variables: Record<string, string>,
  ground: Rgb,
): Rgb {
  const value = tokens.get(token) ?? token
  const pair = /^light-dark\( ?(.+?\)?), (\S.*?) ?\)$/.exec(value)
  const written = (pair ? (mode === 'light' ? pair[1] : pair[2]) : value)!.trim()
  if (written.startsWith('#')) return parseHex(written)
  const nested = /^var\((--[\w-]+)\)$/.exec(written)
  if (nested) return resolve(nested[1]!, mode, variables, ground)
  const color = /^rgb\((?:var\((--[\w-]+)\)|(\d+ \d+ \d+))(?: \/ ([\d.]+))?\)$/.exec(
    written,
  )
  if (!color)
    throw new Error(`${token} is written as ${written}, which this test cannot read`)
  const triple = (color[1] ? variables[color[1]] : color[2])!
  const [red = NaN, green = NaN, blue = NaN] = triple.split(' ').map(Number)
  return mix([red, green, blue], ground, Number(color[3] ?? 1))
}

const palettes = {
  green: { primary: '#16A34A', light: '#4ADE80', dark: '#166534' },
  yellow: { primary: '#facc15', light: '#facc15', dark: '#facc15' },
  black: { primary: '#000000', light: '#000000', dark: '#000000' },
  white: { primary: '#ffffff', light: '#ffffff', dark: '#ffffff' },
}

/** Text colours and their backgrounds. */
const pairs = [
  ['--skerry-color-text', '--skerry-color-background'],
  ['--skerry-color-text-strong', '--skerry-color-background'],
  ['--skerry-color-text-muted', '--skerry-color-background'],
  ['--skerry-color-text', '--skerry-color-surface'],
  ['--skerry-color-text-muted', '--skerry-color-surface'],
  ['--skerry-color-text', '--skerry-color-overlay'],
  ['--skerry-color-text-muted', '--skerry-color-overlay'],
  ['--skerry-color-text-muted', '--skerry-color-hover'],
  ['--skerry-color-text-strong', '--skerry-color-mark'],
  ['--skerry-color-accent-text', '--skerry-color-background'],
  ['--skerry-color-accent-text', '--skerry-color-accent-tint'],
  ['--skerry-color-accent-text', '--skerry-color-hover'],
  ['--skerry-color-button-text', '--skerry-color-button'],
  ...['note', 'info', 'success', 'warning', 'danger', 'caution', 'special'].map(
    (kind) => [`--skerry-color-${kind}-text`, `--skerry-color-${kind}-tint`],
  ),
] as [string, string][]

for (const [name, colors] of Object.entries(palettes)) {
  test.each(['light', 'dark'] as const)(
    `all text is readable on a ${name} site in %s mode`,
    (mode) => {
      const variables = colorVariables(settingsWith({ colors }))
      const page = resolve('--skerry-color-background', mode, variables, [0, 0, 0])
      const low = pairs.flatMap(([text, surface]) => {
        const ground = resolve(surface, mode, variables, page)
        const ratio = contrast(resolve(text, mode, variables, ground), ground)
        return ratio < 4.5 ? [`${text} on ${surface}: ${ratio.toFixed(2)}`] : []
      })
      expect(low).toEqual([])
    },
  )
}

const sheets = [
  ...readdirSync(new URL('styles/', theme)).map((file) => `styles/${file}`),
  ...readdirSync(new URL('layout/', theme)).map((file) => `layout/${file}`),
].filter((file) => file.endsWith('.css'))

test.each(sheets)('%s uses only variables that exist', (file) => {
  const known = new Set([
    ...tokens.keys(),
    ...Object.keys(colorVariables(settingsWith())),
    // Set by the settings, and used with a fallback.
    '--paint',
    '--paint-text',
    '--skerry-weight-heading',
    '--skerry-weight-body',
    // Set by the stylesheets of sites.
    '--sidebar-width',
    '--content-width',
  ])
  const css = read(file)
  const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([])
})

test.each(sheets)('every rule of %s is in a layer, so that users win', (file) => {
  const css = read(file).replace(/\/\*.*?\*\//gs, '')
  const outside = css
    .replace(/@layer [\w., ]+;/g, '')
    .split('\n')
    .filter((line) => /^\S/.test(line) && !/^(@layer|@media|})/.test(line))
  expect(outside).toEqual([])
})
