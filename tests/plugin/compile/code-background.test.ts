import { expect, test } from 'vitest'
import { codeBackground } from '../../../plugin/compile/code-background.ts'

test('the default themes generate no colours', async () => {
  expect(await codeBackground({ light: 'github-light-default', dark: 'dark-plus' })).toBe(
    '',
  )
})

test('a dark theme in light mode brings its ground and text, so that code can be read', async () => {
  expect(await codeBackground({ light: 'dark-plus', dark: 'dark-plus' }))
    .toMatchInlineSnapshot(`
      "@layer skerry.base {
      :root {
        --skerry-code-background: light-dark(#0b0c0e, #0b0c0e);
        --skerry-code-foreground: light-dark(#D4D4D4, #D4D4D4);
      }
      }
      "
    `)
})

test('other themes have the colours that their authors gave them', async () => {
  const css = await codeBackground({ light: 'nord', dark: 'dracula' })
  expect(css).toContain('--skerry-code-background: light-dark(#2e3440, #282A36)')
})
