import { join, posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { pagePath } from '../../runtime/kit/page-url.ts'
import type { DivisionEntry, NavigationEntry } from '../../runtime/types/settings.ts'
import { publishedPattern, readIgnoreRules } from '../site/ignore-rules.ts'
import { parsePage } from '../site/read-page.ts'
import type { ForeignProject } from './foreign-project.ts'
import {
  isReadme,
  leftOut,
  type FolderMove,
  type GeneratedIndex,
  type ForeignPlace,
  type ImportedEntry,
  type ImportedPage,
  type ImportedSite,
} from './imported-site.ts'
import { pathAfter } from './path-after.ts'
import { writeNavigation } from '../settings/write-navigation.ts'

/** What the navigation of `docs.json` doesn't say: where its entries are. */
const place = { file: 'docs.json', keys: [] }

/** A label of the navigation that differs from the title of its page. */
export interface ForeignLabel {
  label: string
  /** How it is reported if it isn't written into the page. */
  problem: Diagnostic
}

/**
 * Writes an imported navigation as `docs.json`. What it can't express is reported to the project.
 *
 * @param moves Files that are moved: new paths by old ones, relative to the project. With them,
 *   pages may be created.
 * @returns Text of the file, the number of pages in the navigation, labels by the files of their
 *   pages, relative to the content folder (pages with several labels aren't included), and the
 *   lines of `.mintignore` that publish pages which are ignored by their names, and the texts of new
 *   pages by their files, relative to the project.
 */
export function writeImported(
  { content, settings, entries, pageFolders = [] }: ImportedSite,
  project: ForeignProject,
  moves?: ReadonlyMap<string, string>,
): {
  text: string
  pages: number
  labels: Map<string, ForeignLabel>
  published: string[]
  created: Map<string, string>
} {
  const writer = new NavigationWriter(content, project, moves, pageFolders)
  const children = entries.flatMap((entry) => writer.entry(entry))
  const { name, description, colors, logo, favicon, ...more } = settings
  const first = { name, description, colors, logo, favicon }
  const json = {
    $schema: './node_modules/skerry/dist/schema.json',
    ...first,
    navigation: writeNavigation({ children, global: [] }),
    ...more,
  }
  return {
    text: `${JSON.stringify(json, undefined, 2)}\n`,
    pages: writer.pages.size,
    labels: writer.labels(),
    published: writer.publish(),
    created: writer.created,
  }
}

class NavigationWriter {
  /** Paths of the pages that are listed. */
  readonly pages = new Set<string>()
  /** New pages: texts by their files, relative to the project. */
  readonly created = new Map<string, string>()
  readonly #content: string
  readonly #project: ForeignProject
  readonly #moves: ReadonlyMap<string, string> | undefined
  readonly #pageFolders: readonly FolderMove[]
  readonly #labels: (ForeignLabel & { file: string })[] = []
  /** Where the files of pages are named, by their paths in the content folder. */
  readonly #files = new Map<string, ForeignPlace>()
  /** Labels that were reported. */
  readonly #reported = new Set<string>()

  constructor(
    content: string,
    project: ForeignProject,
    moves: ReadonlyMap<string, string> | undefined,
    pageFolders: readonly FolderMove[],
  ) {
    this.#content = content
    this.#project = project
    this.#moves = moves
    this.#pageFolders = pageFolders
  }

  /** The entries that stand for an imported one: several for a group without a title. */
  entry(entry: ImportedEntry): NavigationEntry[] {
    if (entry.kind === 'page') return this.#page(entry)
    if (entry.kind === 'link') {
      this.#project.problems.push(
        leftOut(
          `the link \`${entry.label}\` is left out: a sidebar lists pages`,
          `Add a page with \`url: ${entry.href}\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.`,
          entry.place,
        ),
      )
      return []
    }
    const children = entry.children.flatMap((child) => this.entry(child))
    if (entry.kind !== 'group')
      return children.length === 0 ? [] : [divisionOf(entry, children)]
    const { name, root, icon, generated, hasCards, isExpanded = false } = entry
    const own = root === undefined ? undefined : this.#ref(root, entry.place ?? {})
    const list = generated && children.length > 0 ? this.#create(generated) : undefined
    const ref = own ?? list
    // A title without other pages is the page itself.
    if (children.length === 0)
      return ref === undefined ? [] : [{ kind: 'page', ref, place }]
    if (name === '') return children
    return [
      {
        kind: 'group',
        name,
        ...(icon !== undefined && { icon: { name: icon } }),
        hidden: false,
        expanded: isExpanded,
        ...(ref !== undefined && { root: ref }),
        ...((list !== undefined || hasCards === true) && { directory: 'card' }),
        children,
        place,
      },
    ]
  }

  #page({ file, label, place: from }: ImportedPage): NavigationEntry[] {
    const ref = this.#ref(file, from)
    if (label !== undefined) this.#checkLabel(file, label, from)
    return [{ kind: 'page', ref, place }]
  }

  /** The path of a new page that lists the pages of a group. Undefined, and reported, without it. */
  #create({ path, title, description, place: from }: GeneratedIndex): string | undefined {
    const file = pathAfter(this.#pageFolders, `${path}.mdx`)
    const isTaken = this.created.has(file) || this.#project.page(path) !== undefined
    if (!this.#moves || isTaken) {
      this.#project.problems.push(
        leftOut(
          `the generated index of \`${title}\` is left out`,
          isTaken
            ? `\`${path}\` is another page: set a page of another name as \`root\` of the group, with \`"directory": "card"\`.`
            : 'Set a page as `root` of the group, with `"directory": "card"`. `--pages` does both.',
          from,
        ),
      )
      return undefined
    }
    const keys = { title, ...(description !== undefined && { description }) }
    const lines = Object.entries(keys).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    )
    this.created.set(file, `---\n${lines.join('\n')}\n---\n`)
    return this.#ref(file, from)
  }

  /** The path of a page, relative to the content folder. */
  #ref(file: string, from: ForeignPlace): string {
    const moved = posix.relative(this.#content, this.#moves?.get(file) ?? file)
    const ref = isReadme(moved)
      ? posix.join(posix.dirname(moved), 'index')
      : pagePath(moved)
    if (!this.#files.has(moved))
      this.#files.set(moved, from.file === undefined ? { file } : from)
    this.pages.add(ref)
    return ref
  }

  /**
   * The lines of `.mintignore` that publish pages which are ignored by their names. Reports pages
   * that can't be published.
   */
  publish(): string[] {
    const root = join(this.#project.root, this.#content)
    const isIgnored = readIgnoreRules(root, [], this.pages)
    const ignored = [...this.#files.keys()].filter(isIgnored)
    const named = ignored.filter((file) => !isReadme(file))
    const isStillIgnored = readIgnoreRules(
      root,
      [],
      this.pages,
      named.map(publishedPattern),
    )
    for (const file of ignored.filter(isStillIgnored))
      this.#project.problems.push({
        severity: 'warning',
        code: 'import/unpublished-page',
        message: `\`${posix.join(this.#content, file)}\` is in the navigation, but ${isReadme(file) ? 'a README' : 'this file'} is not published`,
        hint: isReadme(file)
          ? `Rename it to \`index${posix.extname(file)}\`, and change the links to it. \`--pages\` does both, if no such file is there.`
          : 'Rename it, or remove the line of `.mintignore` that excludes it.',
        ...this.#files.get(file)!,
      })
    return named.filter((file) => !isStillIgnored(file)).map(publishedPattern)
  }

  labels(): Map<string, ForeignLabel> {
    const files = this.#labels.map(({ file }) => file)
    const single = this.#labels.filter(
      ({ file }) => files.indexOf(file) === files.lastIndexOf(file),
    )
    return new Map(
      single.map(({ file, ...label }) => [posix.relative(this.#content, file), label]),
    )
  }

  #checkLabel(file: string, label: string, from: ForeignPlace): void {
    const { page } = parsePage(this.#project.text(file), file, { variables: {} })
    if ((page.frontmatter.sidebarTitle ?? page.title) === label) return
    if (this.#reported.has(`${file} ${label}`)) return
    this.#reported.add(`${file} ${label}`)
    const problem: Diagnostic = {
      severity: 'warning',
      code: 'import/label',
      message: `the label \`${label}\` of \`${file}\` differs from its title`,
      hint: `Write \`sidebarTitle: ${label}\` in the frontmatter of the page.`,
      ...from,
    }
    this.#labels.push({ file, label, problem })
    this.#project.problems.push(problem)
  }
}

function divisionOf(
  { kind, name, icon, isDefault }: Extract<ImportedEntry, { isDefault?: boolean }>,
  children: NavigationEntry[],
): DivisionEntry {
  return {
    kind,
    name,
    ...(icon !== undefined && { icon: { name: icon } }),
    hidden: false,
    ...(isDefault && { default: true }),
    children,
    place,
  }
}
