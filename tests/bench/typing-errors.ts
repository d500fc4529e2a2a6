import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../browser/launch-browser.ts'
import { serveFolder } from '../browser/serve-folder.ts'
import { ask, openSearch } from './ask-search.ts'

/** A query, and parts of the addresses of pages that it may mean. */
interface Wanted {
  query: string
  pages: string[]
}

const queries = JSON.parse(
  readFileSync(new URL('typing-errors.json', import.meta.url), 'utf8'),
) as Record<string, Wanted[]>

/**
 * Asks a built site for pages with typing errors, and counts those among the first three results.
 *
 * @param args The output folder (`dist`); `--site` is the list of `typing-errors.json`, `--start` the
 * address of the page whose search is used.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'demo' },
      start: { type: 'string', default: '/' },
    },
  })
  const server = await serveFolder(resolve(positionals[0] ?? 'dist'))
  const browser = await launchBrowser()
  const wanted = queries[values.site] ?? []
  let found = 0
  try {
    const tab = await browser.newPage()
    await tab.goto(server.origin + values.start)
    await openSearch(tab, 'Control+k')
    for (const { query, pages } of wanted) {
      const top = (await ask(tab, query)).urls.slice(0, 3)
      if (top.some((url) => pages.some((page) => url.includes(page)))) found++
      else console.log(`${query}: ${top.join(' ') || 'nothing'}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`${values.site}: ${found} of ${wanted.length}`)
}
