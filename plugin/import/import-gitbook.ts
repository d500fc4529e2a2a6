import { posix } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { parsePage } from '../site/read-page.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'
import { isForeignUrl } from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import {
  importedUrl,
  leftOut,
  type ForeignPlace,
  type ImportedEntry,
  type ImportedGroup,
  type ImportedSite,
} from './imported-site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

const SETTINGS = '.gitbook.yaml'

/** The list of pages of a GitBook site. */
export function findSummary(project: ForeignProject): string | undefined {
  const { content, summary } = placesOf(project)
  return project.first(posix.join(content, summary))
}

/** The content folder and the list of pages in it, which `.gitbook.yaml` may name. */
function placesOf(project: ForeignProject): {
  config: ForeignRecord
  content: string
  summary: string
} {
  const config: ForeignRecord = project.files.has(SETTINGS)
    ? parseYaml(project.source(SETTINGS)).data
    : {}
  const content = posix.join(foreignText(config['root']) ?? '.').replace(/^\.$|\/$/g, '')
  const summary = foreignText(recordOf(config['structure'])['summary']) ?? 'SUMMARY.md'
  return { config, content, summary }
}

/** Reads the pages in `SUMMARY.md`, and the redirects in `.gitbook.yaml`. */
export async function readGitbook(project: ForeignProject): Promise<ImportedSite> {
  const { config, content, summary } = placesOf(project)
  const file = posix.join(content, summary)
  const entries = readSummary(project.source(file), file, content, project)
  const home = project.page(content)
  const name = home && parsePage(project.text(home), home, { variables: {} }).page.title
  const redirects = Object.entries(recordOf(config['redirects'])).flatMap(
    ([from, to]): { source: string; destination: string }[] => {
      const target = foreignText(to) ?? ''
      if (isForeignUrl(target))
        return [{ source: posix.join('/', from), destination: target }]
      const page = project.page(posix.join(content, target))
      const source = posix.join('/', from)
      if (page !== undefined)
        return [{ source, destination: importedUrl(posix.relative(content, page)) }]
      project.problems.push(
        leftOut(
          `the redirect from \`${from}\` to \`${target}\` is left out: there is no such page`,
          'Add it to `redirects` with a page that exists.',
          project.place(SETTINGS, from),
        ),
      )
      return []
    },
  )
  return {
    content,
    settings: importedSettings({ name, redirects }),
    entries,
    // Folders that start with a dot aren't published.
    folders: [
      {
        from: posix.join(content, '.gitbook/assets'),
        to: posix.join(content, 'images'),
      },
    ],
    steps: [`Delete \`${file}\`: \`docs.json\` has the navigation.`],
  }
}

/** A list item: its indentation, and its text or link. */
const ITEM =
  /^(\s*)[*+-]\s+(?:\[((?:\\.|[^\]\\])*)\]\(<?([^)>]*?)>?(?:\s+"[^"]*")?\)|(.+))/

function readSummary(
  text: string,
  file: string,
  content: string,
  project: ForeignProject,
): ImportedEntry[] {
  const entries: ImportedEntry[] = []
  /** The lists that are open, the innermost last. The first is that of a heading. */
  let open: { indent: number; group: ImportedGroup }[] = []
  let top = entries
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, heading] = /^##+\s+(.+?)\s*#*$/.exec(line) ?? []
    if (heading !== undefined) {
      // GitBook writes ids as empty links.
      const group = groupOf(heading.replace(/<a\b[^>]*>\s*<\/a>/g, '').trim())
      entries.push(group)
      top = group.children
      open = []
    }
    // A line below a list ends its group.
    if (/^(?:\*{3,}|-{3,})\s*$/.test(line)) {
      top = entries
      open = []
    }
    const [, spaces = '', linked, target = '', plain] = ITEM.exec(line) ?? []
    const label = (linked ?? plain)?.replace(/\\(.)/g, '$1').trim()
    if (label === undefined) continue
    const indent = spaces.replaceAll('\t', '    ').length
    const place = { file, line: index + 1, column: spaces.length + 1 }
    open = open.filter((each) => each.indent < indent)
    if (label.startsWith('```')) {
      reportApi(text.split(/\r?\n/).slice(index + 1), place, project)
      continue
    }
    const list = open.at(-1)?.group.children ?? top
    if (isForeignUrl(target)) {
      list.push({ kind: 'link', label, href: target, place })
      continue
    }
    const path = decodePath(cleanUrl(target))
    const page = path === '' ? undefined : project.page(posix.join(content, path))
    if (path !== '' && page === undefined)
      project.reportMissing(
        target,
        project.pagesIn(content).map((each) => `${each}.md`),
        place,
      )
    // What has entries below it is a group, and otherwise a page.
    const group = groupOf(label, page)
    list.push(group)
    if (page !== undefined) group.place = place
    open.push({ indent, group })
  }
  return entries.map(pageWithoutChildren)
}

/** Reports pages that GitBook generates from an API description. */
function reportApi(
  below: readonly string[],
  place: ForeignPlace,
  project: ForeignProject,
): void {
  const block = below.slice(
    0,
    below.findIndex((line) => line.trim().startsWith('```')),
  )
  const [, name = ''] = /^\s*spec:[ \t]*(\S+)/m.exec(block.join('\n')) ?? []
  if (block.some((line) => line.includes('builtin:openapi')))
    project.problems.push(
      leftOut(
        `the pages of the API description \`${name}\` are left out`,
        'Put its file or URL as `openapi` into a group of the navigation.',
        place,
      ),
    )
}

function groupOf(name: string, root?: string): ImportedGroup {
  return { kind: 'group', name, ...(root !== undefined && { root }), children: [] }
}

/** Entries without others below them as pages. */
function pageWithoutChildren(entry: ImportedEntry): ImportedEntry {
  if (entry.kind !== 'group') return entry
  const { name, root, place, children } = entry
  return children.length === 0 && root !== undefined
    ? { kind: 'page', file: root, label: name, place: place ?? {} }
    : { ...entry, children: children.map(pageWithoutChildren) }
}
