import { encodeUrl } from '../../runtime/kit/encode-url.ts'
import { API_CATALOG, API_CATALOG_TYPE } from './api-catalog.ts'
import type { OutputContext } from './output-file.ts'

/** The lifetime of files whose names contain a hash of their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Builds `_headers` for Netlify and Cloudflare Pages: policies by path, cache lifetimes and
 * content types.
 */
export function headersFile(
  policies: readonly (readonly [path: string, policy: string])[],
  { site, project, isWritten }: OutputContext,
): string {
  const llms = `${site.base}llms.txt`
  const hasLlms = !project.site.assets.includes('llms.txt')
  const links = [`Link: <${llms}>; rel="describedby"`, `X-Llms-Txt: ${llms}`]
  const all = ['X-Content-Type-Options: nosniff', ...(hasLlms ? links : [])]
  // The names of our files there contain a hash, those of the author's don't.
  const areHashed = !project.site.assets.some((file) => file.startsWith('assets/'))
  const rules: (readonly [path: string, lines: readonly string[]])[] = [
    [`${site.base}*`, all],
    ...(areHashed
      ? [[`${site.base}assets/*`, [`Cache-Control: ${FOR_EVER}`]] as const]
      : []),
    [`${site.base}*.md`, ['Content-Type: text/markdown; charset=utf-8']],
    ...(isWritten(API_CATALOG)
      ? [[site.base + API_CATALOG, [`Content-Type: ${API_CATALOG_TYPE}`]] as const]
      : []),
    ...policies.map(
      ([path, policy]) => [path, [`Content-Security-Policy: ${policy}`]] as const,
    ),
  ]
  return rules
    .map(
      ([path, lines]) =>
        `${encodeUrl(path)}\n${lines.map((line) => `  ${line}\n`).join('')}`,
    )
    .join('\n')
}
