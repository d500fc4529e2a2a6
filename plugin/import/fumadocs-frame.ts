import { posix } from 'node:path'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { colorInSheets, importedColors } from './imported-colors.ts'
import {
  importedAsset,
  importedLink,
  importedSocials,
  isForeignUrl,
  type LabelledLink,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import { leftOut, leftOutOfNavbar } from './imported-site.ts'
import { elementImage, elementText } from './read-element.ts'

/** What the layout of a Fumadocs site refers to. */
interface FrameContext {
  content: string
  /** Path of the URLs of the documentation. */
  base: string
  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(path: string): string | undefined
  redirects: readonly { source: string; destination: string }[]
}

/** The options that layouts share, by the names that Fumadocs' templates give their module. */
const LAYOUT = /(?:^|\/)layout\.(?:shared|config)\.[jt]sx?$/

/** The settings besides the navigation. Links that lead nowhere are reported and left out. */
export function readFumadocsFrame(
  project: ForeignProject,
  context: FrameContext,
): Record<string, unknown> {
  const files = [...project.files]
  const file = files.find((each) => LAYOUT.test(each)) ?? ''
  const options = file === '' ? {} : project.literals(file, 'baseOptions')
  const nav = recordOf(options['nav'])
  const root = project.first('app/layout.tsx', 'src/app/layout.tsx')
  const metadata = root === undefined ? {} : project.literals(root, 'metadata')
  const meta = project.first(`${context.content}/meta.json`)
  const title = metadata['title']
  const github = foreignText(options['githubUrl'])
  const links = listOf(options['links']).map(recordOf)
  const isIcon = ({ type, url }: ForeignRecord) =>
    type === 'icon' && isForeignUrl(foreignText(url) ?? '')
  const accounts = links.filter(isIcon).map(({ url, label, text }) => ({
    platform: (foreignText(label) ?? foreignText(text) ?? '').toLowerCase(),
    url: foreignText(url) ?? '',
  }))
  if (github !== undefined) accounts.unshift({ platform: 'github', url: github })
  return importedSettings({
    name:
      elementText(nav['title']) ??
      foreignText(recordOf(title)['default']) ??
      foreignText(title) ??
      (meta && foreignText(project.json(meta)['title'])),
    description: foreignText(metadata['description']),
    colors: importedColors(
      colorInSheets(project, /(?:^|\/)globals?\.css$/, '--color-fd-primary'),
    ),
    logo: importedAsset(elementImage(nav['title']), 'public', project, file),
    favicon: project.first('public/favicon.ico', 'public/favicon.svg')?.slice(6),
    links: links
      .filter((link) => !isIcon(link))
      .flatMap((link) => readLink(link, project, file, context)),
    socials: importedSocials(accounts, project, file),
    suggestsEdit: files.some(
      (each) =>
        /(?:^|\/)page\.[jt]sx$/.test(each) && /editOnGithub/i.test(project.text(each)),
    ),
    redirects: context.redirects,
    iconLibrary: 'lucide',
  })
}

function readLink(
  link: ForeignRecord,
  project: ForeignProject,
  file: string,
  { base, urlOf }: FrameContext,
): LabelledLink[] {
  const label = elementText(link['text'])
  const href = foreignText(link['url'])
  if (link['type'] === 'menu' || link['type'] === 'custom') {
    const what = link['type'] === 'menu' ? 'menu' : 'component'
    const place = project.place(file, label ?? `${link['type']}`, label)
    project.problems.push(leftOutOfNavbar(`${what} \`${label ?? ''}\``, place))
    return []
  }
  if (label === undefined || href === undefined) return []
  if (isForeignUrl(href)) return importedLink({ label, href }, project, file)
  // The documentation itself.
  if (posix.join('/', href, '/') === posix.join('/', base, '/')) return []
  const url = urlOf(href)
  if (url !== undefined) return [{ label, href: url }]
  project.problems.push(
    leftOut(
      `the link \`${label}\` leads to \`${href}\`, which is no page of the documentation`,
      'Add the page, or write the full URL, and link to it in `docs.json`.',
      project.place(file, href, label),
    ),
  )
  return []
}
