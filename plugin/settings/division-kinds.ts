/**
 * The lists of divisions in a navigation, each with the key that contains the label of an entry.
 */
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

/** The key of a list of divisions: `languages`, `tabs`. */
export type DivisionList = keyof typeof divisionKinds
/** The lists, in the order of the specification. */
export const divisionLists = Object.keys(divisionKinds) as DivisionList[]

/** What a division is, which is also the key of its label: `language`, `tab`. */
export type DivisionKind = (typeof divisionKinds)[DivisionList]

/** The keys that determine the kind of a navigation entry and contain its label. */
export const labelKeys: ReadonlySet<string> = new Set([
  ...Object.values(divisionKinds),
  'group',
])
