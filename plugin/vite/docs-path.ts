import type { ResolvedConfig } from 'vite'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'

/**
 * The path of the documentation as it is appended to a base: `/docs`, `docs/` and `/docs/`
 * give `docs/`.
 *
 * @throws SkerryError when it is empty, a full address, or climbs out.
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
        message: `skerryVike(): \`path\` is \`${path}\`, which is no path below the application`,
        hint: 'Write it like `/docs/`.',
      },
    ])
  return `${parts.join('/')}/`
}

/**
 * The documentation's base: the one of the application's pages, with the path appended.
 * Vike's `baseAssets` may be another host; its pages are under `baseServer`, which Vike
 * leaves in the environment of the bundle.
 */
export function docsBase(config: ResolvedConfig, path: string): string {
  const told: unknown = config.env['BASE_SERVER']
  const base = typeof told === 'string' ? told : config.base
  const slashed = base.endsWith('/') ? base : `${base}/`
  return (slashed.startsWith('/') ? slashed : '/') + path
}

/** Whether an address is of the documentation: `/docs`, `/docs?x` and all that starts with `/docs/`. */
export function isUnder(url: string | undefined, base: string): boolean {
  const path = (url ?? '').replace(/[?#].*$/s, '')
  return path.startsWith(base) || `${path}/` === base
}
