import type { RootContent } from 'mdast'
import { foreignComponents } from '../compile/foreign-components.ts'
import { isTag, type Tag } from '../mdx/tag.ts'
import { isOfOtherGenerator } from '../render/describe-missing-import.ts'
import { findImports } from '../site/find-imports.ts'
import { convertBadge } from './convert-badge.ts'
import { convertCallout } from './convert-callout.ts'
import { convertFields, convertPackageManager } from './convert-generated.ts'
import { convertSteps } from './convert-steps.ts'
import { convertTabs, FOREIGN_PANEL } from './convert-tabs.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { moveIntoContent } from './fill-tag.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'
import { renamed, type ForeignTag } from './foreign-tag.ts'

/** Returns edits, or undefined to leave the tag as it is. */
type ConvertTag = (foreign: ForeignTag) => TextEdit[] | undefined

/** Components that take more than other names. */
const SPECIAL: Readonly<Record<string, ConvertTag>> = {
  Admonition: convertCallout,
  Aside: convertCallout,
  Callout: convertCallout,
  Tabs: convertTabs,
  Steps: convertSteps,
  Card: (foreign) => moveIntoContent(foreign, 'description'),
  LinkCard: (foreign) => moveIntoContent(foreign, 'description'),
  'Cards.Card': (foreign) => moveIntoContent(foreign, 'description'),
  Badge: convertBadge,
  Code: (foreign) => moveIntoContent(foreign, 'code'),
  FileTree: ({ page, tag }) =>
    tag.children.some((child) => isTag(child) && child.name?.startsWith('FileTree.'))
      ? renamed({ page, tag }, 'Tree')
      : undefined,
  TypeTable: convertFields,
  PackageManagerTabs: convertPackageManager,
}

/** Converts components of other tools. A page's own components of the same name stay. */
export function convertComponents(page: ForeignPage): Conversion[] {
  const own = declaredNames(page)
  const found: Conversion[] = []
  visitNodes(page.tree, (node, around) => {
    if (!isTag(node) || node.name === null) return
    if (page.isCode(page.place(node).start)) return
    if (own.has(node.name.split('.')[0]!) || isHandledAbove(node, around)) return
    const foreign = { page, tag: node }
    const edits = Object.hasOwn(SPECIAL, node.name)
      ? SPECIAL[node.name]!(foreign)
      : renamed(foreign, foreignComponents.get(node.name) ?? node.name)
    if (edits && edits.length > 0) found.push({ kind: 'component', edits })
  })
  return found
}

/** Tabs are converted with what contains them. */
function isHandledAbove({ name }: Tag, around: readonly RootContent[]): boolean {
  const parent = around.findLast(({ type }) => type !== 'paragraph')
  return (
    FOREIGN_PANEL.test(name!) &&
    parent !== undefined &&
    isTag(parent) &&
    parent.name === 'Tabs'
  )
}

/** Names of the page's own components. */
function declaredNames({ text, codeAt }: ForeignPage): Set<string> {
  const own = new Set<string>()
  for (const { start, from, bindings } of findImports(text)) {
    const at = codeAt(start)
    if (isOfOtherGenerator(from) || (at !== undefined && at !== 'mdxjsEsm')) continue
    for (const { local } of bindings) own.add(local)
  }
  const exports = /^export\s+(?:const|let|var|function|class)\s+([A-Z][\w$]*)/gm
  for (const { 1: name = '' } of text.matchAll(exports)) own.add(name)
  return own
}
