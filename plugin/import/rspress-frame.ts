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

/** A site of Rspress, and what its links refer to. */
interface FrameContext {
  config: ForeignRecord
  /** The configuration file. */
  file: string
  content: string
  /** The items of the navbar. */
  nav: readonly ForeignRecord[]
  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(link: string): string | undefined
  /** Whether a link leads into a folder with a tab. */
  isTab(link: string): boolean
  redirects: readonly { source: string; destination: string }[]
}

/** The settings besides the navigation. Links that lead nowhere are reported and left out. */
export function readRspressFrame(
  project: ForeignProject,
  context: FrameContext,
): Record<string, unknown> {
  const { config, file, content } = context
  const theme = recordOf(config['themeConfig'])
  const locales = [...listOf(config['locales']), ...listOf(theme['locales'])].map(
    recordOf,
  )
  const main = locales.find(({ lang }) => lang === config['lang']) ?? locales[0] ?? {}
  const pair = recordOf(config['logo'])
  const asset = (path: unknown) =>
    importedAsset(foreignText(path), posix.join(content, 'public'), project, file)
  const message = foreignText(recordOf(theme['footer'])['message'])
  if (message !== undefined)
    project.problems.push(
      leftOut(
        'the text of the footer is left out',
        'Replace the footer with an override, `theme/Footer.tsx`.',
        project.place(file, message),
      ),
    )
  const redirects = readRedirects(project, context)
  return importedSettings({
    name:
      foreignText(config['title']) ??
      foreignText(main['title']) ??
      foreignText(config['logoText']),
    description: foreignText(config['description']) ?? foreignText(main['description']),
    colors: importedColors(colorInSheets(project, /\.(?:css|scss)$/, '--rp-c-brand')),
    logo: asset(foreignText(config['logo']) ?? pair['light']),
    darkLogo: asset(pair['dark']),
    favicon: asset(config['icon']),
    links: context.nav.flatMap((item) => readNavItem(item, project, context, redirects)),
    socials: importedSocials(
      listOf(theme['socialLinks']).flatMap((each) => {
        const { icon, content: url } = recordOf(each)
        return foreignText(url) === undefined
          ? []
          : [
              {
                platform: foreignText(icon)?.toLowerCase() ?? '',
                url: foreignText(url) ?? '',
              },
            ]
      }),
      project,
      file,
    ),
    suggestsEdit: [theme, ...locales].some(({ editLink }) => editLink !== undefined),
    redirects: [...context.redirects, ...redirects],
    appearance:
      theme['darkMode'] === false ? { default: 'light', strict: true } : undefined,
  })
}

function readNavItem(
  item: ForeignRecord,
  project: ForeignProject,
  { file, content, urlOf, isTab }: FrameContext,
  redirects: readonly { source: string; destination: string }[],
): LabelledLink[] {
  const label = foreignText(item['text'])
  const link = foreignText(item['link'])
  if (label === undefined) return []
  const nav = [...project.sources].find((each) => /\/_(?:nav|meta)\.json$/.test(each))
  const source = project.text(file).includes(label) ? file : (nav ?? file)
  if (link === undefined) {
    project.problems.push(
      leftOutOfNavbar(`menu \`${label}\``, project.place(source, label)),
    )
    return []
  }
  if (isForeignUrl(link)) return importedLink({ label, href: link }, project, source)
  if (isTab(link)) return []
  const url = urlOf(link) ?? redirects.find(({ source }) => source === link)?.destination
  if (url === '/') return []
  if (url !== undefined) return [{ label, href: url }]
  const place = project.place(source, link, label)
  project.reportMissing(link, project.pagesIn(content), place)
  return []
}

/** The redirects of `@rspress/plugin-client-redirects`, whose options only the literals show. */
function readRedirects(
  project: ForeignProject,
  { file, urlOf }: FrameContext,
): { source: string; destination: string }[] {
  const plugins = listOf(project.literals(file)['plugins']).map(recordOf)
  const entries = plugins.flatMap(({ redirects }) => listOf(redirects)).map(recordOf)
  return entries.flatMap(({ from, to }) => {
    const target = foreignText(to) ?? ''
    const destination = isForeignUrl(target) ? target : urlOf(target)
    return (Array.isArray(from) ? from : [from]).flatMap((each) => {
      // Regular expressions, most of which are a path.
      const source = foreignText(each)?.replace(/^\^|\$$/g, '')
      const isPath = source !== undefined && /^\/[\w/.-]*$/.test(source)
      if (isPath && destination !== undefined) return [{ source, destination }]
      project.problems.push(
        leftOut(
          `the redirect from \`${source ?? String(each)}\` to \`${target}\` is left out`,
          'Add it to `redirects` with a path and a page that exist.',
          project.place(file, source ?? target),
        ),
      )
      return []
    })
  })
}
