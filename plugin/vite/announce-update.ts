import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { encodeUrl } from '../../runtime/kit/encode-url.ts'
import { toPosix } from '../kit/package-files.ts'
import type { AffectedPages } from './apply-changes.ts'

/**
 * Tells open pages what to update (`runtime/dev-client.ts`).
 *
 * @param path Absolute path of the file that has changed.
 */
export function announceUpdate(
  { config, ws }: ViteDevServer,
  affected: AffectedPages,
  path: string | undefined,
): void {
  if (affected === 'nothing') return
  const urls = affected === 'all' ? null : affected
  const file = path && encodeUrl(config.base + toPosix(relative(config.root, path)))
  ws.send('skerry:update', { urls, file })
}
