import { packageVersion } from '../kit/package-files.ts'
import type { DevSession } from './dev-session.ts'

/**
 * Prints the URL of the server: `Skerry 0.1.0  http://localhost:5173/  8 pages, ready in 812
 * ms`.
 */
export function printServerUrl({ server, project }: DevSession): void {
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  const [first = '', ...others] = [...local, ...network]
  const pages = project.isOpen ? countPages(project.current.site.pages.size) : ''
  const ready = `ready in ${Math.round(performance.now())} ms`
  const lines = [
    `Skerry ${packageVersion}  ${first}  ${pages}${ready}`,
    ...others.map((url) => `  also at ${url}`),
  ]
  server.config.logger.info(lines.join('\n'))
}

function countPages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}, `
}
