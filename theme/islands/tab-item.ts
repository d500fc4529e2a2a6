import type { ComponentChildren } from 'preact'

/** A tab and its panel. */
export interface TabItem {
  /** Plain text of the tab, by which choices are matched. */
  title: string
  /** The title with markup, if it has any. */
  label?: ComponentChildren
  icon?: ComponentChildren
  /** Id of the panel. Selecting the tab writes it to the hash. */
  id?: string
  content: ComponentChildren
}
