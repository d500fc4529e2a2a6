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

test('while the settings cannot be read, pages list that among their problems, and it is printed once', async () => {
  const file = join(dev.root, 'docs.json')
  const text = readFileSync(file, 'utf8')
  const before = dev.output().length
  const news = () => dev.output().slice(before)
  const codes = async () => {
    const list = JSON.parse((await dev.get('/@skerry/problems/')).text) as {
      site: { code: string }[]
    }
    return list.site.map(({ code }) => code)
  }
  writeFileSync(file, text.replace('"name"', 'name'))
  await expect.poll(news).toContain('settings/invalid-json')
  expect(await codes()).toContain('settings/invalid-json')
  writeFileSync(join(dev.root, 'other.mdx'), page('Other', '<Noet>x</Noet>'))
  await expect.poll(news).toContain('mdx/unknown-component')
  writeFileSync(join(dev.root, 'other.mdx'), page('Other'))
  await expect.poll(news).toContain('1 error, 1 warning in the site')
  expect(news()).not.toContain('No problems')
  expect(news().split('settings/invalid-json').length - 1).toBe(1)
  writeFileSync(file, text)
  await expect.poll(codes).not.toContain('settings/invalid-json')
}, 60_000)

test('a warning about settings is listed once while other settings are wrong', async () => {
  const file = join(dev.root, 'docs.json')
  const text = readFileSync(file, 'utf8')
  const codes = async () => {
    const list = JSON.parse((await dev.get('/@skerry/problems/')).text) as {
      site: { code: string }[]
    }
    return list.site.map(({ code }) => code).filter((code) => code.startsWith('settings'))
  }
  await expect.poll(codes).toEqual(['settings/low-contrast'])
  writeFileSync(file, text.replace(/"name":\s*"[^"]*"/, '"name": 1'))
  await expect.poll(codes).toContain('settings/invalid-value')
  expect((await codes()).filter((code) => code === 'settings/low-contrast')).toHaveLength(
    1,
  )
  writeFileSync(file, text)
  await expect.poll(codes).toEqual(['settings/low-contrast'])
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
