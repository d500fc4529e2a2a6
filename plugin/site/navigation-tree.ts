import type { NavPage } from '../../runtime/types/navigation.ts'
import type {
  DivisionEntry,
  DivisionKind,
  IconRef,
} from '../../runtime/types/settings.ts'
import type { SourcePage } from './site.ts'

/** The navigation as written, its references resolved to pages. */
export interface TreeRoot {
  kind: 'root'
  children: TreeNode[]
  global: TreeDivision[]
}

export type DirectoryStyle = 'none' | 'accordion' | 'card'

export type TreeNode = TreeDivision | TreeGroup | TreePage

export interface TreeDivision {
  kind: DivisionKind
  entry: DivisionEntry
  label: string
  /** The root or the division around it. */
  parent: TreeRoot | TreeDivision
  children: TreeNode[]
  global: TreeDivision[]
}

export interface TreeGroup {
  kind: 'group'
  name: string
  icon?: IconRef
  tag?: string
  expanded: boolean
  /** Of the nearest node that has it. */
  directory?: DirectoryStyle
  parent?: TreeGroup
  root?: TreePage
  children: (TreeGroup | TreePage)[]
}

/** A page in one place of the navigation. */
export interface TreePage {
  kind: 'page'
  page: SourcePage
  item: NavPage
  /** The root or division in whose sidebar it stands. */
  branch: TreeRoot | TreeDivision
  group?: TreeGroup
  /** Hidden by itself or by a group: not in its own branch's sidebar. */
  hidden: boolean
  /** Hidden by anything around it. */
  unlisted: boolean
  /** `searchable` of the nearest node that has it. */
  searchable?: boolean
  boost?: number
  version?: string
  /** BCP 47. */
  language?: string
}

/** Whether a node is a language, version, product, tab, dropdown, anchor or menu item. */
export function isDivision(node: TreeNode): node is TreeDivision {
  return node.kind !== 'page' && node.kind !== 'group'
}

/** The divisions around a branch, outermost first, itself last. */
export function chainOf(branch: TreeRoot | TreeDivision): TreeDivision[] {
  const chain: TreeDivision[] = []
  for (let node = branch; node.kind !== 'root'; node = node.parent) chain.unshift(node)
  return chain
}
