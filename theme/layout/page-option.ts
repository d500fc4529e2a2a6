import type { IconRef } from '../../runtime/types/settings.ts'

/** An entry of the page menu: a link, or a button that needs JavaScript. */
export interface PageOption {
  key: string
  label: string
  hint?: string
  icon?: IconRef
  /** URL of a file with the icon, for a menu that is closed at first. */
  logo?: string | undefined
  href?: string
  action?: 'copy' | 'print'
  /** Text that a click copies. */
  copy?: string
  /** The URL contains `ORIGIN`, which the browser replaces. */
  needsOrigin?: boolean
}
