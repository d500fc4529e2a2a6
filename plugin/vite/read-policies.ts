import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { withBase } from '../../runtime/with-base.ts'

/** The content of `csp.json`. */
interface PolicyFile {
  /** The policy of pages that are not in `pages`. */
  base: string
  /** Policies of pages that need more, by URL. */
  pages: Record<string, string>
  /** URLs of the author's own HTML files, which have no policy. */
  files?: string[]
}

/**
 * The policy for an HTML file of the output.
 *
 * @param folder Absolute path of the output.
 * @param path Path of the file, relative to the folder.
 * @returns undefined if the file has no policy.
 */
export function policyOf(folder: string, path: string, base: string): string | undefined {
  const policies = readPolicies(folder)
  if (!policies || policies.files?.includes(withBase(base, `/${path}`))) return undefined
  const url = withBase(base, pageUrl(path.replace(/\.html$/i, '.mdx')))
  return policies.pages[url] ?? policies.base
}

/** Read for each page, because a build may have replaced the file. */
function readPolicies(folder: string): PolicyFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')) as PolicyFile
  } catch {
    return undefined
  }
}
