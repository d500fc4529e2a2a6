import type { Plugin } from 'vite'
import { packageFile } from '../kit/package-files.ts'
import { docsBase } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'

const ID = 'virtual:skerry/vike-links'

/** The module with which Vike's client-side router begins; pages without that router lack it. */
const VIKE_ROUTER = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js(?:\?|$)/

/**
 * Keeps Vike's client-side router away from links that lead into the documentation. It would
 * leave addresses that no route matches to the browser by itself, but an application may have
 * a route that matches everything.
 */
export function docsLinksPlugin(docs: EmbeddedDocs): Plugin {
  let base = ''
  return {
    name: 'skerry:vike-links',
    configResolved(config) {
      base = docsBase(config, docs.path)
    },
    resolveId: {
      filter: { id: new RegExp(`^${ID}$`) },
      handler: () => `\0${ID}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: () =>
        `import { leaveLinks } from ${JSON.stringify(packageFile('plugin/vite/leave-links'))}\n` +
        `leaveLinks(${JSON.stringify(base)})\n`,
    },
    transform: {
      filter: { id: VIKE_ROUTER },
      handler: (code) => ({ code: `${code}\nimport ${JSON.stringify(ID)}\n`, map: null }),
    },
  }
}
