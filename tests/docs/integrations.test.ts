import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkIntegrations } from '../../plugin/write/check-integrations.ts'

const guide = readFileSync(new URL('../../demo/guide/head.mdx', import.meta.url), 'utf8')

/** What the build says about services without their settings. */
const report = (...names: string[]) =>
  checkIntegrations({
    settings: {
      file: 'docs.json',
      integrations: Object.fromEntries(names.map((name) => [name, {}])),
    },
  } as unknown as Parameters<typeof checkIntegrations>[0])

const supported = report('nobody')[0]!
  .hint!.match(/(?<=: ).*(?=\.)/)![0]
  .split(', ')

test.each(supported.filter((name) => name !== 'customScripts'))(
  'the settings that the service %s needs are documented',
  (name) => {
    const row = guide.split('\n').find((line) => line.includes(`| \`${name}\` |`))
    const [, , ...needed] = report(name)[0]!.message.match(/(?<=`)[^` ]+(?=`)/g) ?? []
    expect(row).toBeDefined()
    for (const key of needed) expect(row).toContain(`\`${key}\``)
  },
)
