import type { Connect } from 'vite'
import { contentType } from './content-type.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Answers requests of a page for files that don't exist, which Vite would answer with HTML: for a
 * script or a stylesheet, browsers would then complain about its type instead.
 */
export function handleMissing(): Connect.NextHandleFunction {
  return ({ headers, method, url = '/' }, response, next) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || headers.accept?.includes('text/html')) return next()
    const path = cleanUrl(url)
    response.statusCode = 404
    const isLoaded = /\.(?:css|m?js)$/i.test(path)
    const type = isLoaded ? contentType(path) : 'text/plain; charset=utf-8'
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 'no-cache')
    response.end(isLoaded ? '' : 'Not found')
  }
}
