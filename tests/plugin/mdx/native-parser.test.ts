import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadNativeParser } from '../../../plugin/mdx/native-parser.ts'
import { generatePage } from '../../bench/generate-page.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { pieces } from './mdx-pieces.ts'
import { readInJavaScript, readNatively } from './native-reading.ts'

beforeAll(loadNativeParser)

describe('a tree of the native parser is the one of the parser in JavaScript', () => {
  test.each([
    ['prose', '# Title\n\nText with *emphasis*, **strong** and `code`.\n\n---\n\nEnd'],
    ['other letters', 'Größe 😀 <b title="é😀">日本</b> {a}\n\n> 😀 *x*'],
    ['lists', '- a\n  - b\n\n    c\n- [x] done\n- [ ] open\n\n1. x\n2. y\n'],
    ['tables', '| a | b |\n|---|:-:|\n| `x` | <b>y</b> {1} |\n'],
    ['addresses', 'See https://a.b/c, www.a.com and [x](/y "t") ![i](/j)\n\n[r]: /s'],
    ['notes', 'A[^1] b.\n\n[^1]: The note.\n'],
    ['fences', '```ts title="a" {1}\nconst a = `$${b}`\n```\n\n~~~\n$x$ {y <z\n~~~\n'],
    [
      'tags',
      '<Note>\n  Text *a*\n\n  <Card title="x &amp; y" n={1} {...p} bare />\n</Note>\n',
    ],
    [
      'a tag over lines',
      '<Card\n  title="a\n    b"\n  style={{\n    a: 1,\n      b: `}`,\n  }}\n>\n  x\n</Card>',
    ],
    ['tags in a line', "a <b>x <i>y</i></b> <><c.d e:f='g' /></>\n\n<b>x</b>\n"],
    [
      'expressions',
      'a {/* b */} {`}`} {"}"} {{a: 1}.a} {}\n\n{list.map((a) => (\n  <b>{a}</b>\n))}\n',
    ],
    [
      'module code',
      'import a, { b } from "c"\nexport const d = {\n  e: 1,\n\n  f: <b>x</b>,\n}\n\n# x\n\nexport { a }\n',
    ],
    [
      'lines of Windows',
      '# a\r\n\r\n<Note>\r\n  b {\r\n    c}\r\n</Note>\r\n\r\nexport const a = 1\r\n',
    ],
    [
      'closed void elements',
      '<img src="a"></img>\n\na <br></br> b\n\n<b>\n  <img></img>\n</b>\n',
    ],
    ['dollars that are money', 'It costs $5, not $10.'],
  ])('%s', (_, text) => {
    const native = readNatively(text)
    expect(native.reason).toBeUndefined()
    const { tree, problems } = readInJavaScript(text)
    expect(native.tree).toStrictEqual(tree)
    expect(problems).toEqual([])
  })

  test('on generated pages, all of which it reads', () => {
    for (let number = 0; number < 20; number++) {
      const page = generatePage(number, { tab: 0, last: 99, perTab: 50 })
      const text = page.replace(/^---\n.*?\n---\n/s, '')
      expect(readNatively(text).tree).toStrictEqual(readInJavaScript(text).tree)
    }
  })

  test('on texts of random pieces, of which it reads many', () => {
    let native = 0
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(text, (parts) => {
        if (!checkText(parts.join(''))) return
        native++
      }),
      { numRuns: 3_000 },
    )
    expect(native).toBeGreaterThan(500)
  })
})

describe('what Skerry reads its own way is left to the parser in JavaScript', () => {
  test.each([
    ['a <br> b', 'refused'],
    ['<br>x</br>', 'void element'],
    ['<area></area>', 'void element'],
    ['a <!-- b -->', 'refused'],
    ['a <5 b', 'refused'],
    ['Set <your-key> here', 'refused'],
    ['Some {two words} here', 'refused'],
    ['## Title {#id}', 'refused'],
    ['a $x$ b', 'math'],
    ['$$\nx\n$$', 'math'],
    ['``\n$$\nx\n$$\n``', 'math'],
    ['![a $x$](b)', 'math in an image'],
    ['<style>\n  a *b*\n</style>', 'raw text'],
    ['a *b <i>c* d</i>', 'closing tag'],
    ['a _b <i>c_ d</i>', 'closing tag'],
    ['a *b <i>c</i>', 'marks beside tags'],
    ['- [ ] `a`', 'task'],
    ['> - a\n>\n> b', 'block in a quote'],
    ['-\ta', 'tab'],
    ['a\0b', 'character'],
    ['a\uD800b', 'broken character'],
    ['import "a\\', 'backslash at the end'],
  ])('%j', (text, reason) => {
    expect(readNatively(text)).toEqual({ reason })
  })

  test.each([
    ['brackets', `{${'('.repeat(500)}${')'.repeat(500)}}`],
    ['operators', `{${'!'.repeat(5000)}1}`],
    ['words', `export const a = ${'class extends '.repeat(500)}A${'{}'.repeat(500)}`],
  ])('code that nests too deep, by %s: it would end the process', (_, text) => {
    expect(readNatively(text)).toEqual({ reason: 'depth' })
  })
})

describe('where the native parser is not to be had', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.doUnmock('satteri')
    vi.resetModules()
  })

  const loadAnew = async () => {
    vi.resetModules()
    const anew = await import('../../../plugin/mdx/native-parser.ts')
    await anew.loadNativeParser()
    return anew.parseNatively('# a')
  }

  test('nothing is read natively, and nothing fails', async () => {
    vi.doMock('satteri', () => {
      throw new Error('Cannot find native binding')
    })
    expect(await loadAnew()).toBeUndefined()
  })

  test('because SKERRY_PARSER says so, neither', async () => {
    vi.stubEnv('SKERRY_PARSER', 'js')
    expect(await loadAnew()).toBeUndefined()
  })

  test('else it is: of the one version that the checks are for', async () => {
    expect(await loadAnew()).toMatchObject({ type: 'root' })
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    expect(optionalDependencies['satteri']).toBe('0.10.5')
  })
})

const corpus = sharedMaterial(
  'corpus',
  'pages of real sites are parsed natively and in JavaScript',
)
const hostile = sharedMaterial(
  'hostile/pages',
  'hostile pages are parsed natively and in JavaScript',
)

/** Every 40th page by default, because all take minutes. */
const STEP = process.env['SKERRY_CORPUS'] === 'all' ? 1 : 40

describe.skipIf(corpus.missing || hostile.missing)('pages of others', () => {
  test('have one tree, whichever parser reads them', { timeout: 600_000 }, () => {
    const files = [corpus.path, hostile.path].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort()
        .map((file) => join(folder, file)),
    )
    let native = 0
    const chosen = files.filter((_, index) => index % STEP === 0)
    for (const file of chosen) {
      const text = readFileSync(file, 'utf8').replace(/^\uFEFF?---\n.*?\n---\n/s, '')
      if (checkText(text, file)) native++
    }
    expect(native / chosen.length).toBeGreaterThan(0.8)
  })
})

/** Returns whether a text was parsed natively. Fails if the trees differ. */
function checkText(text: string, name = text): boolean {
  const native = readNatively(text)
  if (!native.tree) return false
  const { tree, problems } = readInJavaScript(text)
  // Much faster than an assertion that can show the difference.
  if (!isDeepStrictEqual(native.tree, tree) || problems.length > 0)
    expect({ name, tree: native.tree, problems }).toStrictEqual({
      name,
      tree,
      problems: [],
    })
  return true
}
