import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasPostcssConfig } from '../../../plugin/kit/has-postcss-config.ts'
import { temporaryFolder } from '../../site/build-site.ts'

describe('PostCSS is configured', () => {
  test.each([
    '.postcssrc',
    '.postcssrc.yaml',
    'postcss.config.mts',
    'postcss.config.cjs',
  ])('by %s, in the folder or above it', (name) => {
    const folder = temporaryFolder()
    const inner = join(folder, 'docs')
    mkdirSync(inner)
    expect(hasPostcssConfig(inner)).toBe(false)
    writeFileSync(join(folder, name), '')
    expect(hasPostcssConfig(folder)).toBe(true)
    expect(hasPostcssConfig(inner)).toBe(true)
  })

  test('by a key of package.json', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'package.json'), '{ "name": "docs" }')
    expect(hasPostcssConfig(folder)).toBe(false)
    writeFileSync(join(folder, 'package.json'), '{ "postcss": { "plugins": {} } }')
    expect(hasPostcssConfig(folder)).toBe(true)
  })

  test('by no file that Vite ignores, and by no folder', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'postcss.config.json'), '{}')
    writeFileSync(join(folder, 'postcss.config.md'), '')
    mkdirSync(join(folder, 'postcss.config.js'))
    expect(hasPostcssConfig(folder)).toBe(false)
  })
})
