import { join, posix } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { pagePath } from '../../runtime/kit/page-url.ts'
import type { DivisionEntry, NavigationEntry } from '../../runtime/types/settings.ts'
import { readIgnoreRules, type IsIgnored } from '../site/ignore-rules.ts'
import { parsePage } from '../site/read-page.ts'
import type { ForeignProject } from './foreign-project.ts'
import {
  leftOut,
  type ForeignPlace,
  type ImportedEntry,
  type ImportedPage,
  type ImportedSite,
} from './imported-site.ts'
import { writeNavigation } from './write-navigation.ts'

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
 * @returns Text of the file, the number of pages in the navigation, and labels by the files of
 *   their pages, relative to the content folder. Pages with several labels aren't included.
 */
export function writeImported(
  { content, settings, entries }: ImportedSite,
  project: ForeignProject,
): { text: string; pages: number; labels: Map<string, ForeignLabel> } {
  const writer = new NavigationWriter(content, project)
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
  }
}

class NavigationWriter {
  /** Paths of the pages that are listed. */
  readonly pages = new Set<string>()
  readonly #content: string
  readonly #project: ForeignProject
  readonly #isIgnored: IsIgnored
  readonly #labels: (ForeignLabel & { file: string })[] = []
  /** Pages whose file or label was reported. */
  readonly #reported = new Set<string>()

  constructor(content: string, project: ForeignProject) {
    this.#content = content
    this.#project = project
    this.#isIgnored = readIgnoreRules(join(project.root, content))
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
    const { name, root, icon, isExpanded = false } = entry
    const ref = root === undefined ? undefined : this.#ref(root, entry.place ?? {})
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
        children,
        place,
      },
    ]
  }

  #page({ file, label, place: from }: ImportedPage): NavigationEntry[] {
    const ref = this.#ref(file, from)
    if (ref === undefined) return []
    if (label !== undefined) this.#checkLabel(file, label, from)
    return [{ kind: 'page', ref, place }]
  }

  /** The path of a page, relative to the content folder. Undefined if it is never published. */
  #ref(file: string, from: ForeignPlace): string | undefined {
    const inside = posix.relative(this.#content, file)
    const isReadme = /(?:^|\/)readme\.mdx?$/i.test(inside)
    const ref = isReadme ? posix.join(posix.dirname(inside), 'index') : pagePath(inside)
    if (this.#isIgnored(inside)) {
      const name = posix.basename(file)
      const way = isReadme
        ? `Rename it to \`index${posix.extname(file)}\`, and change the links to it.`
        : `Rename it, or add \`!${name}\` to \`.mintignore\`.`
      if (!this.#reported.has(file))
        this.#project.problems.push({
          severity: 'warning',
          code: 'import/unpublished-page',
          message: `\`${file}\` is in the navigation, but ${isReadme ? 'a README' : 'this file'} is not published`,
          hint: way,
          ...(from.file === undefined ? { file } : from),
        })
      this.#reported.add(file)
    }
    this.pages.add(ref)
    return ref
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
