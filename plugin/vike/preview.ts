import type { Plugin } from 'vite'
import { serveStatic } from '../vite/preview.ts'
import { docsBase, isUnder } from './docs-path.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'

/** In preview the documentation is answered as static hosts do, with its own 404 page. */
export function docsPreviewPlugin(docs: EmbeddedDocs): Plugin {
  return {
    name: 'skerry:vike-preview',
    configurePreviewServer({ middlewares, config }) {
      const base = docsBase(config, docs.path)
      const serve = serveStatic(docsOutput(config, docs.path), base)
      middlewares.use((request, response, next) =>
        isUnder(request.url, base) ? serve(request, response, next) : next(),
      )
    },
  }
}
