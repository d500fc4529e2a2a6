import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  DivisionEntry,
  GroupEntry,
  SettingPlace,
} from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { placeOfSetting } from './place-of-setting.ts'
import { isGeneratedFile } from './is-generated-file.ts'
import { ignoredFileText, ignoredPage } from './ignored-file.ts'
import { normaliseRef, resolvePageRef } from './page-ref.ts'
import type { SourcePage, SourceSite } from './site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** Markdown files of a repository that are ignored, see `ignore-rules.ts`. */
const NEVER_PAGES = /^(?:readme|license|changelog|contributing|contribute)$/i

/** How the files of a page may end. */
const PAGE_ENDS = ['.mdx', '.md', '/index.mdx', '/index.md']

/** A navigation entry without a file, with a suggestion. */
export function missingPage(
  site: SourceSite,
  ref: string,
  place: SettingPlace,
): Diagnostic {
  const path = normaliseRef(ref)
  const ignored = ignoredPage(site.root, path)
  if (ignored) {
    return {
      severity: 'warning',
      code: 'site/missing-page',
      ...ignoredFileText(`\`${ref}\` is in the navigation, but`, ignored),
      ...placeOfSetting(site, place),
    }
  }
  const inOutput = pageInOutput(site, path)
  if (inOutput !== undefined) {
    return {
      severity: 'warning',
      code: 'site/missing-page',
      message: `\`${ref}\` is in the navigation, but \`${inOutput}\` is in the output folder`,
      hint: 'Set `build.outDir` in the Vite configuration to a folder without pages.',
      ...placeOfSetting(site, place),
    }
  }
  // A link to a part of a page. Files may have such names, too.
  const whole = resolvePageRef(site.pages, cleanUrl(ref))
  const meant = whole?.path ?? nearestPage(site, path)
  const file = ref.trim().replace(/^(?:\.?\/)+/, '')
  const isFile = isGeneratedFile(`/${file}`) || site.assets.includes(file)
  const snippet = site.snippets.find((file) => normaliseRef(file) === path)
  const name = path.split('/').at(-1)!
  return {
    severity: 'warning',
    code: 'site/missing-page',
    message: isFile
      ? `\`${ref}\` is in the navigation, but it is a file and no page`
      : snippet
        ? `\`${ref}\` is in the navigation, but \`${snippet}\` is a snippet and no page`
        : `\`${ref}\` is in the navigation, but there is no \`${path}.mdx\``,
    hint: isFile
      ? `To list it, add a page with \`url: /${file}\` in its frontmatter.`
      : NEVER_PAGES.test(name)
        ? `\`${name}.md\` is never a page: rename the file, or add \`!${name}.md\` to \`.mintignore\`.`
        : meant === undefined
          ? 'Write the page, or remove the entry.'
          : `Did you mean \`${meant}\`?`,
    ...placeOfSetting(site, place),
  }
}

/** The file of a page in the output folder, whose files aren't part of the site. */
function pageInOutput({ root, outDir }: SourceSite, path: string): string | undefined {
  if (outDir === undefined || !path.startsWith(`${outDir}/`)) return undefined
  return PAGE_ENDS.map((end) => path + end).find((file) => existsSync(join(root, file)))
}

/** A group or division without pages, which readers don't see. */
export function emptyEntry(
  site: SourceSite,
  { kind, name, place }: GroupEntry | DivisionEntry,
): Diagnostic {
  return {
    severity: 'warning',
    code: 'site/empty-entry',
    message: `the ${kind} ${name.trim() ? `\`${name}\` ` : ''}has no pages, so it is not shown`,
    hint: 'Add a page to it, or remove the entry.',
    ...placeOfSetting(site, place),
  }
}

/** A page whose `version` contradicts the navigation. */
export function unknownVersion(page: SourcePage, listedIn: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'site/version-mismatch',
    message: `\`version: ${page.frontmatter.version}\` does not match the navigation, which lists the page only in version ${listedIn}`,
    hint: `Write \`version: ${listedIn}\`, or list the page in the other version.`,
    file: page.file,
  }
}

/** Reported once if no API description can be read. */
export function operationsLeftOut(site: SourceSite, count: number): Diagnostic {
  return {
    severity: 'info',
    code: 'site/operations-left-out',
    message: `${count} API ${count === 1 ? 'entry' : 'entries'} in the navigation are omitted: API pages are not built`,
    file: site.settings.file,
  }
}

function nearestPage(site: SourceSite, path: string): string | undefined {
  const name = path.split('/').at(-1)!
  const sameName = [...site.pages.keys()].filter(
    (page) => page.split('/').at(-1) === name,
  )
  return (
    nearest(path, site.pages.keys()) ?? (sameName.length === 1 ? sameName[0] : undefined)
  )
}
