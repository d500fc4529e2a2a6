import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFeeds } from './feeds.ts'
import { writeHostRedirects } from './host-redirects.ts'
import { writeLlms } from './llms.ts'
import { writeMarkdownPages } from './markdown-pages.ts'
import { writeNoJekyll } from './nojekyll.ts'
import type { OutputContext, Writer } from './output-file.ts'
import { writePolicies } from './policies.ts'
import { writeRedirects } from './redirect-pages.ts'
import { writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'

/** Everything around the pages, in the order in which it is made. */
const writers: Writer[] = [
  writeRedirects,
  writeHostRedirects,
  writeSitemap,
  writeRobots,
  writeMarkdownPages,
  writeLlms,
  writeFeeds,
  writePolicies,
  writeNoJekyll,
]

/** Writes the files around the pages. What the author put at the same path is left alone. */
export async function writeOutputs(context: OutputContext): Promise<void> {
  const { site } = context.project
  const taken = new Set([...site.assets, ...site.scripts, ...site.specs])
  for (const { output } of context.pages) taken.add(output)
  for (const writer of writers) {
    for (const { path, content } of await writer(context)) {
      if (taken.has(path)) continue
      taken.add(path)
      const file = join(context.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}
