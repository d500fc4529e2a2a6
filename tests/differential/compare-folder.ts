import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import { findDifferences, type Difference } from './find-differences.ts'
import { parsePageTree } from './page-tree.ts'
import { ReferenceProcess } from './reference-process.ts'
import type { ReferenceResult } from './render-reference.ts'
import { prepareFolder, renderWithSkerry, type SkerryResult } from './render-skerry.ts'
import { differenceRules, treeRules } from './rules.ts'
import { openChildren, type PagePair } from './tree-rules.ts'

/** The comparison of one page. */
export interface PageResult {
  file: string
  /**
   * `equal`: the same tree, after applying the listed rules. `children`: equal except
   * that components receive their children as other elements. `different`: neither.
   * `refused`: invalid MDX, which Skerry reads leniently. `failed`: its code throws in
   * `@mdx-js/mdx`.
   */
  status: 'equal' | 'children' | 'different' | 'refused' | 'failed'
  /** Why the reference refuses it or fails. */
  reason?: string
  /**
   * Differences that no rule explains. For `different` pages, those other than children
   * of components.
   */
  differences: Difference[]
  /** How often each rule applied. */
  rules: Record<string, number>
}

/**
 * Renders every page of a folder with `@mdx-js/mdx` and with Skerry, and compares them.
 * @param place Folder for the copy and the build.
 * @param checkout A built checkout whose Skerry renders; this one by default.
 * @throws Error if Skerry's build of the folder fails.
 */
export async function compareFolder(
  folder: string,
  place: string,
  checkout?: string,
): Promise<PageResult[]> {
  const prepared = prepareFolder(folder, place, checkout)
  const components = componentNames(prepared.root)
  const rendered = await renderWithSkerry(prepared, components)
  const reference = new ReferenceProcess(prepared.root, {
    components,
    variables: prepared.variables,
  })
  const results: PageResult[] = []
  for (const [file, skerry] of rendered)
    results.push(comparePage(prepared.root, file, await reference.render(file), skerry))
  await reference.close()
  return results
}

/**
 * Names that pages may use without importing them: the theme's components, and those in
 * the folder's `theme`.
 */
function componentNames(root: string): string[] {
  const folder = join(root, 'theme')
  const own = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^[A-Z]\w*\.[jt]sx$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .filter((name) => !(name in layoutModules))
  return [...new Set([...Object.keys(componentModules), ...own])]
}

function comparePage(
  root: string,
  file: string,
  expected: ReferenceResult,
  skerry: SkerryResult,
): PageResult {
  const result: PageResult = { file, status: 'equal', differences: [], rules: {} }
  if (expected.status !== 'rendered')
    return { ...result, status: expected.status, reason: expected.reason }
  if (skerry.status === 'failed') {
    const reason = `Skerry cannot render it: ${skerry.reason}`
    return { ...result, status: 'different', reason }
  }
  for (const rule of expected.rules) count(result, rule, 1)
  const frontmatter = readFrontmatter(join(root, file))
  const pair = (): PagePair => ({
    file,
    frontmatter,
    reference: parsePageTree(expected.html),
    skerry: parsePageTree(skerry.html),
    panel: parsePageTree(skerry.panel),
  })
  const page = pair()
  for (const { name, apply } of treeRules) count(result, name, apply(page))
  for (const difference of findDifferences(page.reference, page.skerry)) {
    const rule = ruleFor(difference, page)
    if (rule) count(result, rule, 1)
    else result.differences.push(difference)
  }
  if (result.differences.length === 0) return result
  const rest = differencesBesideChildren(pair())
  return rest.length > 0
    ? { ...result, status: 'different', differences: rest }
    : { ...result, status: 'children' }
}

/** The differences that remain if the form of children is ignored. */
function differencesBesideChildren(page: PagePair): Difference[] {
  openChildren(page)
  for (const { apply } of treeRules) apply(page)
  return findDifferences(page.reference, page.skerry).filter((it) => !ruleFor(it, page))
}

function ruleFor(difference: Difference, page: PagePair): string | undefined {
  return differenceRules.find(({ explains }) => explains(difference, page))?.name
}

function count(result: PageResult, rule: string, places: number): void {
  if (places > 0) result.rules[rule] = (result.rules[rule] ?? 0) + places
}

/** The frontmatter keys that rules depend on. */
function readFrontmatter(file: string): PagePair['frontmatter'] {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const block = /^---(?!-)[ \t]*\r?\n?([\s\S]*?)\r?\n---/.exec(text)?.[1]
  if (block === undefined) return {}
  return (parseYaml(block) ?? {}) as PagePair['frontmatter']
}

function parseYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
