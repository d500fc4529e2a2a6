import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePage } from './generate-page.ts'

const TABS = 20
const PAGES_IN_GROUP = 10

/**
 * Writes a documentation site of `count` pages of about 6 KB. Deterministic. The pages
 * are in tabs and groups, so that the sidebar of a site of 1,000 pages has 50 entries.
 */
export function generateSite(folder: string, count: number): void {
  const tabCount = Math.max(TABS, Math.ceil(count / 100))
  const perTab = Math.ceil(count / tabCount)
  const tabs = []
  for (let first = 0; first < count; first += perTab) {
    const tab = first / perTab
    const groups = []
    const end = Math.min(first + perTab, count)
    for (let start = first; start < end; start += PAGES_IN_GROUP) {
      const pages = []
      for (let number = start; number < Math.min(start + PAGES_IN_GROUP, end); number++)
        pages.push(`section-${tab}/page-${number}`)
      groups.push({ group: `Group ${groups.length + 1}`, pages })
    }
    tabs.push({ tab: `Section ${tab + 1}`, groups })
    mkdirSync(join(folder, `section-${tab}`), { recursive: true })
    for (let number = first; number < end; number++)
      writeFileSync(
        join(folder, `section-${tab}/page-${number}.mdx`),
        generatePage(number, { tab, last: count - 1, perTab }),
      )
  }
  const settings = {
    theme: 'mint',
    name: 'Generated',
    colors: { primary: '#0f766e' },
    navigation: { tabs },
  }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(settings, undefined, 2))
}
