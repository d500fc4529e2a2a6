import { isUrl } from '../../../runtime/kit/is-url.ts'
import { realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { SpecProblem } from './spec-problem.ts'

/** Extensions of files that may be referenced. */
const READABLE = /\.(json|ya?ml|md|avsc)$/i
/** Files and folders that a description can't refer to. */
const PRIVATE = /^(\.|node_modules$)/i
/** Files that are never part of a description. */
const NO_DESCRIPTION =
  /^(package(-lock)?\.json$|npm-shrinkwrap\.json$|pnpm-(lock|workspace)\.yaml$|tsconfig[^/]*\.json$)/i
/** Top-level names that don't resolve publicly, or that denote this machine or its network. */
const LOCAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|invalid|test|example|onion|arpa)$/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** The size of a file or response, in bytes. */
export const MAX_DESCRIPTION_SIZE = 64 * 2 ** 20

/**
 * Resolves a path to an absolute path. Those in the settings may lead into hidden folders, such as
 * `.mintlify`; those in a description only into the one that it is in itself.
 *
 * @param from Location of the description that contains the path; `undefined` for the settings.
 * @throws SpecProblem unless it is a file with an allowed extension inside the root, also after
 *   following symbolic links, that isn't private or too large.
 */
export async function allowFile(
  root: string,
  path: string,
  from: string | undefined,
): Promise<string> {
  if (/[\0\\]/.test(path) || SCHEME.test(path) || path.startsWith('//')) throw outside()
  const file = isAbsolute(path) ? path : resolve(root, path)
  checkInside(root, file, from)
  let real: string
  try {
    real = await realpath(file)
  } catch {
    throw new SpecProblem(
      'api/file-not-found',
      `\`${inside(root, file)}\` does not exist`,
      {
        hint: 'Check the path: it is relative to the file it is written in.',
      },
    )
  }
  checkInside(await realpath(root), real, from)
  const stats = await stat(real)
  if (!stats.isFile())
    throw new SpecProblem('api/file-not-found', `\`${inside(root, file)}\` is not a file`)
  if (stats.size > MAX_DESCRIPTION_SIZE)
    throw new SpecProblem(
      'api/too-large',
      `\`${inside(root, file)}\` is larger than 64 MB`,
    )
  return file
}

function checkInside(root: string, file: string, from: string | undefined): void {
  const path = inside(root, file)
  if (/^\.\.(\/|$)/.test(path) || isAbsolute(path)) throw outside()
  const parts = path.split('/')
  const name = parts.at(-1)!
  const home = from === undefined ? path : `${dirname(from)}/`
  const rest = path.startsWith(home) ? path.slice(home.length) : path
  const isPrivate =
    NO_DESCRIPTION.test(name) || rest.split('/').some((part) => PRIVATE.test(part))
  if (isPrivate || !READABLE.test(name)) {
    throw new SpecProblem(
      'api/reference-refused',
      `\`${parts.join('/')}\` is not read: only .json, .yaml, .yml, .md and .avsc files of the documentation can be referenced`,
      // A folder, or a version: `"openapi": "3.0.0"`.
      /\.[a-z]\w*$/i.test(name)
        ? {}
        : { hint: 'Write the path of a file, such as `openapi.json`.' },
    )
  }
}

function outside(): SpecProblem {
  return new SpecProblem('api/reference-refused', 'leads outside the project folder', {
    hint: 'Copy the file into the project and reference it by a relative path.',
  })
}

function inside(root: string, file: string): string {
  return relative(root, file).split(sep).join('/')
}

/**
 * Checks a URL that is about to be fetched. URLs in the settings are trusted: https on any host,
 * http on localhost. URLs in a description are not: https on public hosts, or anything on the
 * origin of the description itself, so that a third-party description can't reach the network of
 * the build.
 *
 * @param from Location of the description that contains the URL; `undefined` for the settings.
 * @throws SpecProblem if the URL isn't allowed.
 */
export function allowUrl(href: string, from: string | undefined): URL {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || url.username || url.password) {
    throw new SpecProblem('api/reference-refused', `\`${href}\` is not a usable URL`)
  }
  if (from !== undefined && isUrl(from) && new URL(from).origin === url.origin) return url
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (from === undefined) {
    if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) return url
    throw new SpecProblem(
      'api/reference-refused',
      `\`${href}\` is not fetched: only https URLs and http on localhost are allowed`,
    )
  }
  // The URL parser has already normalised notations such as `0` and `2852039166` to dotted IPv4.
  const isIp = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  if (
    url.protocol !== 'https:' ||
    isIp ||
    !url.hostname.includes('.') ||
    LOCAL_NAME.test(url.hostname)
  ) {
    throw new SpecProblem(
      'api/reference-refused',
      `\`${href}\` is not fetched: a description may only reference https URLs of public hosts`,
      {
        hint: 'Copy the file into the project and reference it by a relative path.',
      },
    )
  }
  return url
}
