import type { NavPage } from '../../runtime/types/navigation.ts'
import type {
  DivisionEntry,
  DivisionKind,
  IconRef,
} from '../../runtime/types/settings.ts'
import type { SourcePage } from './site.ts'

/** The navigation with references resolved to pages. */
export interface TreeRoot {
  kind: 'root'
  children: TreeNode[]
  global: TreeDivision[]
}

/** How the root page of a group lists its content. */
export type DirectoryStyle = 'none' | 'accordion' | 'card'

/** A node of the tree below its root. */
export type TreeNode = TreeDivision | TreeGroup | TreePage

/** A language, version, product, tab, dropdown, anchor or menu item. */
export interface TreeDivision {
  kind: DivisionKind
  entry: DivisionEntry
  label: string
  /** The enclosing division, or the root. */
  parent: TreeRoot | TreeDivision
  children: TreeNode[]
  global: TreeDivision[]
}

/** A group of pages in a sidebar. */
export interface TreeGroup {
  kind: 'group'
  name: string
  icon?: IconRef
  tag?: string
  expanded: boolean
  /** Inherited from the nearest node that sets it. */
  directory?: DirectoryStyle
  parent?: TreeGroup
  root?: TreePage
  children: (TreeGroup | TreePage)[]
}

/** An occurrence of a page in the navigation. */
export interface TreePage {
  kind: 'page'
  page: SourcePage
  item: NavPage
  /** The root or division whose sidebar contains it. */
  branch: TreeRoot | TreeDivision
  group?: TreeGroup
  /** Hidden itself or by a group, so absent from its branch's sidebar. */
  hidden: boolean
  /** Hidden itself or by any enclosing node. */
  unlisted: boolean
  /** Its audience lacks readers who are not logged in. */
  forOthers?: boolean
  /** The page is shown at another of its places. */
  isRepeat?: boolean
  /** Inherited from the nearest node that sets it. */
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

/** The divisions that enclose a branch, outermost first, ending with itself. */
export function chainOf(branch: TreeRoot | TreeDivision): TreeDivision[] {
  const chain: TreeDivision[] = []
  for (let node = branch; node.kind !== 'root'; node = node.parent) chain.unshift(node)
  return chain
}
