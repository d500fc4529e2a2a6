// The baseline without Skerry: two threads compile, highlight, evaluate, render and write
// the pages of a folder with `@mdx-js/mdx` and Shiki only. It doesn't change with Skerry.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { evaluate } from '@mdx-js/mdx'
import { Fragment, h } from 'preact'
import * as runtime from 'preact/jsx-runtime'
import { renderToString } from 'preact-render-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { createHighlighter } from 'shiki'

const THREADS = 2
const LANGUAGES = ['ts', 'bash', 'python', 'json', 'yaml', 'go']
/** One theme, although Skerry writes two: the baseline is the minimum. */
const THEME = 'github-light-default'

/** Minimal stand-ins for the pages' components. */
const components = Object.fromEntries(
  ['Note', 'Tabs', 'Tab', 'CardGroup', 'Card'].map((name) => [
    name,
    ({ title, children }) =>
      h('div', { class: name }, title ? h('b', null, title) : h(Fragment), children),
  ]),
)

if (isMainThread) {
  const [root, out] = process.argv.slice(2)
  const files = readdirSync(root, { recursive: true }).filter(
    (file) => file.endsWith('.mdx') && !file.startsWith('node_modules'),
  )
  const halves = Array.from({ length: THREADS }, (_, thread) =>
    files.filter((_, index) => index % THREADS === thread),
  )
  await Promise.all(
    halves.map(
      (half) =>
        new Promise((resolve, reject) =>
          new Worker(new URL(import.meta.url), { workerData: { root, out, files: half } })
            .once('error', reject)
            .once('exit', resolve),
        ),
    ),
  )
} else {
  const { root, out, files } = workerData
  const highlighter = await createHighlighter({
    langs: LANGUAGES,
    themes: [THEME],
  })
  for (const file of files) {
    const { default: Content } = await evaluate(readFileSync(join(root, file), 'utf8'), {
      ...runtime,
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [() => (tree) => highlight(tree, highlighter)],
    })
    const body = renderToString(h(Content, { components }))
    const target = join(out, file.replace(/\.mdx$/, '.html'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, `<!doctype html><title>${file}</title><main>${body}</main>`)
  }
}

/** Replaces each fence with Shiki's elements. */
function highlight(node, highlighter) {
  for (const [index, child] of (node.children ?? []).entries()) {
    const code = child.tagName === 'pre' && child.children[0]
    const language =
      code && /^language-(.*)$/.exec(code.properties.className?.[0] ?? '')?.[1]
    if (!language) {
      highlight(child, highlighter)
      continue
    }
    const text = code.children[0].value
    const tree = highlighter.codeToHast(text, { lang: language, theme: THEME })
    node.children[index] = tree.children[0]
  }
}
