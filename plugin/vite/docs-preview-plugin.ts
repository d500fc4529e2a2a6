import type { Plugin } from 'vite'
import { serveOutput } from './serve-output.ts'
import { docsBase, isUnder } from './docs-path.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'
import { redirectToBase } from './redirect-to-base.ts'

/** In preview, serves the documentation as a static host does, with its own 404 page. */
export function docsPreviewPlugin(docs: EmbeddedDocs): Plugin {
  return {
    name: 'skerry:vike-preview',
    configurePreviewServer({ middlewares, config }) {
      const base = docsBase(config, docs.path)
      const { headers } = config.preview
      const serve = serveOutput({ folder: docsOutput(config, docs.path), base, headers })
      middlewares.use((request, response, next) => {
        if (!isUnder(request.url, base)) return next()
        if (!request.url?.startsWith(base)) return redirectToBase(request, response, base)
        serve(request, response, next)
      })
    },
  }
}
