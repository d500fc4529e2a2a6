import type { ResolvedConfig } from 'vite'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Normalizes the path of the documentation so that it can be appended to a base: `/docs`,
 * `docs/` and `/docs/` become `docs/`.
 *
 * @throws SkerryError if it is empty, a full URL, or contains dot segments.
 */
export function docsPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  const isWrong =
    parts.length === 0 ||
    /[:?#\\]/.test(path) ||
    parts.some((part) => part === '.' || part === '..')
  if (isWrong)
    throw new SkerryError([
      {
        severity: 'error',
        code: 'vike/wrong-path',
        message: `skerryVike(): \`path\` is \`${path}\`, which is not a path below the application`,
        hint: 'Write it like `/docs/`.',
      },
    ])
  return `${parts.join('/')}/`
}

/**
 * The documentation's base: the base of the application's pages with the path appended. Vike's
 * `baseAssets` may be on another host. Its pages are below `baseServer`, which Vike stores in
 * the bundle's environment variables.
 */
export function docsBase(config: ResolvedConfig, path: string): string {
  const server: unknown = config.env['BASE_SERVER']
  const base = typeof server === 'string' ? server : config.base
  const slashed = base.endsWith('/') ? base : `${base}/`
  return (slashed.startsWith('/') ? slashed : '/') + path
}

/**
 * Whether a URL belongs to the documentation: `/docs`, `/docs?x` and everything below `/docs/`.
 */
export function isUnder(url: string | undefined, base: string): boolean {
  const path = cleanUrl(url ?? '')
  return path.startsWith(base) || `${path}/` === base
}
