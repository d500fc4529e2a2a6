import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { ask, openSearch, type Answer } from './ask-search.ts'
import { readSearchPages, type SearchPage } from './read-search-pages.ts'

/** The state of one measurement. */
interface Session {
  browser: Browser
  origin: string
  folder: string
  pages: readonly SearchPage[]
  /** A random number below 1. Deterministic. */
  random: () => number
  /** Files served since the last page was opened. */
  sent: { path: string; file: string }[]
  /** Console messages of the pages. */
  problems: string[]
}

/** A page that was not among the first three results. */
interface Missed {
  query: string
  wanted: string | undefined
  got: string[]
}

/** The results for one language, or for all. */
interface Asked {
  /** While parts of the index are fetched. */
  first: Answer[]
  /** When they are loaded. */
  again: Answer[]
  remembered: number
  missed: Missed[]
}

/**
 * Measures the search of a built site in Chromium: what the first query fetches, how long
 * queries take, and whether pages are found by their headings. Serves the pages with
 * their own content security policy.
 * @param args The output folder (`dist`); `--base` is the site's base path, `--seed` (7)
 *   selects the queries, `--shots` is a folder for screenshots of the search.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string', default: '/' },
      seed: { type: 'string', default: '7' },
      shots: { type: 'string' },
    },
  })
  const folder = resolve(positionals[0] ?? 'dist')
  const pages = readSearchPages(folder, values.base)
  const sent: Session['sent'] = []
  const server = await serveSite(folder, values.base, sent)
  const browser = await launchBrowser()
  const random = seeded(Number(values.seed))
  const { origin } = server
  const session = { browser, origin, folder, pages, random, sent, problems: [] }
  try {
    console.log(JSON.stringify(await measure(session, values.shots), undefined, 2))
  } finally {
    await browser.close()
    await server.close()
  }
}

function serveSite(folder: string, base: string, sent: Session['sent']) {
  const policies = JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')) as {
    base: string
    pages: Record<string, string>
  }
  return serveFolder(folder, {
    base,
    headers: (path, file): Record<string, string> =>
      file?.endsWith('.html')
        ? { 'content-security-policy': policies.pages[path] ?? policies.base }
        : {},
    onSend: (path, file) => sent.push({ path, file }),
  })
}

async function measure(session: Session, shots: string | undefined) {
  const { pages, folder, problems } = session
  const languages = [...new Set(pages.map(({ language }) => language))].sort()
  // The search is scoped to the version of the page on which it was opened.
  const own = (language: string) => {
    const all = pages.filter((page) => page.language === language)
    return all.filter(({ version }) => version === all[0]?.version)
  }
  const [start] = own(languages[0] ?? '')
  if (!start) throw new Error(`${folder} has no page that the search may find`)

  const page = await openPage(session, start)
  await ask(page, pick(session, own(start.language)).title)
  const firstQuery = weighSent(session)
  if (shots !== undefined) await takeShots(session, start, shots)

  const asked: Asked = { first: [], again: [], remembered: 0, missed: [] }
  for (const language of languages)
    await askInLanguage(session, own(language), languages.length, asked)
  return {
    pages: pages.length,
    languages,
    index: indexSize(folder),
    firstQuery,
    queries: asked.first.length,
    firstTime: spread(asked.first),
    again: spread(asked.again),
    found: `${asked.remembered - asked.missed.length} of ${asked.remembered}`,
    missed: asked.missed,
    problems,
  }
}

/**
 * Searches for pages of one language. All languages together make at least 50 queries.
 */
async function askInLanguage(
  session: Session,
  own: readonly SearchPage[],
  languages: number,
  asked: Asked,
): Promise<void> {
  const [start] = own
  if (!start) return
  const tab = await openPage(session, start)
  await ask(tab, start.title)
  const share = Math.max(Math.ceil(50 / languages), 10)
  const queries = Array.from(
    { length: share },
    () => remember(session, pick(session, own)).query,
  )
  for (const query of queries) asked.first.push(await ask(tab, query))
  await tab.reload()
  await openSearch(tab, 'Control+k')
  await ask(tab, start.title)
  for (const query of queries) await ask(tab, `${query} `.repeat(2))
  for (const query of queries) asked.again.push(await ask(tab, query))
  for (let round = 0; round < Math.ceil(30 / languages); round++) {
    const { query, twins } = remember(session, pick(session, own))
    const got = (await ask(tab, query)).urls.slice(0, 3)
    asked.remembered += 1
    if (!got.some((url) => twins.has(url)))
      asked.missed.push({ query, wanted: [...twins][0], got })
  }
  await tab.close()
}

async function openPage(session: Session, { url }: SearchPage): Promise<Page> {
  const { browser, origin, problems, sent } = session
  const tab = await browser.newPage()
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  tab.on('pageerror', (error) => problems.push(error.message))
  await tab.goto(origin + url)
  sent.length = 0
  await openSearch(tab, 'Control+k')
  return tab
}

/** Milliseconds to the results and to their excerpts. */
function spread(answers: readonly Answer[]) {
  const of = (name: 'results' | 'excerpts') => {
    const times = answers
      .map((answer) => Math.round(answer[name] * 10) / 10)
      .sort((a, b) => a - b)
    return {
      median: times[times.length >> 1],
      p95: times[Math.ceil(times.length * 0.95) - 1],
    }
  }
  return { results: of('results'), excerpts: of('excerpts') }
}

/**
 * The query of a reader who remembers a heading: with the page's title if the heading
 * isn't unique. Pages with the same title and heading (of two products, say) are
 * equivalent.
 */
function remember(
  session: Session,
  { title, headings, language, url }: SearchPage,
): { query: string; twins: Set<string> } {
  const heading = headings.length > 0 ? pick(session, headings) : undefined
  const owners = session.pages.filter(
    (other) =>
      other.language === language &&
      (heading ? other.headings.includes(heading) : other.title === title),
  )
  const alone = heading !== undefined && owners.length === 1
  const twins = owners.filter((other) => other.title === title).map((other) => other.url)
  return {
    query: alone ? heading : [title, heading].filter(Boolean).join(' '),
    twins: new Set([url, ...twins]),
  }
}

function indexSize(folder: string) {
  const index = join(folder, 'pagefind')
  const sizes = readdirSync(index, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(index, name)))
    .filter((file) => file.isFile())
    .map(({ size }) => size)
  return {
    files: sizes.length,
    mb: Math.round(sizes.reduce((a, b) => a + b, 0) / 1e4) / 100,
  }
}

/** Bytes of the responses. Index files are already compressed. */
function weighSent({ sent }: Session) {
  const weighed = sent.map(({ path, file }) => {
    const content = readFileSync(file)
    const isPart = /\.(pf_\w+|pagefind)$/.test(file)
    return { path, bytes: isPart ? content.length : gzipSync(content).length }
  })
  const sum = (some: typeof weighed) => some.reduce((all, { bytes }) => all + bytes, 0)
  return {
    requests: weighed.length,
    bytes: sum(weighed),
    index: sum(weighed.filter(({ path }) => path.startsWith('/pagefind/'))),
  }
}

function pick<Value>({ random }: Session, list: readonly Value[]): Value {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('there is nothing to pick from')
  return picked
}

/** Random numbers, deterministic for a seed. */
function seeded(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

async function takeShots(session: Session, start: SearchPage, shots: string) {
  for (const [width, height, colorScheme] of [
    [1440, 1000, 'light'],
    [1440, 1000, 'dark'],
    [390, 844, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    const viewport = { width, height }
    const context = await session.browser.newContext({ viewport, colorScheme })
    const tab = await context.newPage()
    await tab.goto(session.origin + start.url)
    await openSearch(tab, '/')
    const { query } = remember(session, pick(session, session.pages))
    await tab.keyboard.type(query.split(' ')[0] ?? '')
    await tab.waitForTimeout(700)
    await tab.screenshot({ path: join(shots, `search-${width}-${colorScheme}.png`) })
    await context.close()
  }
}
