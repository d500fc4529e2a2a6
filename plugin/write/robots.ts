import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { publicUrl } from './public-url.ts'

/**
 * Writes `robots.txt`, which allows everything. Pages that must not be indexed have a meta tag.
 */
export function writeRobots({ site }: OutputContext): OutputFile[] {
  const map = site.origin && publicUrl(site, '/sitemap.xml')
  const lines = ['User-agent: *', 'Allow: /', ...(map ? ['', `Sitemap: ${map}`] : [])]
  return [{ path: 'robots.txt', content: `${lines.join('\n')}\n` }]
}
