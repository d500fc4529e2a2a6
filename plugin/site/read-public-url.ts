import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** Environment variables, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The public URL of a site. */
interface PublicUrl {
  /** Without trailing slash: `https://docs.example.com`. Absent if unknown. */
  origin?: string
  /** Path of the URL, with slashes at both ends, if it has one: `/docs/`. */
  path?: string
  diagnostics: Diagnostic[]
}

/**
 * Determines the site's public URL: from the option `site`, `seo.metatags.canonical` in the
 * settings, or environment variables of the host's build (Vercel, Netlify, Cloudflare Pages, GitHub
 * Pages).
 *
 * @param canonical `settings.seo.metatags.canonical`
 */
export function readPublicUrl(
  site: string | undefined,
  canonical: string | undefined,
  environment: Environment,
): PublicUrl {
  const diagnostics: Diagnostic[] = []
  for (const [name, value] of [
    ['the option `site`', site],
    ['`seo.metatags.canonical`', canonical],
  ] as const) {
    if (!value) continue
    const url = parseUrl(value)
    if (url && value === canonical && !value.includes('://'))
      diagnostics.push({
        severity: 'warning',
        code: 'site/public-address',
        message: `${name} is \`${value}\`, without https://`,
        hint: `Write \`https://${value}\`.`,
      })
    if (url) return { ...url, diagnostics }
    diagnostics.push({
      severity: 'warning',
      code: 'site/public-address',
      message: `${name} is \`${value}\`, which is not a valid URL`,
      hint: 'Write it like `https://docs.example.com`.',
    })
  }
  const host = hostUrl(environment)
  return { ...(host !== undefined && parseUrl(host)), diagnostics }
}

function hostUrl(env: Environment): string | undefined {
  if (env['VERCEL']) return env['VERCEL_PROJECT_PRODUCTION_URL'] ?? env['VERCEL_URL']
  if (env['NETLIFY']) return env['URL']
  if (env['CF_PAGES']) return env['CF_PAGES_URL']
  if (env['GITHUB_ACTIONS'] && env['GITHUB_REPOSITORY_OWNER']) {
    return `${env['GITHUB_REPOSITORY_OWNER'].toLowerCase()}.github.io`
  }
  return undefined
}

function parseUrl(url: string): { origin: string; path?: string } | undefined {
  const written = url.trim()
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? '' : 'https://'
  if (!URL.canParse(scheme + written)) return undefined
  const { protocol, hostname, origin, pathname } = new URL(scheme + written)
  const isHost =
    hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[')
  if (!/^https?:$/.test(protocol) || !isHost) return undefined
  const path = pathname.replace(/\/*$/, '/')
  return path === '/' ? { origin } : { origin, path }
}
