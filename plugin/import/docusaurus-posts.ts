import { posix } from 'node:path'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import { blogsOf, optionsOf } from './docusaurus-config.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'

/** A page of Docusaurus that is no document. */
interface DocusaurusPost {
  /** Path of its URL. */
  url: string
  /** Relative to the project. */
  file: string
  /** Neither a draft nor unlisted. */
  isListed: boolean
}

/** A file or folder with a date: `2024-05-28-knots`, `2024/05/28/knots`. */
const DATED = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/

/**
 * The posts of the blogs, and the Markdown pages of `src/pages/`, with their URLs.
 *
 * @see https://docusaurus.io/docs/blog#blog-post-date
 */
export function docusaurusPosts(
  config: ForeignRecord,
  project: ForeignProject,
): DocusaurusPost[] {
  const posts = blogsOf(config, project).flatMap(({ path, route }) =>
    readPosts(path, project, (name, slug) =>
      posix.join('/', route, foreignText(slug) ?? postSlug(name)),
    ),
  )
  const [preset = {}] = optionsOf(config, /^classic$|preset-classic$/)
  const own = recordOf(preset['pages'])
  const folder = project.pathOf(foreignText(own['path']) ?? 'src/pages')
  const around = foreignText(own['routeBasePath']) ?? ''
  const pages = readPosts(folder, project, (name) =>
    posix.join('/', around, name.replace(/(?:^|\/)index$/, '')),
  )
  // The start page here is another one.
  return [...posts, ...pages.filter(({ url }) => url !== '/')]
}

function readPosts(
  folder: string,
  project: ForeignProject,
  urlOf: (name: string, slug: unknown) => string,
): DocusaurusPost[] {
  return [...project.files].flatMap((file) => {
    if (!file.startsWith(`${folder}/`) || !PAGE_FILE.test(file)) return []
    const name = pagePath(file.slice(folder.length + 1))
    // Parts of other pages.
    if (/(?:^|\/)_/.test(name)) return []
    const { data } = parseYaml(splitFrontmatter(project.text(file)).yaml ?? '')
    const url = urlOf(name, data['slug']).replace(/(?<=.)\/$/, '')
    const isListed = data['draft'] !== true && data['unlisted'] !== true
    return [{ url, file, isListed }]
  })
}

/** The URL of a post without a `slug`, below that of its blog: a date in its path becomes folders. */
function postSlug(name: string): string {
  const plain = name.replace(/(?:^|\/)index$/, '')
  const [, around = '', date, text = ''] = DATED.exec(plain) ?? []
  return date === undefined ? plain : `${date.replaceAll('-', '/')}/${around}${text}`
}
