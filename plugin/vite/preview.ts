import { createReadStream, existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { repairOutput } from '../build/output-folder.ts'
import { isPlainHost } from '../dev/is-plain-host.ts'
import { requestPath } from '../dev/request-path.ts'
import { isFile } from '../is-file.ts'
import type { Live } from '../live.ts'

/** `vite preview`: serves the output as static hosts do. */
export function previewPlugin(_live: Live): Plugin {
  return {
    name: 'skerry:preview',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir)
      repairOutput(folder)
      middlewares.use(serveStatic(folder, config.base))
    },
  }
}

/**
 * Answers `/a`, `/a/` and `/a.html` with `a.html` or `a/index.html`, folders with their
 * index, and what is not there with `404.html`. Other files are left to Vite.
 *
 * @param folder Absolute path of the output.
 */
export function serveStatic(folder: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isPlainHost(request.headers.host)) {
      response.statusCode = 403
      return response.end('This host is not known.')
    }
    const path = requestPath(request.url ?? '/', base)
    if (path === undefined) {
      response.statusCode = 400
      return response.end('This address cannot be read.')
    }
    const file = findDocument(folder, path)
    if (!file && isFile(join(folder, path))) return next()
    response.statusCode = file ? 200 : 404
    const shown = file ?? join(folder, '404.html')
    if (!existsSync(shown)) return next()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    createReadStream(shown).pipe(response)
  }
}

function findDocument(folder: string, path: string): string | undefined {
  const plain = path.replace(/\/+$/, '')
  const candidates = [`${plain}.html`, `${plain}/index.html`]
  if (extname(plain) === '.html') candidates.unshift(plain)
  return candidates.map((candidate) => join(folder, candidate)).find(isFile)
}
