import { expect, test } from 'vitest'
import { themeChoices } from '../../../theme/styles/themes/theme-choices.ts'
import { legacy, modern, settingsOf } from './parse.ts'

const { keys } = Object

test('a site that names no theme is mint, and the tenth theme is never the default', () => {
  expect(settingsOf(modern()).theme).toBe('mint')
  expect(settingsOf(legacy()).theme).toBe('mint')
  expect(settingsOf(modern({ theme: 'skerry' })).theme).toBe('skerry')
})

test.each(keys(themeChoices))('what %s decides is in its settings', (theme) => {
  const { layout, eyebrows, drilldown, codeblocks } =
    themeChoices[theme as keyof typeof themeChoices]
  expect(settingsOf(modern({ theme }))).toMatchObject({
    theme,
    layout,
    styling: {
      eyebrows,
      codeblocks: {
        light: codeblocks === 'dark' ? 'dark-plus' : 'github-light-default',
        dark: 'dark-plus',
      },
    },
    interaction: { drilldown },
  })
})

test('settings win over what the theme decides', () => {
  const settings = settingsOf(
    modern({
      theme: 'linden',
      styling: { eyebrows: 'breadcrumbs', codeblocks: 'system' },
      interaction: { drilldown: true },
    }),
  )
  expect(settings.styling.eyebrows).toBe('breadcrumbs')
  expect(settings.styling.codeblocks.light).toBe('github-light-default')
  expect(settings.interaction.drilldown).toBe(true)
  expect(
    settingsOf(modern({ theme: 'aspen', styling: { eyebrows: 'section' } })).styling
      .eyebrows,
  ).toBe('section')
})

test('grammars of the settings leave the colours of code to the theme', () => {
  const styling = { codeblocks: { languages: { custom: ['/a.json'] } } }
  expect(settingsOf(modern({ theme: 'linden', styling })).styling).toMatchObject({
    codeblocks: { light: 'dark-plus', dark: 'dark-plus' },
    languages: ['/a.json'],
  })
})

test('a legacy layout without a bar takes it from any theme', () => {
  expect(settingsOf(legacy({ theme: 'venus', layout: 'sidenav' }))).toMatchObject({
    theme: 'palm',
    layout: 'sidebar',
  })
})
