import type { Plugin } from 'vite'
import { serveOutput } from '../serve/serve-output.ts'
import { docsBase, isUnder } from './docs-path.ts'
import { docsOutput, type EmbeddedDocs } from './embedded-docs.ts'

/** In preview, serves the documentation as a static host does, with its own 404 page. */
export function docsPreviewPlugin(docs: EmbeddedDocs): Plugin {
  return {
    name: 'skerry:vike-preview',
    configurePreviewServer({ middlewares, config }) {
      const base = docsBase(config, docs.path)
      const { headers } = config.preview
      const serve = serveOutput({ folder: docsOutput(config, docs.path), base, headers })
      middlewares.use((request, response, next) =>
        isUnder(request.url, base) ? serve(request, response, next) : next(),
      )
    },
  }
}
