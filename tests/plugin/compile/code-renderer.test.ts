import type { ShikiTransformer } from 'shiki/core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  CodeRenderer,
  TransformerError,
  type CodeCache,
} from '../../../plugin/compile/code-renderer.ts'
import type { HighlightedCode } from '../../../plugin/compile/highlighted-code.ts'
import { CodeHighlighter } from '../../../plugin/compile/code-highlighter.ts'

const settings = {
  root: '/',
  themes: { light: 'github-light-default', dark: 'dark-plus' },
  languages: [],
}
const kept = new Map<string, HighlightedCode>()
const disk: CodeCache = {
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
}
let renderer: CodeRenderer

beforeAll(() => {
  renderer = new CodeRenderer(new CodeHighlighter(settings), 'test', disk)
})

const none = { highlight: [], focus: [] }
const classes = (html: string) =>
  [...html.matchAll(/<span class="(line[^"]*)"/g)].map(([, name]) => name)
const text = (html: string) => html.replace(/<[^>]*>/g, '')

test('colours are classes, light and dark in one rule each', async () => {
  const { html, styles, lineCount } = await renderer.render({
    code: 'const a = 1\n\nb()',
    language: 'ts',
    ...none,
  })
  expect(lineCount).toBe(3)
  expect(html).not.toContain('style=')
  expect(text(html)).toBe('const a = 1\n\nb()')
  for (const [, names] of html.matchAll(/class="([^"]*)"/g)) {
    for (const name of names!.split(' '))
      if (!name.startsWith('line')) expect(styles).toHaveProperty(name)
  }
  expect(Object.values(styles)[0]).toMatch(/^color:#[\dA-F]+;--shiki-dark:#[\dA-F]+$/i)
})

test('lines named in the info string are marked', async () => {
  const { html } = await renderer.render({
    code: 'a\nb\nc',
    language: 'js',
    highlight: [1],
    focus: [1, 3],
  })
  expect(classes(html)).toEqual([
    'line line-highlight line-focus',
    'line',
    'line line-focus',
  ])
})

test('notations mark lines, also several, and leave the code', async () => {
  const code =
    'a() // [!code ++]\nb() // [!code --:2]\nc()\nd() // [!code highlight]\ne() // [!code focus]'
  const { html } = await renderer.render({ code, language: 'js', ...none })
  expect(classes(html)).toEqual([
    'line line-diff line-add',
    'line line-diff line-remove',
    'line line-diff line-remove',
    'line line-highlight',
    'line line-focus',
  ])
  expect(text(html)).not.toContain('[!code')
})

test('an unknown language is plain text, escaped, with its lines marked', async () => {
  const { html, styles } = await renderer.render({
    code: '<a>\n&',
    language: 'nosuch',
    highlight: [2],
    focus: [],
  })
  expect(html).toBe(
    '<span class="line">&lt;a&gt;</span>\n<span class="line line-highlight">&amp;</span>',
  )
  expect(styles).toEqual({})
})

test('the same fence is highlighted once, and kept where a cache is given', async () => {
  const request = { code: 'let once', language: 'js', ...none }
  const before = kept.size
  expect(renderer.render(request)).toBe(renderer.render({ ...request }))
  await renderer.render(request)
  expect(kept.size).toBe(before + 1)
  const other = new CodeRenderer(new CodeHighlighter(settings), 'test', {
    ...disk,
    set: () => expect.fail('kept already'),
  })
  expect(await other.render(request)).toEqual(await renderer.render(request))
})

test('how a fence looks does not depend on the fences before it', async () => {
  const document = '---\na: 1\n---\n\n```ruby\nputs "x"\n```\n\n```bash\necho "$x"\n```\n'
  const alone = new CodeRenderer(new CodeHighlighter(settings), 'alone')
  const first = await alone.render({ code: document, language: 'mdx', ...none })

  const busy = new CodeRenderer(new CodeHighlighter(settings), 'busy')
  for (const language of ['ruby', 'bash', 'vue', 'md', 'yaml'])
    await busy.render({ code: 'puts "x"', language, ...none })
  expect(await busy.render({ code: document, language: 'mdx', ...none })).toEqual(first)
})

describe('transformers of a site', () => {
  const withTransformers = (...transformers: ShikiTransformer[]) =>
    new CodeRenderer(
      new CodeHighlighter(settings),
      'transformed',
      undefined,
      Promise.resolve(transformers),
    )

  test('change tokens and lines, and may write elements of any kind', async () => {
    const renderer = withTransformers({
      line(node) {
        node.properties['dataLine'] = 'yes'
        node.children.push({
          type: 'element',
          tagName: 'br',
          properties: {},
          children: [],
        })
      },
      span: (node) => ({ ...node, tagName: 'a', properties: { href: '/"x"' } }),
    })
    const { html } = await renderer.render({ code: 'b', language: 'ts', ...none })
    expect(html).toBe(
      '<span class="line" data-line="yes"><a href="/&quot;x&quot;">b</a><br></span>',
    )
  })

  test('give the block classes, and read what follows the language', async () => {
    const renderer = withTransformers({
      pre(node) {
        this.addClassToHast(node, `meta-${this.options.meta?.__raw}`)
      },
    })
    const request = { code: 'b', language: 'ts', ...none, meta: 'wide' }
    expect((await renderer.render(request)).className).toBe('meta-wide')
  })

  test('stand beside notations, which leave the code', async () => {
    const renderer = withTransformers({
      line(node, line) {
        if (line === 1) this.addClassToHast(node, 'first')
      },
    })
    const code = 'a() // [!code ++]\nb()'
    const { html } = await renderer.render({ code, language: 'js', ...none })
    expect(classes(html)).toEqual(['line first line-diff line-add', 'line'])
    expect(text(html)).not.toContain('[!code')
  })

  test('that fail are distinguished from other failures', async () => {
    const request = { code: 'b', language: 'ts', ...none }
    const failing = withTransformers({
      span() {
        throw new Error('lost')
      },
    })
    await expect(failing.render(request)).rejects.toThrow(TransformerError)
    await expect(failing.render(request)).rejects.toThrow('lost')
    const empty = withTransformers({ root: () => ({ type: 'root', children: [] }) })
    await expect(empty.render(request)).rejects.toThrow('leave no `pre` element')
  })

  test('that do nothing change nothing', async () => {
    const request = { code: 'const a = "b"\n\nc()', language: 'ts', ...none }
    expect(await withTransformers({}).render(request)).toEqual(
      await renderer.render(request),
    )
  })
})
