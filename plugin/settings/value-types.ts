/** A pair of values, one for each mode. */
export interface LightDark<T = string> {
  light: T
  dark: T
}

/** An icon, as authors name it. */
export interface IconRef {
  /** `rocket`, `/images/a.svg`, `https://…`; the prefix of `fa-rocket` is already removed. */
  name: string
  /** Font Awesome style: `solid`, `regular`, `brands`, `duotone`, … */
  style?: string
  library?: 'fontawesome' | 'lucide' | 'tabler'
}

/** `#rrggbb`, or a gradient of several, from the lower left to the upper right. */
export type Paint = string | { from: string; via?: string; to: string }
