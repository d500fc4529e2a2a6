import type { BannerSetting, FooterSetting, NavbarSetting } from './frame-schema.ts'
import type { ApiSources } from './api-schema.ts'
import type * as v from 'valibot'
import type { IconRef, LightDark, Paint } from './value-types.ts'

/**
 * The recursive tree. Any division may contain any other; the kind of a node
 * follows from its label key. Valibot needs the types of recursive schemas spelled out.
 */
export interface NavigationParent {
  languages?: LanguageNode[]
  versions?: VersionNode[]
  products?: ProductNode[]
  tabs?: TabNode[]
  dropdowns?: DropdownNode[]
  anchors?: AnchorNode[]
  menu?: ItemNode[]
  groups?: GroupNode[]
  pages?: (string | GroupNode)[]
}

interface Sources {
  openapi?: v.InferOutput<typeof ApiSources>
  asyncapi?: v.InferOutput<typeof ApiSources>
  directory?: 'none' | 'accordion' | 'card'
}

interface Look {
  icon?: IconRef
  iconType?: string
  hidden?: boolean
}

/** What every division may have. */
export interface DivisionNode extends NavigationParent, Sources, Look {
  href?: string
  color?: Paint | LightDark
  description?: string
  tag?: string
  default?: boolean
  searchable?: boolean
  align?: 'start' | 'end'
  global?: GlobalNode
  banner?: v.InferOutput<typeof BannerSetting>
  footer?: v.InferOutput<typeof FooterSetting>
  navbar?: v.InferOutput<typeof NavbarSetting>
}

/** An entry of `languages`. The label is its code: `pt-BR`. */
export interface LanguageNode extends DivisionNode {
  language: string
}

/** An entry of `versions`. The label is what the version menu shows. */
export interface VersionNode extends DivisionNode {
  version: string
}

/** An entry of `products`. `name` is allowed, without effect: the label is `product`. */
export interface ProductNode extends DivisionNode {
  product: string
  name?: string
}

/** An entry of `tabs`, the row below the top bar. */
export interface TabNode extends DivisionNode {
  tab: string
}

/** An entry of `dropdowns`, the menu at the top of the sidebar. */
export interface DropdownNode extends DivisionNode {
  dropdown: string
}

/** An entry of `anchors`, the list at the top of the sidebar. */
export interface AnchorNode extends DivisionNode {
  anchor: string
}

/** An entry of a tab's `menu`. */
export interface ItemNode extends DivisionNode {
  item: string
}

/** An entry of `groups`, or one among `pages`: a titled section of the sidebar. */
export interface GroupNode extends Look, Sources {
  group: string
  tag?: string
  root?: string
  expanded?: boolean
  searchable?: boolean
  boost?: number
  audience?: string | string[]
  public?: boolean
  groups?: GroupNode[]
  pages?: (string | GroupNode)[]
}

/** Entries visible everywhere below. */
export interface GlobalNode {
  languages?: LanguageNode[]
  versions?: VersionNode[]
  products?: ProductNode[]
  tabs?: TabNode[]
  dropdowns?: DropdownNode[]
  anchors?: AnchorNode[]
}

/** The value of `navigation`: one list of divisions, groups or pages, and `global`. */
export interface NavigationNode extends NavigationParent, Sources {
  global?: GlobalNode
}
