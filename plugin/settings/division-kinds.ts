/** The lists of divisions that navigation has, and the key that names an entry of each. */
export const divisionKinds = {
  languages: 'language',
  versions: 'version',
  products: 'product',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  /** Entries of a tab's menu. */
  menu: 'item',
} as const

export type DivisionList = keyof typeof divisionKinds
/** The lists, in the order of the specification. */
export const divisionLists = Object.keys(divisionKinds) as DivisionList[]

export type DivisionKind = (typeof divisionKinds)[DivisionList]

/** The keys that say what an entry of the navigation is, and carry its label. */
export const labelKeys: ReadonlySet<string> = new Set([
  ...Object.values(divisionKinds),
  'group',
])
