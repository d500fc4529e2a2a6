import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, type RunningServer } from '../dev/start-server.ts'
import { brokenSettings, siteOfMistakes } from './author-mistakes.ts'
import {
  buildFolder,
  runSkerry,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type CommandResult,
} from './build-site.ts'

interface Told {
  severity: string
  code: string
  message: string
  file?: string
  line?: number
  column?: number
}

/** Identifies a problem regardless of which command reports it. */
const nameOf = ({ file, line, column, code, message }: Told) =>
  [[file, line, column].join(':'), code, message].join('  ')

const ofReaders = (problems: Told[]) =>
  problems
    .filter(({ severity }) => severity !== 'info')
    .map(nameOf)
    .sort()

describe('a site of mistakes', () => {
  const root = join(temporaryFolder(), 'site')
  let built: BuiltSite
  let checked: CommandResult
  let dev: RunningServer

  beforeAll(async () => {
    writeFiles(root, siteOfMistakes)
    built = await buildFolder(root)
    checked = await runSkerry(['check', '.'], { cwd: root })
    dev = await startDev(siteOfMistakes)
    await dev.getUntil('/quickstart', () => /in the site/.test(dev.output()))
  }, 240_000)

  afterAll(() => dev?.stop())

  test('is not published by a build, which says how it would be', () => {
    expect(built.code).toBe(1)
    expect(built.files()).toEqual([])
    expect(built.output).toMatch(/nothing was written: \d+ errors must be fixed first/)
    expect(built.output).toContain('skerry build --allow-page-errors')
  })

  test('is told by `build` with places and ways out', async () => {
    await expect(lasting(built.output)).toMatchFileSnapshot('mistakes/build.txt')
  })

  test('is told by `check`', async () => {
    expect(checked.code).toBe(1)
    await expect(lasting(checked.output)).toMatchFileSnapshot('mistakes/check.txt')
  })

  test('is told in sentences: each way out ends with a full stop, a question or code', () => {
    const hints = checked.output.match(/^ {2}(?! *(?:\d+)? \|).+$/gm) ?? []
    expect(hints.length).toBeGreaterThan(40)
    expect(hints.filter((hint) => !/(?:[.?:]|: ```.*)$/.test(hint))).toEqual([])
  })

  test('is told by `dev` when all pages were rendered, after its address', async () => {
    expect(dev.output()).toMatch(
      /^Skerry \S+ {2}http:\/\/127\.0\.0\.1:\d+\/ {2}\d+ pages, ready in \d+ ms\n/,
    )
    await expect(lasting(dev.output())).toMatchFileSnapshot('mistakes/dev.txt')
  })

  test('has the same problems in all three, at least 47', async () => {
    const { output } = await runSkerry(['check', '.', '--format', 'json'], { cwd: root })
    const ofCheck = ofReaders((JSON.parse(output) as { problems: Told[] }).problems)
    const ofBuild = ofReaders(
      Object.entries(built.report.diagnostics).flatMap(([code, found]) =>
        found.map((each) => ({ ...each, code })),
      ),
    )
    const { text } = await dev.get('/@skerry/problems/quickstart')
    const { page, site } = JSON.parse(text) as { page: Told[]; site: Told[] }
    expect(ofCheck.length).toBeGreaterThanOrEqual(47)
    expect(new Set(ofCheck.map((name) => name.split('  ')[1])).size).toBeGreaterThan(30)
    expect(ofBuild).toEqual(ofCheck)
    expect(ofReaders([...page, ...site])).toEqual(ofCheck)
  }, 60_000)

  test('says in `dev` what is wrong with a saved page, and no more when it is right', async () => {
    const told = dev.output().length
    writeFileSync(join(dev.root, 'alt-text.mdx'), '---\ntitle: Page\n---\n\n[a](/nope)\n')
    await dev.getUntil('/quickstart', () => /alt-text/.test(dev.output().slice(told)))
    const news = dev.output().slice(told)
    expect(news).toMatch(/alt-text\.mdx:5:1 {2}`\/nope` does not lead to a page/)
    expect(news).not.toContain('unclosed-tag.mdx')
    expect(news).toMatch(/\d+ errors, \d+ warnings in the site/)
    writeFileSync(join(dev.root, 'alt-text.mdx'), '---\ntitle: Page\n---\n\nText.\n')
    const { site } = JSON.parse(
      await dev.getUntil(
        '/@skerry/problems/quickstart',
        (text) => !text.includes('/nope'),
      ),
    ) as { site: Told[] }
    expect(site.some(({ file }) => file === 'alt-text.mdx')).toBe(false)
  }, 60_000)
})

describe('settings that cannot be used', () => {
  test.each(Object.keys(brokenSettings))(
    '%s is told, and pages are checked',
    async (name) => {
      const cwd = join(temporaryFolder(), 'site')
      writeFiles(cwd, {
        'docs.json': brokenSettings[name]!,
        'index.mdx': '---\ntitle: Home\n---\n\n<Crad>x</Crad>\n',
      })
      const build = await runSkerry(['build'], { cwd })
      const check = await runSkerry(['check'], { cwd })
      expect([build.code, check.code]).toEqual([1, 1])
      expect(check.output).toContain('1 page checked')
      const file = `mistakes/${name.replaceAll(' ', '-')}.txt`
      const told = `build:\n${lasting(build.output)}\n\ncheck:\n${lasting(check.output)}`
      await expect(told).toMatchFileSnapshot(file)
    },
    60_000,
  )
})

/** Replaces parts of the output that vary between runs. */
function lasting(output: string): string {
  return output
    .replace(/^slowest pages: .*\n/m, '')
    .replace(/\d+ ms/g, '… ms')
    .replace(/[\d.]+ (s|KB|MB)\b/g, '… $1')
    .replace(/:\d{4,5}\//g, ':…/')
    .replace(/Skerry \d\S*/g, 'Skerry …')
    .trimEnd()
}
