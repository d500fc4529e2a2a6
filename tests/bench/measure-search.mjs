// Measures the search of a built site in Chromium: what the first query fetches, how long
// queries take, whether pages are found by their headings. The pages are served under their
// own content security policy.
//
//   node tests/bench/measure-search.mjs <output folder> [--base /docs/] [--seed 7] [--shots <folder>]
import { createServer } from 'node:http'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browser/find-browser.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: '/' },
    seed: { type: 'string', default: '7' },
    shots: { type: 'string' },
  },
})
const folder = resolve(positionals[0] ?? 'dist')
const { base, shots } = values

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const policies = JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8'))
let fetched = []
const server = createServer((request, response) => {
  const address = decodeURIComponent(request.url.split('?')[0])
  const path = address.startsWith(base) ? address.slice(base.length - 1) : '/404'
  const file = [path, `${path.replace(/\/$/, '')}.html`, `${path}/index.html`]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile())
  if (!file) return response.writeHead(404).end()
  const content = readFileSync(file)
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  if (extname(file) === '.html')
    response.setHeader(
      'content-security-policy',
      policies.pages[address] ?? policies.base,
    )
  // The parts of the index are compressed already.
  const bytes = /\.(pf_\w+|pagefind)$/.test(file)
    ? content.length
    : gzipSync(content).length
  fetched.push({ path, bytes })
  response.setHeader('content-type', type).end(content)
}).listen(0)
const origin = `http://127.0.0.1:${server.address().port}`

const browser = await chromium.launch({
  ...(findBrowser() && { executablePath: findBrowser() }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
const pages = readPages()
const problems = []
const languages = [...new Set(pages.map(({ language }) => language))].sort()
const random = seeded(Number(values.seed))

const figures = { pages: pages.length, languages, index: indexSize() }
const start = pages.find(({ language }) => language === languages[0])
const page = await openSearch(start)
await ask(page, pick(pages.filter(({ language }) => language === start.language)).title)
figures.firstQuery = firstQuery()
if (shots) await takeShots()

// The first time parts of the index are fetched, the second time they are there.
const first = []
const again = []
const missed = []
let asked = 0
for (const language of languages) {
  const own = pages.filter((candidate) => candidate.language === language)
  const tab = await openSearch(own[0])
  await ask(tab, own[0].title)
  const share = Math.max(Math.ceil(50 / languages.length), 10)
  const queries = Array.from({ length: share }, () => queryOf(pick(own)))
  for (const query of queries) first.push(await ask(tab, query))
  await tab.reload()
  await tab.keyboard.press('Control+k')
  await tab.waitForSelector('#search-input')
  await ask(tab, own[0].title)
  for (const query of queries) await ask(tab, `${query} `.repeat(2))
  for (const query of queries) again.push(await ask(tab, query))
  for (let round = 0; round < Math.ceil(30 / languages.length); round++) {
    const { query, ...target } = remember(pick(own))
    const { urls } = await ask(tab, query)
    asked += 1
    if (!urls.slice(0, 3).some((url) => target.twins.has(url)))
      missed.push({ query, wanted: [...target.twins][0], got: urls.slice(0, 3) })
  }
  await tab.close()
}
figures.queries = first.length
figures.firstTime = spread(first)
figures.again = spread(again)
figures.found = `${asked - missed.length} of ${asked}`
figures.missed = missed
figures.problems = problems
console.log(JSON.stringify(figures, undefined, 2))
await browser.close()
server.close()

async function openSearch({ url }) {
  const tab = await browser.newPage()
  tab.on(
    'console',
    (message) => message.type() === 'error' && problems.push(message.text()),
  )
  tab.on('pageerror', (error) => problems.push(error.message))
  await tab.goto(origin + url)
  fetched = []
  await tab.keyboard.press('Control+k')
  await tab.waitForSelector('#search-input')
  return tab
}

/** Types a query at once and waits until its results are drawn, and then their excerpts. */
function ask(tab, query) {
  return tab.evaluate(async (text) => {
    const input = document.querySelector('#search-input')
    const started = performance.now()
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const body = document.querySelector('.search-body')
    const drawn = () => body.dataset.query === text.trim()
    const results = await until(drawn)
    const excerpts = await until(
      () => drawn() && !body.querySelector('.search-excerpt:empty'),
    )
    const urls = [...document.querySelectorAll('.search-option-page')].map((option) =>
      decodeURI(new URL(option.href).pathname),
    )
    return { results, excerpts, urls }

    async function until(test) {
      while (!test()) {
        if (performance.now() - started > 15_000) return Infinity
        await new Promise((done) => setTimeout(done, 1))
      }
      return performance.now() - started
    }
  }, query)
}

/** Milliseconds to the results and to their excerpts. */
function spread(answers) {
  const of = (name) => {
    const times = answers.map((answer) => Math.round(answer[name] * 10) / 10)
    times.sort((a, b) => a - b)
    return {
      median: times[times.length >> 1],
      p95: times[Math.ceil(times.length * 0.95) - 1],
    }
  }
  return { results: of('results'), excerpts: of('excerpts') }
}

/**
 * What a person would type who remembers a heading: with the page's title where other pages
 * have it too. Pages of the same title and heading (two products, say) answer it alike.
 */
function remember({ title, headings, language, url }) {
  const heading = headings.length > 0 ? pick(headings) : undefined
  const own = pages.filter((other) => other.language === language)
  const owners = own.filter((other) =>
    heading ? other.headings.includes(heading) : other.title === title,
  )
  const alone = heading !== undefined && owners.length === 1
  const twins = owners.filter((other) => other.title === title).map((other) => other.url)
  return {
    query: alone ? heading : [title, heading].filter(Boolean).join(' '),
    twins: new Set([url, ...twins]),
  }
}

function queryOf(page) {
  return remember(page).query
}

function safeDecode(path) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function readPages() {
  const indexed = readIndex()
  const found = new Map()
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html') || name === '404.html') continue
    const html = readFileSync(join(folder, name), 'utf8')
    const url = /data-current-path="([^"]*)"/.exec(html)?.[1]
    if (url === undefined || !indexed.has(decode(url))) continue
    const content = html.slice(html.indexOf('id="content"'))
    found.set(url, {
      url: base + safeDecode(decode(url)).slice(1),
      language: /<html lang="([^"]*)"/.exec(html)[1],
      title: decode(
        /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1].replace(/<[^>]*>/g, '') ?? '',
      ),
      headings: [...content.matchAll(/<h[23] id="[^"]*"[^>]*>([\s\S]*?)<\/h[23]>/g)].map(
        ([, inner]) => decode(inner.replace(/<[^>]*>/g, '')).trim(),
      ),
    })
  }
  return [...found.values()]
    .filter(({ title }) => title)
    .map((it) => ({ ...it, path: it.url, url: it.url.replace(/(.)\/$/, '$1') }))
}

function decode(text) {
  return text
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name],
    )
    .trim()
}

/** Addresses of the pages that the search may find: each has a fragment. */
function readIndex() {
  const urls = new Set()
  for (const name of readdirSync(join(folder, 'pagefind/fragment'))) {
    const text = gunzipSync(
      readFileSync(join(folder, 'pagefind/fragment', name)),
    ).toString()
    urls.add(JSON.parse(text.slice(text.indexOf('{'))).url)
  }
  return urls
}

function indexSize() {
  const files = readdirSync(join(folder, 'pagefind'), { recursive: true }).map((name) =>
    statSync(join(folder, 'pagefind', name)),
  )
  const sizes = files.filter((file) => file.isFile()).map(({ size }) => size)
  return {
    files: sizes.length,
    mb: Math.round(sizes.reduce((a, b) => a + b, 0) / 1e4) / 100,
  }
}

function firstQuery() {
  const of = (test) =>
    fetched.filter(({ path }) => test(path)).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    requests: fetched.length,
    bytes: of(() => true),
    index: of((path) => path.startsWith('/pagefind/')),
  }
}

function pick(list) {
  return list[Math.floor(random() * list.length)]
}

/** The same pages on every run. */
function seeded(state) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

async function takeShots() {
  for (const [width, height, colorScheme] of [
    [1440, 1000, 'light'],
    [1440, 1000, 'dark'],
    [390, 844, 'light'],
    [390, 844, 'dark'],
  ]) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme })
    const tab = await context.newPage()
    await tab.goto(origin + start.url)
    await tab.keyboard.press('/')
    await tab.waitForSelector('#search-input')
    await tab.keyboard.type(queryOf(pick(pages)).split(' ')[0])
    await tab.waitForTimeout(700)
    await tab.screenshot({ path: join(shots, `search-${width}-${colorScheme}.png`) })
    await context.close()
  }
}
