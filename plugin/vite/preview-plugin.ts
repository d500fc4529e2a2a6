import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { lowerCaseHosts } from './lower-case-hosts.ts'
import { serveOutput } from './serve-output.ts'
import { repairOutput } from '../write/output-folder.ts'

/** Implements `vite preview`: serves the output as static hosts do. */
export function previewPlugin(): Plugin {
  return {
    name: 'skerry:preview',
    configurePreviewServer({ middlewares, config, httpServer }) {
      const folder = resolve(config.root, config.build.outDir)
      repairOutput(folder)
      lowerCaseHosts(httpServer)
      const { headers, proxy } = config.preview
      const { base } = config
      const passOn = proxy !== undefined && Object.keys(proxy).length > 0
      middlewares.use(serveOutput({ folder, base, headers, passOn }))
      if (!passOn) return undefined
      // What no proxy answers.
      return () => void middlewares.use(serveOutput({ folder, base, headers }))
    },
  }
}
