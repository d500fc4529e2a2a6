import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { pagePath, pageUrl } from '../../runtime/kit/page-url.ts'
import { NO_BODY } from './page-body.ts'
import type { SourcePage } from './site.ts'

/**
 * A placeholder for a page that hasn't been read, for its place in the navigation. Never rendered.
 *
 * @param file POSIX path relative to the content folder.
 */
export function unreadPage(file: string): SourcePage {
  const path = pagePath(file)
  const title = slugTitle(path)
  return {
    path,
    url: pageUrl(file),
    file,
    format: /\.md$/i.test(file) ? 'md' : 'mdx',
    frontmatter: {},
    title,
    label: title,
    mode: 'default',
    firstHeading: 'keep',
    body: NO_BODY,
  }
}
