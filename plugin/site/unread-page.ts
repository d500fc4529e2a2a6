import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { pagePath, pageUrl } from '../../runtime/kit/page-url.ts'
import type { SourcePage } from './site.ts'

/**
 * A page of which only the file's name is known. It holds the place of the page in the navigation,
 * and is never shown.
 *
 * @param file Relative to the content folder, posix.
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
    body: '',
    bodyLine: 1,
  }
}
