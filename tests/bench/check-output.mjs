// Checks what a build wrote for machines: Markdown without tags of components and with the
// headings of the pages, llms.txt, sitemap, feeds, and the HTML itself with html-validate.
//
//   node tests/bench/check-output.mjs <output folder> [--html 40]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HtmlValidate } from 'html-validate'
import { fromHtml } from 'hast-util-from-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { html: { type: 'string', default: '40' } },
})
const folder = resolve(positionals[0] ?? 'dist')
const documents = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.html'))
  .sort()
  .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ html }) => html.includes('data-current-path='))
  .map((document) => ({
    ...document,
    url: /data-current-path="([^"]*)"/.exec(document.html)[1],
  }))
const pages = [
  ...new Map(documents.map((document) => [document.url, document])).values(),
].filter(({ url, html }) => url !== '/404' && !html.includes('class="page-error'))

console.log(
  JSON.stringify(
    { pages: pages.length, ...checkMarkdown(), ...checkXml(), ...(await checkHtml()) },
    undefined,
    2,
  ),
)

function checkMarkdown() {
  const tags = []
  const headings = []
  let missing = 0
  for (const { url, html } of pages) {
    const file = join(
      folder,
      url === '/'
        ? 'index.md'
        : `${decodeURIComponent(unescape(url)).replace(/\/$/, '')}.md`,
    )
    if (!existsSync(file)) {
      missing += 1
      continue
    }
    const text = readFileSync(file, 'utf8')
    const tree = fromMarkdown(text, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    })
    visit(tree, (node) => {
      if (node.type === 'html' && /<\/?[A-Z]/.test(node.value))
        tags.push(`${url}: ${node.value.slice(0, 80)}`)
    })
    const written = []
    visit(tree, (node) => node.type === 'heading' && written.push(words(textOf(node))))
    const shown = headingsOf(html)
    // The first heading is the title. Pages without a header have none.
    const own = html.includes('id="page-title"') ? written.slice(1) : written
    if (JSON.stringify(own) !== JSON.stringify(shown))
      headings.push({
        url,
        html: shown.filter((it) => !own.includes(it)).slice(0, 3),
        md: own.filter((it) => !shown.includes(it)).slice(0, 3),
      })
  }
  return {
    markdown: {
      missing,
      componentTags: tags.length,
      tagExamples: tags.slice(0, 5),
      otherHeadings: headings.length,
      headingExamples: headings.slice(0, 5),
    },
  }
}

/** Headings of the page's content and of its panel, in the order of the Markdown. */
function headingsOf(html) {
  const tree = fromHtml(html)
  const found = []
  for (const id of ['content', 'panel']) {
    const part = find(tree, (node) => node.properties?.id === id)
    visit(
      part ?? {},
      (node) => /^h[1-6]$/.test(node.tagName ?? '') && found.push(words(textOf(node))),
    )
  }
  return found
}

function checkXml() {
  const sitemap = existsSync(join(folder, 'sitemap.xml'))
    ? readFileSync(join(folder, 'sitemap.xml'), 'utf8')
    : ''
  const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const llms = existsSync(join(folder, 'llms.txt'))
    ? readFileSync(join(folder, 'llms.txt'), 'utf8')
    : ''
  const docs = /## Docs\n\n([\s\S]*?)(?=\n\n## |$)/.exec(llms)?.[1] ?? ''
  const links = [...docs.matchAll(/^- \[.*?\]\((\S+?)\)/gm)].map(
    ([, url]) => new URL(url, 'https://x').pathname,
  )
  const feeds = readdirSync(folder, { recursive: true }).filter((name) =>
    name.endsWith('rss.xml'),
  )
  return {
    sitemap: {
      entries: locations.length,
      twice: locations.length - new Set(locations).size,
      dead: locations.filter((url) => !hasFile(new URL(url).pathname)).slice(0, 5),
    },
    llms: {
      characters: llms.length,
      links: links.length,
      twice: links.length - new Set(links).size,
      dead: links
        .filter((path) => !existsSync(join(folder, decodeURIComponent(path))))
        .slice(0, 5),
    },
    feeds: feeds.map((name) => ({
      name,
      items: readFileSync(join(folder, name), 'utf8').split('<item>').length - 1,
    })),
  }
}

async function checkHtml() {
  const htmlvalidate = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-raw-characters': 'off',
    },
  })
  const step = Math.max(1, Math.floor(pages.length / Number(values.html)))
  const some = pages.filter((_, index) => index % step === 0)
  const counts = new Map()
  for (const { name, html } of some) {
    const { results } = await htmlvalidate.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, line, column, selector } of messages) {
        const entry = counts.get(ruleId) ?? {
          count: 0,
          pages: new Set(),
          example: `${name}:${line}:${column} ${message} ${selector ?? ''}`,
        }
        entry.count += 1
        entry.pages.add(name)
        counts.set(ruleId, entry)
      }
  }
  const rules = [...counts].map(([rule, { count, pages: where, example }]) => ({
    rule,
    count,
    pages: where.size,
    example,
  }))
  return {
    html: { checked: some.length, rules: rules.sort((a, b) => b.count - a.count) },
  }
}

function hasFile(path) {
  const place = join(folder, decodeURIComponent(path))
  return [`${place}.html`, join(place, 'index.html')].some(existsSync)
}

function unescape(text) {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
}

function visit(node, see) {
  see(node)
  for (const child of node.children ?? []) visit(child, see)
}

function find(node, test) {
  if (test(node)) return node
  for (const child of node.children ?? []) {
    const found = find(child, test)
    if (found) return found
  }
  return undefined
}

function textOf(node) {
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('')
}

function words(text) {
  return text.replace(/\s+/g, ' ').trim()
}
