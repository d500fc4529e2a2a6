import type { Plugin } from 'vite'
import { packageFile } from '../kit/package-files.ts'
import { docsBase } from './docs-path.ts'
import type { EmbeddedDocs } from './embedded-docs.ts'

const ID = 'virtual:skerry/vike-links'

/** The entry of Vike's client-side router. Pages without the router don't load it. */
const VIKE_ROUTER = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js(?:\?|$)/

/**
 * Prevents Vike's client-side router from handling links to the documentation. It leaves URLs
 * without a route to the browser, but an application may have a catch-all route.
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
