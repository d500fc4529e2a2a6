import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { NavDivision, NavItem } from '../../runtime/types/navigation.ts'
import type { Project } from '../site/project.ts'
import { inSitemap } from '../site/page-visibility.ts'
import type { Page } from '../site/site.ts'

/** Indexable pages, in order of their URLs. */
export function indexedPages({ site, settings }: Project): Page[] {
  return [...site.pages.values()]
    .filter((page) => inSitemap(page, settings) && page.frontmatter.url === undefined)
    .sort((a, b) => byCodeUnit(a.url, b.url))
}

/**
 * The pages that `llms.txt` lists: indexable ones of the default version and language in
 * navigation order. With `seo.indexing: all`, followed by those outside of the navigation, by
 * URL.
 */
export function defaultPages(project: Project): Page[] {
  const { site, settings, navigation } = project
  const { tree, others } = walkDefault(navigation.tree)
  const indexed = indexedPages(project)
  const known = new Set(indexed)
  const listed = [...tree].flatMap((path) => site.pages.get(path) ?? [])
  if (settings.seo.indexing !== 'all') return listed.filter((page) => known.has(page))
  const rest = indexed.filter(({ path }) => !tree.has(path) && !others.has(path))
  return [...listed.filter((page) => known.has(page)), ...rest]
}

/** External links of the navigation, for the `Optional` section of `llms.txt`. */
export function externalLinks(project: Project): { title: string; url: string }[] {
  const links = new Map<string, string>()
  walk(
    [...project.navigation.tree.children, ...project.navigation.tree.global],
    (node) => {
      if ('external' in node && node.external && /^https?:/.test(node.url)) {
        const title = node.kind === 'page' ? node.title : node.label
        if (!links.has(node.url)) links.set(node.url, title)
      }
    },
  )
  return [...links].map(([url, title]) => ({ title, url }))
}

type Node = NavDivision | NavItem

function walkDefault({ children }: { children: Node[] }): {
  tree: Set<string>
  others: Set<string>
} {
  const all = new Set<string>()
  const tree = new Set<string>()
  walk(children, (node) => node.kind === 'page' && !node.external && all.add(node.path))
  walk(
    children,
    (node) => node.kind === 'page' && !node.external && tree.add(node.path),
    defaultChoices,
  )
  return { tree, others: new Set([...all].filter((path) => !tree.has(path))) }
}

/** Of several versions or languages side by side, keeps only the default one. */
function defaultChoices(nodes: readonly Node[]): Node[] {
  const left = new Set<Node>(nodes)
  for (const kind of ['version', 'language'] as const) {
    const choices = nodes.filter(
      (node): node is NavDivision => node.kind === kind && !node.hidden && !node.external,
    )
    const chosen = choices.find((choice) => choice.default) ?? choices[0]
    for (const node of nodes) if (node.kind === kind && node !== chosen) left.delete(node)
  }
  return [...left]
}

function walk(
  nodes: readonly Node[],
  visit: (node: Node) => void,
  choose: (nodes: readonly Node[]) => readonly Node[] = (all) => all,
): void {
  for (const node of choose(nodes)) {
    if ('hidden' in node && node.hidden) continue
    if (node.kind === 'group' && node.root) visit(node.root)
    visit(node)
    if ('children' in node) walk(node.children, visit, choose)
  }
}
