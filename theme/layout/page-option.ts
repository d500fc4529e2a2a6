import type { IconRef } from '../../runtime/types/settings.ts'

/** One entry of the page menu: a link, or a button that needs a script. */
export interface PageOption {
  key: string
  label: string
  hint?: string
  icon?: IconRef
  href?: string
  action?: 'copy' | 'print'
  /** What a click copies. */
  copy?: string
  /** The address has `ORIGIN` in it, which the browser fills in. */
  needsOrigin?: boolean
}
