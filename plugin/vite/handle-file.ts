import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import type { Project } from '../site/project.ts'
import { contentType } from './content-type.ts'
import { publishedFiles } from './guard-request.ts'
import { openFile } from './open-output.ts'
import { sendFile } from './send-file.ts'

/**
 * Requests that Vite answers with modules: files with these extensions, or with one of these
 * queries.
 */
const MODULE = /\.(?:[cm]?[jt]sx?|css|html?)$/i
const MODULE_QUERY =
  /[?&](?:import|url|raw|inline|no-inline|worker|sharedworker|worker_file|html-proxy|init)\b/

/**
 * Serves a published file in the same way as `preview`, with range requests, and closes it if
 * the client disconnects.
 *
 * @param path Decoded path below the base.
 * @returns false if there is no such file, or if it is a module.
 */
export async function handleFile(
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
