import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, settings } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

let dev: RunningServer

beforeAll(async () => {
  dev = await startDev({
    'docs.json': settings(['index', 'other']),
    'index.mdx': page('Home'),
    'other.mdx': page('Other'),
  })
  await dev.get('/')
}, 60_000)

afterAll(() => dev?.stop())

const printed = (text: string, times: number) =>
  expect.poll(() => dev.output().split(text).length - 1).toBe(times)

test('the terminal reports when the settings can be read again', async () => {
  await printed('1 warning in the site', 1)
  const file = join(dev.root, 'docs.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/\}\s*$/, ''))
  await printed('settings/invalid-json', 1)
  writeFileSync(file, text)
  await printed('1 warning in the site', 2)
}, 60_000)

test('a folder in place of a page is no crash', async () => {
  const file = join(dev.root, 'other.mdx')
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  mkdirSync(file)
  await printed('site/missing-page', 1)
  rmSync(file, { recursive: true })
  writeFileSync(file, text)
  await dev.getUntil('/other', (html) => html.includes('Other</h1>'))
  expect(dev.output()).not.toContain('EISDIR')
}, 60_000)
