import { posix } from 'node:path'
import type { ForeignProject } from './foreign-project.ts'
import {
  foreignText,
  listOf,
  optionsNamed,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'
import { colorInSheets, importedColors } from './imported-colors.ts'
import {
  importedAsset,
  importedLink,
  importedSocials,
  isForeignUrl,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import { importedUrl, leftOut } from './imported-site.ts'
import type { MkdocsLanguages } from './mkdocs-languages.ts'
import { materialColors } from './material-colors.ts'

/** The configuration of an MkDocs site, and where it is. */
interface FrameContext {
  config: ForeignRecord
  /** The configuration file. */
  file: string
  content: string
  languages: MkdocsLanguages
}

/** The settings besides the navigation: name, theme, repository, accounts and redirects. */
export function readMkdocsFrame(
  project: ForeignProject,
  context: FrameContext,
): Record<string, unknown> {
  const { config, file, content } = context
  const theme = recordOf(config['theme'])
  const asset = (path: unknown) =>
    importedAsset(foreignText(path), content, project, file)
  const logo = asset(theme['logo'])
  const favicon = asset(theme['favicon'])
  const repository = foreignText(config['repo_url'])
  const label =
    foreignText(config['repo_name']) ??
    (/github\.com/.test(repository ?? '') ? 'GitHub' : 'Repository')
  const links =
    repository === undefined
      ? []
      : importedLink({ label, href: repository }, project, file)
  const socials = importedSocials(
    listOf(recordOf(config['extra'])['social']).map((each) => {
      const { icon, link } = recordOf(each)
      return {
        platform: posix.basename(foreignText(icon) ?? ''),
        url: foreignText(link) ?? '',
      }
    }),
    project,
    file,
  )
  reportRest(project, context)
  return importedSettings({
    name: foreignText(config['site_name']),
    description: foreignText(config['site_description']),
    colors: importedColors(primaryColor(project, context)),
    logo,
    favicon,
    links,
    socials,
    suggestsEdit: suggestsEdit(config),
    redirects: [...context.languages.movedPages(), ...readRedirects(project, context)],
    googleAnalytics: analyticsId(config),
  })
}

/** Reports what `docs.json` has in another form, or not at all. */
function reportRest(
  project: ForeignProject,
  { config, file, languages }: FrameContext,
): void {
  const extra = recordOf(config['extra'])
  const mike = optionsNamed('mike', config['plugins'])
  const version = recordOf(extra['version'])['provider'] ?? (mike && 'mike')
  const analytics = analyticsId(config) === undefined ? extra['analytics'] : undefined
  for (const [value, text, hint] of [
    [config['copyright'], 'copyright', 'Replace the footer with an override.'],
    [
      languages.all.length > 0 ? undefined : extra['alternate'],
      'alternate',
      'List the languages in `navigation.languages`.',
    ],
    [
      version,
      'mike',
      'It publishes versions from other branches: put the pages of each version into a folder, and list them in `navigation.versions`.',
    ],
    [
      analytics,
      'analytics',
      'Name the service in `integrations`, if there is such a key.',
    ],
  ] as const)
    if (value !== undefined)
      project.problems.push(
        leftOut(`\`${text}\` is left out`, hint, project.place(file, text)),
      )
}

/** The measurement id of Google Analytics 4. */
function analyticsId({ extra }: ForeignRecord): string | undefined {
  const { provider, property } = recordOf(recordOf(extra)['analytics'])
  const id = foreignText(property)
  return provider === 'google' && /^G-\w+$/.test(id ?? '') ? id : undefined
}

/** Whether pages link to their source: by default, unless Material doesn't enable it. */
function suggestsEdit({ theme, repo_url, edit_uri }: ForeignRecord): boolean {
  const { name, features } = recordOf(theme)
  const hasSource = edit_uri !== '' && foreignText(edit_uri ?? repo_url) !== undefined
  const isEnabled =
    name !== 'material' || listOf(features).includes('content.action.edit')
  return hasSource && isEnabled
}

/** The primary colour of Material: that of a style sheet, or the first of its palettes. */
function primaryColor(
  project: ForeignProject,
  { config, content }: FrameContext,
): string | undefined {
  const { palette } = recordOf(config['theme'])
  const [first = palette] = listOf(palette)
  const sheets = new Set(
    listOf(config['extra_css'])
      .flatMap((sheet) => foreignText(sheet) ?? [])
      .map((sheet) => posix.join(content, sheet)),
  )
  const name = foreignText(recordOf(first)['primary'])?.replaceAll('-', ' ') ?? ''
  return (
    colorInSheets(
      project,
      { test: (path) => sheets.has(path) },
      '--md-primary-fg-color',
    ) ?? materialColors.get(name)
  )
}

/** The redirects of `mkdocs-redirects`, between files. */
function readRedirects(
  project: ForeignProject,
  { config, file, content }: FrameContext,
): { source: string; destination: string }[] {
  const maps = recordOf(optionsNamed('redirects', config['plugins'])?.['redirect_maps'])
  return Object.entries(maps).flatMap(([from, to]) => {
    const target = foreignText(to) ?? ''
    const [path = '', hash] = target.split('#')
    const page = project.page(posix.join(content, path))
    const url = isForeignUrl(target)
      ? target
      : page && importedUrl(posix.relative(content, page)) + (hash ? `#${hash}` : '')
    if (url !== undefined) return [{ source: importedUrl(from), destination: url }]
    project.problems.push(
      leftOut(
        `the redirect from \`${from}\` to \`${target}\` is left out: there is no such page`,
        'Add it to `redirects` with a page that exists.',
        project.place(file, from),
      ),
    )
    return []
  })
}
