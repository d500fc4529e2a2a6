import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { ask, openSearch } from './ask-search.ts'
import { readSearchPages } from './read-search-pages.ts'

/** A result as shown to the reader. */
interface Shown {
  text: string
  isCode: boolean
  lines: number
  page: string
}

/**
 * Searches a built site for headings of its pages until enough results have excerpts, and
 * lists the excerpts that aren't prose: table headers (as in the page's HTML) and JSON.
 * Code must be a single line in the code font.
 * @param args The output folder (`dist`); `--results` (100), `--language` (`en`).
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      results: { type: 'string', default: '100' },
      language: { type: 'string', default: 'en' },
    },
  })
  const folder = resolve(positionals[0] ?? 'dist')
  const pages = readSearchPages(folder, '/').filter(
    ({ language, headings }) => language === values.language && headings.length > 0,
  )
  const server = await serveFolder(folder)
  const browser = await launchBrowser()
  const shown: Shown[] = []
  try {
    const tab = await browser.newPage()
    await tab.goto(server.origin + (pages[0]?.url ?? '/'))
    await openSearch(tab, 'Control+k')
    const step = Math.max(1, Math.floor(pages.length / 25))
    for (
      let at = 0;
      at < pages.length && shown.length < Number(values.results);
      at += step
    ) {
      const { headings } = pages[at]!
      // A single word finds more kinds of text than a whole heading.
      const [query = ''] = headings[at % headings.length]!.match(/\p{L}{4,}/u) ?? []
      if (query === '') continue
      await ask(tab, query)
      shown.push(...(await tab.evaluate(readShown)))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const some = shown.slice(0, Number(values.results))
  const heads = some.filter(
    ({ text, page, isCode }) => !isCode && hasTableHead(folder, page, text),
  )
  const soup = some.filter(({ text, isCode }) => !isCode && isJson(text))
  const wrapped = some.filter(({ isCode, lines }) => isCode && lines > 1)
  for (const { text, page } of [...heads, ...soup, ...wrapped])
    console.log(`${page}: ${text}`)
  console.log(
    `${some.length} results: ${heads.length} with heads of tables, ${soup.length} with JSON, ` +
      `${some.filter(({ isCode }) => isCode).length} code (${wrapped.length} on several lines)`,
  )
}

/** Runs in the page. */
function readShown(): Shown[] {
  let page = ''
  const found: Shown[] = []
  for (const option of document.querySelectorAll<HTMLAnchorElement>('.search-option')) {
    if (option.matches('.search-option-page')) page = decodeURI(option.pathname)
    const excerpt = option.querySelector<HTMLElement>('.search-excerpt')
    if (!excerpt?.textContent) continue
    const height = Number.parseFloat(getComputedStyle(excerpt).lineHeight)
    found.push({
      text: excerpt.textContent,
      isCode: excerpt.matches('.search-excerpt-code'),
      lines: Math.round(excerpt.clientHeight / height),
      page,
    })
  }
  return found
}

/** Whether two adjacent cells of a table header are in the text. */
function hasTableHead(folder: string, page: string, text: string): boolean {
  const html = ['.html', '/index.html']
    .map((end) => read(join(folder, page === '/' ? '/index.html' : page + end)))
    .find((content) => content !== undefined)
  const plain = (it: string) =>
    it
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  for (const [head] of (html ?? '').matchAll(/<thead[\s\S]*?<\/thead>/g)) {
    const cells = [...head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell]) =>
      plain(cell!),
    )
    const pair = cells.slice(0, 2).filter(Boolean)
    if (pair.length === 2 && plain(text).includes(pair.join(' '))) return true
  }
  return false
}

function isJson(text: string): boolean {
  return /[{[,]\s*"[^"]*"\s*:|":\s*["{[\d]|[{}]\s*[{}[\]]/.test(text)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
