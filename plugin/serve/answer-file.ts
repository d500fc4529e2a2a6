import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import type { Project } from '../site/project.ts'
import { contentType } from './content-type.ts'
import { publishedFiles } from './guard-request.ts'
import { openFile } from './open-output.ts'
import { sendFile } from './send-file.ts'

/** Vite makes modules of these, and of any file with one of the queries. */
const MODULE = /\.(?:[cm]?[jt]sx?|css|html?)$/i
const MODULE_QUERY =
  /[?&](?:import|url|raw|inline|no-inline|worker|sharedworker|worker_file|html-proxy|init)\b/

/**
 * Sends a published file as preview does: with its parts, and closed when the reader goes away.
 *
 * @param path Below the base, decoded.
 * @returns False for what is no such file, and for modules.
 */
export async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { root, site }: Project,
): Promise<boolean> {
  const name = posix.normalize(path).replace(/^\/+/, '')
  if (MODULE.test(name) || MODULE_QUERY.test(request.url ?? '')) return false
  if (!publishedFiles(site).has(name)) return false
  const file = await openFile(join(root, name))
  if (!file) return false
  response.setHeader('Content-Type', contentType(name))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', 'no-cache')
  await sendFile(request, response, file, 200)
  return true
}
