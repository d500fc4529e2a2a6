import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'

/** `robots.txt`: everything is open; pages that are not say so themselves. */
export function writeRobots({ site }: OutputContext): OutputFile[] {
  const map = site.origin && new URL(`${site.base}sitemap.xml`, site.origin).href
  const lines = ['User-agent: *', 'Allow: /', ...(map ? ['', `Sitemap: ${map}`] : [])]
  return [{ path: 'robots.txt', content: `${lines.join('\n')}\n` }]
}
