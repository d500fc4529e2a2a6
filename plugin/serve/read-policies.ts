import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { withBase } from '../../runtime/with-base.ts'

/** What a build writes to `csp.json`. */
export interface PolicyFile {
  /** The policy of every page. */
  base: string
  /** The policies of pages that need more, by address. */
  pages: Record<string, string>
  /** Addresses of HTML files that are the author's own: they have no policy. */
  files?: string[]
}

/**
 * The policy that the site's host is to send with an HTML file of the output.
 *
 * @param folder Absolute path of the output.
 * @param path Of the file, relative to the folder.
 * @returns Undefined where the build wrote none.
 */
export function policyOf(folder: string, path: string, base: string): string | undefined {
  const policies = readPolicies(folder)
  if (!policies || policies.files?.includes(withBase(base, `/${path}`))) return undefined
  const address = withBase(base, pageUrl(path.replace(/\.html$/i, '.mdx')))
  return policies.pages[address] ?? policies.base
}

/** Read anew for each page: a build may have written another one. */
function readPolicies(folder: string): PolicyFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')) as PolicyFile
  } catch {
    return undefined
  }
}
