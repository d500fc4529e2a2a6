import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readFragment } from '../../../plugin/write/read-fragment.ts'
import { closeSearch, runPagefind } from '../../../plugin/write/run-pagefind.ts'
import { searchDocument } from '../../../plugin/write/search-document.ts'
import { textMarks } from '../../../runtime/search-records.ts'
import type { SearchPage } from '../../../plugin/write/search-page.ts'

const page: SearchPage = {
  url: '/guides/limits',
  title: 'Limits & quotas',
  keywords: ['throttling'],
  language: 'en',
  breadcrumbs: ['Guides', 'Usage'],
  boost: 1,
  place: 0,
  html: '<h2 id="rate">Rate</h2><p>Ten a second.</p><pre><code>retry()</code></pre>',
}

test('headings weigh more than text, code less; the title is separate', () => {
  const html = searchDocument(page, false)
  expect(html).toContain('<h2 data-pagefind-weight="7" id="rate">')
  expect(html).toContain('<pre data-pagefind-weight="0.3">')
  expect(html).toContain(
    '<p data-pagefind-meta="title" data-pagefind-weight="10">Limits &amp; quotas',
  )
  expect(html).toContain('data-value="Guides › Usage"')
  expect(html).not.toContain('data-pagefind-filter')
})

test('a boost multiplies every weight, up to the end of the scale', () => {
  const html = searchDocument({ ...page, boost: 2 }, false)
  expect(html).toContain('<main data-pagefind-body data-pagefind-weight="2">')
  expect(html).toContain('<h2 data-pagefind-weight="10" id="rate">')
})

test('pages of no version are found in every version', () => {
  expect(searchDocument(page, true)).toContain(
    'data-pagefind-filter="version[data-value]" data-value="*"',
  )
  expect(searchDocument({ ...page, version: 'v2' }, true)).toContain('data-value="v2"')
})

test('the index has a part for each language and of the code of Pagefind only its worker', async () => {
  const files = await runPagefind(
    [page, { ...page, url: '/zh/limits', language: 'zh', html: '<p>知识库管理</p>' }],
    false,
  )
  await closeSearch()
  const paths = files.map(({ path }) => path)
  expect(paths.filter((path) => path.endsWith('.pf_meta'))).toHaveLength(2)
  expect(paths.filter((path) => path.startsWith('fragment/'))).toHaveLength(2)
  expect(paths.filter((path) => /\.(js|css)$/.test(path)).sort()).toEqual([
    'pagefind-worker.js',
  ])
})

test('texts that follow one another without a space stay words of their own', async () => {
  const html = `
    <summary><span data-component-part="accordion-title">Overnight?</span><span data-component-part="accordion-description">In summer.</span></summary>
    <p>A <span><strong class="tooltip-headline">Bight</strong><span class="tooltip-tip">Slack rope.</span><a class="tooltip-cta" href="/b">Read more</a></span>.</p>
    <div role="list"><span role="listitem" class="update-tag">Sails</span><span role="listitem" class="update-tag">Ropes</span></div>
    <summary><span class="expandable-show">Show options</span><span class="expandable-hide">Hide options</span></summary>`
  const files = await runPagefind([{ ...page, html }], false)
  await closeSearch()
  const fragment = files.find(({ path }) => path.startsWith('fragment/'))!
  const { content } = JSON.parse(
    gunzipSync(fragment.content).toString().replace('pagefind_dcd', ''),
  )
  expect(content).toContain('Overnight? In summer.')
  expect(content).toContain('Bight Slack rope. Read more')
  expect(content).toContain('Sails Ropes')
  expect(content).toContain('Show options')
  expect(content).not.toContain('Hide options')
})

test('types beside the name of a field are labels, and no sentence', () => {
  const { labels, end } = textMarks
  const html = `<span class="field-name-text">limit</span></div><div class="field-meta"><span>integer</span></div><p>How many.</p>`
  expect(searchDocument({ ...page, html }, false)).toContain(
    `${labels} <div class="field-meta"><span>integer</span></div> ${end}<p>How many.`,
  )
})

test('the name of a field is no part of the sentence before it', () => {
  const html = `<p>Which boat.</p><span class="field-name-text">limit</span>`
  expect(searchDocument({ ...page, html }, false)).toContain(
    `<p>Which boat.</p>${textMarks.end} <span class="field-name-text"`,
  )
})

test('the text of a tab is no part of the sentence before it', () => {
  const html = `<p>The berth.</p></div><div role="tabpanel"><p>Not found.</p></div>`
  expect(searchDocument({ ...page, html }, false)).toContain(
    `<p>The berth.</p></div>${textMarks.end} <div role="tabpanel">`,
  )
})

test('a view is a section of its own, because its text can be hidden', async () => {
  const html = `<h2 id="start">Start</h2><section class="view" id="python" data-view="A > B"><p class="panel-title"><svg></svg> Python</p><p>One</p></section>
    <section class="view mine" id="go" data-view="Go" hidden="until-found"><p class="panel-title">Go</p><p>Two</p></section>`
  const files = await runPagefind([{ ...page, html }], false)
  await closeSearch()
  const fragment = files.find(({ path }) => path.startsWith('fragment/'))!
  const content = gunzipSync(fragment.content).toString().replace('pagefind_dcd', '')
  const { sections } = readFragment(Buffer.from(content), 'a').record
  expect(sections.map(({ id, title }) => `${id}: ${title}`)).toEqual([
    'start: Start',
    'python: Python',
    'go: Go',
  ])
})

test('keywords are found, but are not shown as text', () => {
  expect(searchDocument(page, false)).toContain(`>${textMarks.labels} throttling</p>`)
})

test("links to schemas in full and a schema's JSON are not found", () => {
  const html = `
    <p class="api-more"><a href="/boat">See all entries of Boat</a></p>
    <p class="api-repeats"><a href="#boat">Repeats Boat</a></p>
    <details class="api-html-only api-option"><summary>JSON Schema</summary></details>
    <div class="schema-example api-html-only"><pre>{}</pre></div>`
  const document = searchDocument({ ...page, html }, false)
  expect(document).toContain('<p class="api-more" data-pagefind-ignore>')
  expect(document).toContain('<p class="api-repeats" data-pagefind-ignore>')
  expect(document).toContain(
    '<details class="api-html-only api-option" data-pagefind-ignore>',
  )
  expect(document).toContain(
    '<div class="schema-example api-html-only" data-pagefind-ignore>',
  )
})

test('results can be narrowed to a tab, whatever its name', () => {
  const html = searchDocument({ ...page, tab: 'API: v2, "beta"' }, false)
  expect(html).toContain(
    'data-pagefind-filter="tab[data-value]" data-value="API: v2, &quot;beta&quot;"',
  )
})

test('code is indexed without the elements of its tokens', () => {
  const html =
    '<pre><code><span class="line"><span style="--a:x" data-hover="() => x">if</span></span></code></pre><p><span>Text</span></p>'
  expect(searchDocument({ ...page, html }, false)).toContain(
    `<pre data-pagefind-weight="0.3"><code>if</code></pre> ${textMarks.end}<p><span>Text</span></p>`,
  )
})
