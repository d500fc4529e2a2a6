import { expect, test } from 'vitest'
import { siteFonts } from '../../../theme/fonts/site-fonts.ts'
import { siteVariables } from '../../../theme/styles/site-variables.ts'
import { settingsWith } from '../../runtime/site-fixture.ts'

const both = ['inter', 'geist-mono']

test('text is in Inter and code in Geist Mono where the settings say nothing', () => {
  expect(siteFonts(settingsWith())).toEqual({
    typefaces: both,
    first: 'inter',
    code: 'geist-mono',
  })
})

test('"system" loads none', () => {
  const fonts = { system: true }
  expect(siteFonts(settingsWith({ fonts }))).toEqual({ typefaces: [] })
  expect(siteVariables(settingsWith({ fonts }))).not.toContain('--skerry-font')
})

test('a font of the settings takes the place of ours, which is not declared then', () => {
  const own = { family: 'Spline Sans' }
  const of = (fonts: object) => siteFonts(settingsWith({ fonts }))
  expect(of({ body: own, heading: own })).toEqual({
    typefaces: ['geist-mono'],
    code: 'geist-mono',
  })
  expect(of({ heading: own })).toEqual({
    typefaces: both,
    first: 'inter',
    code: 'geist-mono',
  })
  expect(of({ body: own })).toEqual({ typefaces: ['geist-mono'], code: 'geist-mono' })
  expect(of({ code: own })).toEqual({ typefaces: ['inter'], first: 'inter' })
})

test('a font that is named like ours and has no file is ours', () => {
  const fonts = {
    body: { family: 'Spline Sans' },
    heading: { family: 'inter', weight: 500 },
    code: { family: 'Geist Mono', source: '/own.woff2' },
  }
  expect(siteFonts(settingsWith({ fonts }))).toEqual({ typefaces: ['inter'] })
  const css = siteVariables(settingsWith({ fonts }))
  expect(css).toContain('--skerry-font-heading: var(--skerry-font-inter)')
  expect(css).toContain('--skerry-font-code: "Geist Mono", ui-monospace, monospace')
})

test('the terminal theme has one face, also where that is the settings’', () => {
  const theme = 'linden'
  expect(siteFonts(settingsWith({ theme }))).toEqual({
    typefaces: ['geist-mono'],
    first: 'geist-mono',
    code: 'geist-mono',
  })
  const fonts = { code: { family: 'Iosevka' } }
  expect(siteFonts(settingsWith({ theme, fonts }))).toEqual({ typefaces: [] })
})
