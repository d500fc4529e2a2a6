import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { ask, openSearch } from './ask-search.ts'

/** A query, and parts of the URLs of acceptable pages. */
interface Wanted {
  query: string
  pages: string[]
}

/**
 * Searches a built site for pages, and counts how many are first and among the first
 * three results.
 * @param args The output folder (`dist`); `--list` is `typing-errors`, or `headings`
 *   (exact, drawn from headings of at least two words that occur once), `--site` is the
 *   part of the list, `--start` the URL of the page whose search is used.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      list: { type: 'string', default: 'typing-errors' },
      site: { type: 'string', default: 'demo' },
      start: { type: 'string', default: '/' },
    },
  })
  const server = await serveFolder(resolve(positionals[0] ?? 'dist'))
  const browser = await launchBrowser()
  const wanted = readQueries(values.list)[values.site] ?? []
  let found = 0
  let first = 0
  try {
    const tab = await browser.newPage()
    await tab.goto(server.origin + values.start)
    await openSearch(tab, 'Control+k')
    for (const { query, pages } of wanted) {
      const top = (await ask(tab, query)).urls.slice(0, 3)
      const place = top.findIndex((url) => pages.some((page) => url.includes(page)))
      if (place >= 0) found++
      if (place === 0) first++
      if (place < 0) console.log(`${query}: ${top.join(' ') || 'nothing'}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`${values.site}: ${found} of ${wanted.length}, ${first} of them first`)
}

function readQueries(list: string): Record<string, Wanted[]> {
  const file = new URL(`queries/${list}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Wanted[]>
}
