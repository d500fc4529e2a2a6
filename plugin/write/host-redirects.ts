import { linkUrl, withBase } from '../../runtime/with-base.ts'
import { hasWildcard, wildcardRule } from '../site/redirect-table.ts'
import { effectiveRedirects, folderRedirects, homeRedirect } from '../site/redirects.ts'
import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { outputPath } from './public-url.ts'
import { encodeUrl } from '../../runtime/kit/encode-url.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'

/** A redirect with the base added, and wildcards as in the settings. */
interface Rule {
  from: string
  to: string
  permanent: boolean
}

/**
 * Writes redirects in the formats of hosts, which work better than redirect pages: always
 * `_redirects` (read by Netlify, Cloudflare Pages and others), and a part of `vercel.json` or
 * of an nginx `server` block if the option `hosts` includes them.
 */
export function writeHostRedirects(context: OutputContext): OutputFile[] {
  const rules = readRules(context)
  if (rules.length === 0) return []
  const { hosts = [] } = context.project.options
  return [
    { path: '_redirects', content: redirectsFile(rules) },
    ...(hosts.includes('vercel')
      ? [{ path: 'redirects.vercel.json', content: vercelFile(rules) }]
      : []),
    ...(hosts.includes('nginx')
      ? [{ path: 'redirects.nginx.conf', content: nginxFile(rules) }]
      : []),
  ]
}

function readRules({ project, site, isWritten }: OutputContext): Rule[] {
  const home = homeRedirect(project.site, project.navigation)
  const derived = [
    ...(home ? [home] : []),
    ...folderRedirects(project.site, project.navigation),
  ].map(({ from, to }) => ({ from, to, permanent: false }))
  const own = effectiveRedirects(project.site)
    .filter(({ source }) => !isWritten(outputPath(source)))
    .map(({ source, destination, permanent }) => ({
      from: slash(source),
      to: destination,
      permanent,
    }))
  // The first match wins, so exact ones go before those with wildcards.
  const isOpen = ({ from }: Rule) => Number(hasWildcard(from))
  return [...own, ...derived]
    .sort((a, b) => isOpen(a) - isOpen(b))
    .map(({ from, to, permanent }) => ({
      from: withBase(site.base, from),
      to: linkUrl(site, to),
      permanent,
    }))
}

function redirectsFile(rules: Rule[]): string {
  return rules
    .map(({ from, to, permanent }) => {
      const source = from.replace(/:[\w-]+\*$/, '*')
      const target = to.replace(/:[\w-]+\*|(?<=\/)\*$/g, ':splat')
      return `${encodeUrl(source)} ${encodeUrl(target)} ${permanent ? 301 : 302}\n`
    })
    .join('')
}

function vercelFile(rules: Rule[]): string {
  const redirects = rules.map(({ from, to, permanent }) => ({
    // A colon starts a parameter.
    source: from.replace(/:(?![A-Za-z])/g, '\\:').replace(/(?<=\/)\*$/, ':rest*'),
    destination: to.replace(/(?<=\/)\*$/, ':rest*'),
    permanent,
  }))
  return `${JSON.stringify({ redirects }, undefined, 2)}\n`
}

/** nginx compares decoded paths, and replaces `$name` in targets by variables. */
function nginxFile(rules: Rule[]): string {
  return rules
    .map(({ from, to, permanent }) => {
      const code = permanent ? 301 : 302
      const source = decodePath(from)
      const destination = to.replaceAll('$', '%24')
      if (!hasWildcard(source))
        return `location = ${quoted(source)} { return ${code} ${quoted(destination)}; }\n`
      const { pattern, replacement } = wildcardRule({ source, destination })
      const path = pattern.source.replaceAll('\\/', '/')
      return `location ~ ${quoted(path)} { return ${code} ${quoted(replacement)}; }\n`
    })
    .join('')
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function slash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}
