import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { diagnosticDocs } from '../../../plugin/kit/diagnostic-docs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const CODE = /(['"`])((?:[a-z]+)\/[a-z]+(?:-[a-z0-9]+)*)\1/g

/** Source files except the documentation of codes and the starter site. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/(^|\/)(diagnostics|template)\/|-diagnostics\.ts$/.test(file)

/** Everything in the sources that looks like a code of an area with documented codes. */
function usedCodes(): Set<string> {
  const areas = new Set(Object.keys(diagnosticDocs).map((code) => code.split('/')[0]))
  const used = new Set<string>()
  for (const room of ['plugin', 'playground', 'runtime', 'theme']) {
    for (const file of readdirSync(join(root, room), { recursive: true }).map(String)) {
      if (!isSource(file)) continue
      const text = readFileSync(join(root, room, file), 'utf8')
      for (const [, , code] of text.matchAll(CODE))
        if (areas.has(code!.split('/')[0])) used.add(code!)
      // Names in a table, to which the code adds the area: `api/${name}`.
      if (text.includes('`api/${'))
        for (const [, name] of text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g))
          used.add(`api/${name}`)
    }
  }
  return used
}

/** URLs, folders and media types that only look like codes. */
const NOT_CODES =
  /^(?:site|api|code|mdx|render|theme|components|settings)\/(?:index|main|x|a)$/

test('every documented code is reported somewhere', () => {
  const used = usedCodes()
  expect(Object.keys(diagnosticDocs).filter((code) => !used.has(code))).toEqual([])
})

test('every code that is reported is documented', () => {
  const sources = ['plugin', 'playground', 'runtime', 'theme'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map(String)
      .filter(isSource)
      .map((file) => readFileSync(join(root, room, file), 'utf8')),
  )
  const reported = sources.flatMap((text) =>
    [...text.matchAll(/\bcode: ['"`]([a-z]+\/[a-z0-9-]+)['"`]/g)].map(
      ([, code]) => code!,
    ),
  )
  const missing = reported.filter(
    (code) => !(code in diagnosticDocs) && !NOT_CODES.test(code),
  )
  expect([...new Set(missing)].sort()).toEqual([])
})
