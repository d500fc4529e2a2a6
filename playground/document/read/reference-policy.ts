import { isUrl } from '../../../runtime/kit/is-url.ts'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { SpecProblem } from './spec-problem.ts'

/** What a reference may be the file of. */
const READABLE = /\.(json|ya?ml|md|avsc)$/i
/** Files of the project that are nobody's API description. */
const PRIVATE =
  /^(\.|node_modules$|package(-lock)?\.json$|npm-shrinkwrap\.json$|pnpm-(lock|workspace)\.yaml$|tsconfig[^/]*\.json$)/i
/** Names that the public DNS never resolves, or that mean this machine or its network. */
const LOCAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|invalid|test|example|onion|arpa)$/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const LARGEST = 64 * 2 ** 20

/**
 * The file that a relative path names, absolute, with symbolic links followed.
 * Throws a SpecProblem unless it is a readable description inside the project's folder.
 */
export async function allowFile(root: string, path: string): Promise<string> {
  if (/[\0\\]/.test(path) || SCHEME.test(path) || path.startsWith('//')) throw outside()
  const file = isAbsolute(path) ? path : resolve(root, path)
  checkInside(root, file)
  let real: string
  try {
    real = await realpath(file)
  } catch {
    throw new SpecProblem(
      'api/file-not-found',
      `\`${inside(root, file)}\` does not exist`,
      {
        hint: 'Check the path: it is relative to the file it is written in',
      },
    )
  }
  checkInside(await realpath(root), real)
  const facts = await stat(real)
  if (!facts.isFile())
    throw new SpecProblem('api/file-not-found', `\`${inside(root, file)}\` is not a file`)
  if (facts.size > LARGEST)
    throw new SpecProblem(
      'api/too-large',
      `\`${inside(root, file)}\` is larger than 64 MB`,
    )
  return file
}

function checkInside(root: string, file: string): void {
  const parts = inside(root, file).split('/')
  if (parts[0] === '..' || isAbsolute(parts.join('/'))) throw outside()
  if (parts.some((part) => PRIVATE.test(part)) || !READABLE.test(parts.at(-1)!)) {
    throw new SpecProblem(
      'api/reference-refused',
      `\`${parts.join('/')}\` is not read: only .json, .yaml, .yml, .md and .avsc files that are part of the documentation are`,
    )
  }
}

function outside(): SpecProblem {
  return new SpecProblem('api/reference-refused', "leads outside the project's folder", {
    hint: 'Copy what it names into the project, and refer to it by a relative path',
  })
}

function inside(root: string, file: string): string {
  return relative(root, file).split(sep).join('/')
}

/**
 * Check the address of a spec, or of what a spec refers to.
 *
 * What settings name is the author's own word: https anywhere, http on this machine. What a
 * spec refers to is not: https on public hosts, or the host that the spec itself came from.
 */
export function allowUrl(address: string, from: string | undefined): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password) {
    throw new SpecProblem(
      'api/reference-refused',
      `\`${address}\` is not a usable address`,
    )
  }
  if (from !== undefined && isUrl(from) && new URL(from).origin === url.origin) return url
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (from === undefined) {
    if (url.protocol === 'https:' || (url.protocol === 'http:' && local)) return url
    throw new SpecProblem(
      'api/reference-refused',
      `\`${address}\` is not fetched: only https addresses are, and http on localhost`,
    )
  }
  // The URL parser has already turned `0`, `2852039166` and the like into plain IPv4 addresses.
  const literal = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  if (
    url.protocol !== 'https:' ||
    literal ||
    !url.hostname.includes('.') ||
    LOCAL_NAME.test(url.hostname)
  ) {
    throw new SpecProblem(
      'api/reference-refused',
      `\`${address}\` is not fetched: a description may refer to https addresses of public hosts only`,
      {
        hint: 'Copy what it names into the project, and refer to it by a relative path',
      },
    )
  }
  return url
}
