import { posix } from 'node:path'
import { socialPlatforms } from '../settings/frame-schema.ts'
import { isHref, schemeOf } from '../settings/values-schema.ts'
import type { ForeignProject } from './foreign-project.ts'
import { leftOut } from './imported-site.ts'

/** A link with a label, as the navbar and the footer have them. */
export interface LabelledLink {
  label: string
  href: string
}

/** Whether a link leads to another site. */
export function isForeignUrl(link: string): boolean {
  return schemeOf(link) !== undefined || link.startsWith('//')
}

const HOSTS: readonly [RegExp, string][] = [
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)discord\.(?:com|gg)$/, 'discord'],
  [/(?:^|\.)slack\.com$/, 'slack'],
  [/^(?:www\.)?(?:x|twitter)\.com$/, 'x'],
  [/^(?:t\.me|telegram\.me)$/, 'telegram'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/^bsky\.app$/, 'bluesky'],
]

/** The platform of an account, by its address. Undefined if it is none that we know. */
export function platformOf(url: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1]
}

/** The account links of a site, by platform. Platforms without an icon are reported. */
export function importedSocials(
  accounts: readonly { platform: string; url: string }[],
  project: ForeignProject,
  file: string,
): Record<string, string> {
  const named = accounts.map(({ platform, url }) => {
    const isNamed = socialPlatforms.some((each) => each === platform)
    return { url, platform: isNamed ? platform : (platformOf(url) ?? platform) }
  })
  const known = named.filter(({ platform, url }) => {
    const isKnown = socialPlatforms.some((each) => each === platform) && isForeignUrl(url)
    if (!isKnown)
      project.problems.push(
        leftOut(
          `the link to \`${url}\` is left out: ${platform === '' ? 'its icon is an image' : `\`footer.socials\` has no \`${platform}\``}`,
          `Add it to \`navbar.links\`: \`{ "label": "${platform || 'Name'}", "href": "${url}" }\`.`,
          project.place(file, url, platform),
        ),
      )
    return isKnown
  })
  return Object.fromEntries(known.map(({ platform, url }) => [platform, url]))
}

/**
 * The path of an image next to `docs.json`. Undefined, and reported, if there is none.
 *
 * @param folder The folder whose files the tool publishes at the root of the site.
 */
export function importedAsset(
  path: string | undefined,
  folder: string,
  project: ForeignProject,
  file: string,
): string | undefined {
  if (path === undefined || isForeignUrl(path)) return path
  const inside = posix.join('/', path)
  if (project.files.has(posix.join(folder, inside))) return inside
  project.problems.push(
    leftOut(
      `there is no file \`${posix.join(folder, inside)}\``,
      'Put it next to `docs.json`, and name it there.',
      project.place(file, path),
    ),
  )
  return undefined
}

/** The path that a site is published below, with slashes at both ends. Undefined at the root. */
export function importedBase(path: string | undefined): string | undefined {
  const base = posix.join('/', path ?? '', '/')
  return base === '/' ? undefined : base
}

/** A link that is valid in settings. Others are reported. */
export function importedLink(
  { label, href }: LabelledLink,
  project: ForeignProject,
  file: string,
): LabelledLink[] {
  if (isHref(href)) return [{ label, href }]
  project.problems.push(
    leftOut(
      `the link \`${label}\` to \`${href}\` is left out`,
      'Write a path that starts with `/` or a URL, and link to it in `docs.json`.',
      project.place(file, href, label),
    ),
  )
  return []
}
