import type { ComponentChildren } from 'preact'

/** One tab and its panel. */
export interface TabItem {
  /** The text of the tab, by which choices are compared. */
  title: string
  /** The title with its markup, where it has any. */
  label?: ComponentChildren
  icon?: ComponentChildren
  /** Of the panel; choosing the tab writes it to the hash. */
  id?: string
  content: ComponentChildren
}
