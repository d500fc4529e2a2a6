import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type {
  DivisionEntry,
  DivisionKind,
  GroupEntry,
  NavigationEntry,
  PageEntry,
  Settings,
} from '../../../runtime/types/settings.ts'
import { parsePage } from '../../../plugin/site/read-page.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import { locatePage } from '../../../plugin/site/locate-page.ts'
import { placePages } from '../../../plugin/site/place-pages.ts'
import type { OperationPages, SourceSite } from '../../../plugin/site/site.ts'

/** Writes files to a temporary folder, which isn't removed. */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'skerry-site-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** Settings with the keys that `plugin/site/` reads. */
export function makeSettings(
  children: NavigationEntry[] = [],
  more: Partial<Settings> = {},
): Settings {
  const settings: Partial<Settings> = {
    file: 'docs.json',
    name: 'Test',
    navigation: { children, global: [] },
    redirects: [],
    variables: {},
    seo: { metatags: {}, paths: [], indexing: 'navigable', trailingSlash: false },
    ...more,
  }
  return settings as Settings
}

/** Creates a site in memory from files by name. */
export function makeSite(
  files: Record<string, string> | string[],
  children: NavigationEntry[] = [],
  more: Partial<Settings> = {},
): SourceSite {
  const texts = Array.isArray(files)
    ? Object.fromEntries(files.map((file) => [`${file}.mdx`, '']))
    : files
  const settings = makeSettings(children, more)
  const pages = Object.entries(texts).map(
    ([file, text]) => parsePage(text, file, settings).page,
  )
  return {
    root: '/site',
    settings,
    pages: new Map(pages.map((page) => [page.path, page])),
    snippets: [],
    assets: [],
    styles: [],
    scripts: [],
    specs: [],
    redirects: settings.redirects,
  }
}

/** Builds the navigation of a site, with placed pages and the navigation around each. */
export function navigate(source: SourceSite, operations?: OperationPages) {
  const navigation = buildNavigation(source, operations)
  return {
    ...navigation,
    source,
    site: placePages(source, navigation),
    locate: (path: string) => locatePage(navigation, path),
  }
}

const place = { file: 'docs.json', keys: [] }

export function page(ref: string): PageEntry {
  return { kind: 'page', ref, place }
}

export function group(
  name: string,
  children: (string | NavigationEntry)[],
  more: Partial<GroupEntry> = {},
): GroupEntry {
  return {
    kind: 'group',
    name,
    hidden: false,
    expanded: false,
    children: entries(children),
    place,
    ...more,
  }
}

export function division(
  kind: DivisionKind,
  name: string,
  children: (string | NavigationEntry)[],
  more: Partial<DivisionEntry> = {},
): DivisionEntry {
  return { kind, name, hidden: false, children: entries(children), place, ...more }
}

export function entries(children: (string | NavigationEntry)[]): NavigationEntry[] {
  return children.map((child) => (typeof child === 'string' ? page(child) : child))
}
