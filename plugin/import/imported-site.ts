import { posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import type { FindSnippet } from './convert-snippets.ts'
import type { ReferenceTarget } from './convert-references.ts'
import type { HeadingRule } from './heading-slugs.ts'

/** Where an entry is written. */
export type ForeignPlace = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** A page of an imported navigation. */
export interface ImportedPage {
  kind: 'page'
  /** Its file, relative to the project, with `/` between folders. */
  file: string
  /** Its label in the sidebar, if the entry has one. */
  label?: string
  place: ForeignPlace
}

/** A link of an imported navigation that leads to no page of it. */
interface ImportedLink {
  kind: 'link'
  label: string
  href: string
  place: ForeignPlace
}

/** A page without a file. */
export interface GeneratedIndex {
  /** The file that would have its URL, relative to the project, without its extension. */
  path: string
  title: string
  description?: string
  place: ForeignPlace
}

/** A group of an imported sidebar. */
export interface ImportedGroup {
  kind: 'group'
  /** Empty for entries without a title, which take the place of the group. */
  name: string
  /** File of the page that the title opens. */
  root?: string
  /** Where the root is written. */
  place?: ForeignPlace
  /** The page of the title, if the other tool generates it as a list of the pages in the group. */
  generated?: GeneratedIndex
  /** Whether the root shows the pages of the group as cards. */
  hasCards?: boolean
  icon?: string
  isExpanded?: boolean
  children: ImportedEntry[]
}

/** A tab, version or language of an imported navigation. */
interface ImportedDivision {
  kind: 'tab' | 'version' | 'language'
  name: string
  icon?: string
  isDefault?: boolean
  children: ImportedEntry[]
}

/** An entry of an imported navigation. */
export type ImportedEntry = ImportedPage | ImportedLink | ImportedGroup | ImportedDivision

/** A folder whose files have another place here. Both are relative to the project. */
export interface FolderMove {
  from: string
  to: string
}

/** What another tool's files say about a site. */
export interface ImportedSite {
  /** The content folder, relative to the project. Empty for the project's folder. */
  content: string
  /** Settings besides the navigation, in the modern schema. */
  settings: Record<string, unknown>
  entries: ImportedEntry[]
  /** Folders whose files are moved with the pages, as far as there are any. */
  folders: FolderMove[]
  /** Scripts and style sheets that the tool loads on every page. Relative to the project. */
  loaded?: readonly string[]
  /** Folders of pages that are moved, in this order: a later one may take the place of an earlier one. */
  pageFolders?: readonly FolderMove[]
  /** Whether the tool compiles `.md` files as MDX. */
  readsMdx?: boolean
  /** The URLs of pages in the other tool that are none here, with those that they have here. */
  urls?: ReadonlyMap<string, string>
  /** The folders of the URLs of pages in the other tool, by their files, relative to the project. */
  urlFolders?: ReadonlyMap<string, string>
  /** Whether a heading of level 1 is shown instead of the title in the frontmatter. */
  hasTitlesInText?: boolean
  /** The ids of headings, if they are others than ours. */
  headingIds?: HeadingRule | undefined
  /** What references in a page lead to that aren't defined in it. */
  referencesIn?: ((page: string) => ReferenceTarget) | undefined
  /** Finds what pages include. */
  findSnippet?: FindSnippet | undefined
  /** Definitions of links and abbreviations that pages have at their end. */
  appended?: readonly string[] | undefined
  /** The path that the site is published below, with slashes at both ends, if there is one. */
  base?: string | undefined
  /** What the author does next, as sentences. */
  steps: string[]
}

/** The files of the pages in the navigation, relative to the content folder. */
export function listedFiles({
  content,
  entries,
}: Pick<ImportedSite, 'content' | 'entries'>): Set<string> {
  const filesOf = (entry: ImportedEntry): string[] => {
    if (entry.kind === 'page') return [entry.file]
    if (entry.kind === 'link') return []
    const root = entry.kind === 'group' ? entry.root : undefined
    return [...(root === undefined ? [] : [root]), ...entry.children.flatMap(filesOf)]
  }
  return new Set(entries.flatMap(filesOf).map((file) => posix.relative(content, file)))
}

/** The files of pages that show those of their group as cards, relative to the content folder. */
export function cardPages({
  content,
  entries,
}: Pick<ImportedSite, 'content' | 'entries'>): Set<string> {
  const filesOf = (entry: ImportedEntry): string[] => {
    if (entry.kind === 'page' || entry.kind === 'link') return []
    const root = entry.kind === 'group' && entry.hasCards ? entry.root : undefined
    return [...(root === undefined ? [] : [root]), ...entry.children.flatMap(filesOf)]
  }
  return new Set(entries.flatMap(filesOf).map((file) => posix.relative(content, file)))
}

/** Whether a page is named README, as the index of a folder is in other tools. */
export function isReadme(file: string): boolean {
  return /(?:^|\/)readme\.mdx?$/i.test(file)
}

/**
 * The URL of a page, without the base. A README is the index of its folder.
 *
 * @param file Relative to the content folder.
 */
export function importedUrl(file: string): string {
  return pageUrl(file.replace(/(?<=^|\/)readme(?=\.mdx?$)/i, 'index'))
}

/** A problem with something that isn't carried over. */
export function leftOut(message: string, hint: string, place: ForeignPlace): Diagnostic {
  return { severity: 'warning', code: 'import/left-out', message, hint, ...place }
}

/** A problem with the posts of a blog, which aren't in the navigation. */
export function leftOutBlog(folder: string, place: ForeignPlace): Diagnostic {
  return leftOut(
    `the posts of the blog in \`${folder}/\` are not in the navigation`,
    'Write them as `<Update>` on a page with `rss: true`, or list them in `docs.json`.',
    place,
  )
}

/**
 * A part of a navbar that `navbar.links` can't have, such as a menu.
 *
 * @param what As in "the menu `Guides`".
 */
export function leftOutOfNavbar(what: string, place: ForeignPlace): Diagnostic {
  return leftOut(
    `the ${what} of the navbar is left out`,
    'List its links in `navbar.links` or `navigation.global.anchors`.',
    place,
  )
}
