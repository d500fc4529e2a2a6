import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { FOR_EVER } from '../write/headers-file.ts'
import { contentType } from './content-type.ts'
import { isPlainHost } from './is-plain-host.ts'
import { identityOf, openOutput, type OpenOutputFile } from './open-output.ts'
import { policyOf } from './read-policies.ts'
import { redirectToBase } from './redirect-to-base.ts'
import { isBelowBase, lacksSlash, requestPath } from './request-path.ts'
import { sendFile } from './send-file.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'

/** Options of `serveOutput`. */
interface ServeOutputOptions {
  /** Absolute path of the output. */
  folder: string
  base: string
  /** The author's headers for every response. */
  headers?: Record<string, number | string | readonly string[] | undefined> | undefined
  /** Pass on requests without a file, and methods other than GET and HEAD. */
  passOn?: boolean
}

/** Maximum number of attempts to read a page and its policy from the same output. */
const MAX_TRIES = 20

/** Policy for images opened directly: no scripts. */
const IMAGE_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox"

/** Hidden folders, except for `.well-known`. */
const IN_HIDDEN = /(?:^|\/)\.(?!well-known\/)[^/]*\//
/** Hidden files that are no pages: `/.skerry`, not `/sdks/.NET.html`. */
const HIDDEN = /(?:^|\/)\.[^/]*(?<!\.html|\.md)$/i

/**
 * Serves an output as static hosts do: `/a`, `/a/` and `/a.html` serve `a.html` or
 * `a/index.html`, folders their index, and anything missing `404.html`. Pages are sent with
 * their policy from `csp.json`, so that violations show up before the site is published.
 */
export function serveOutput(options: ServeOutputOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response, options).then(
      (answered) => answered || next(),
      (error: unknown) => failWith(response, error),
    )
  }
}

/**
 * A font of the theme. When a media query changes (the window's size, the mode, print), Chromium
 * loads fonts anew, and uses one with `font-display: optional` only if it doesn't have to ask the
 * server for it.
 */
const HASHED_FONT = /^\/assets\/[^/]+-[\w-]{8}\.woff2$/

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, base, headers = {}, passOn = false }: ServeOutputOptions,
): Promise<boolean> {
  if (!isPlainHost(request.headers.host))
    return sendText(response, 403, 'Invalid Host header.')
  const { url = '/' } = request
  if (lacksSlash(url, base)) return redirectToBase(request, response, base)
  const path = requestPath(url, base)
  if (path === undefined) return sendText(response, 400, 'Invalid URL.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (passOn) return false
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Only GET and HEAD are supported.')
  }
  const isOpen = isBelowBase(url, base) && !IN_HIDDEN.test(path)
  const found = isOpen ? await openWithPolicy(folder, path, base) : undefined
  if (!found && passOn) return false
  const shown = found ?? (await openPage(folder, ['404.html'], base))
  if (!shown) return sendText(response, 404, 'Not found')
  const { file, policy } = shown
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('Content-Type', contentType(file.path))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader(
    'Cache-Control',
    found && HASHED_FONT.test(path) ? FOR_EVER : 'no-cache',
  )
  if (policy !== undefined) response.setHeader('Content-Security-Policy', policy)
  await sendFile(request, response, file, found ? 200 : 404)
  return true
}

interface ShownFile {
  file: OpenOutputFile
  policy: string | undefined
}

/** Opens the file for a path. */
function openWithPolicy(
  folder: string,
  path: string,
  base: string,
): Promise<ShownFile | undefined> {
  const plain = stripTrailingSlashes(path).replace(/^\/+/, '')
  if (HIDDEN.test(plain)) return openPage(folder, [`${plain}.html`], base)
  const pages = plain === '' ? ['index.html'] : [`${plain}.html`, `${plain}/index.html`]
  const file = plain === '' || path.endsWith('/') ? [] : [plain]
  // `/v1.2` may be a page too.
  const paths = /\.html?$/i.test(plain) ? [...file, ...pages] : [...pages, ...file]
  return openPage(folder, paths, base)
}

/** Opens a file together with its policy, both from the same output. */
async function openPage(
  folder: string,
  paths: readonly string[],
  base: string,
): Promise<ShownFile | undefined> {
  for (let tries = 0; ; tries++) {
    const before = identityOf(folder)
    const file = await openOutput(folder, paths)
    if (!file) return undefined
    const policy = policyFor(folder, file.path, base)
    const isSame = before !== undefined && before === identityOf(folder)
    if (isSame || tries === MAX_TRIES) return { file, policy }
    await file.handle.close()
  }
}

function policyFor(folder: string, path: string, base: string): string | undefined {
  if (/\.html?$/i.test(path)) return policyOf(folder, path, base)
  return /\.svg$/i.test(path) ? IMAGE_POLICY : undefined
}

function sendText(response: ServerResponse, status: number, text: string): true {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(text)
  return true
}

/** Responds with an error. File system errors must not end the server. */
function failWith(response: ServerResponse, error: unknown): void {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  if (response.headersSent) response.destroy()
  else sendText(response, 500, `The file cannot be read (${code}).`)
}
