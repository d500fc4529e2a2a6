/** What a social card shows: the argument of its template. */
export interface SocialCard {
  title: string
  /** Labels of what the page lies in, the outermost first: a tab, groups. */
  section: readonly string[]
  description?: string
  /** The layout, as `thumbnails.preset` in `docs.json` or `thumbnail` in frontmatter. */
  preset?: 'classic' | 'headline' | 'minimal'
  /** Whether the background has a glow of the primary colour. */
  glow?: boolean
  /** The look of `section`. */
  eyebrow?: { style?: 'plain' | 'bar' | 'pill'; color?: string }
  /** The site's name. */
  site: string
  /** The file of the logo, as a URL that `<img src>` takes, and its size. */
  logo?: { src: string; width: number; height: number }
  /** The image of `thumbnails.background`, as a URL that `<img src>` takes. */
  background?: string
  appearance: 'light' | 'dark'
  /** CSS colours with enough contrast on `ground`. */
  colors: { ground: string; text: string; muted: string; accent: string; primary: string }
  /** The families of the fonts that were found, the first for the title. */
  fonts: readonly string[]
  /** BCP 47. */
  language: string
}

/** The option `socialCards`. */
export interface SocialCardOptions {
  /**
   * A component in place of the theme's card, with a `SocialCard` as props and its styles in
   * `style`. The path starts at the content folder.
   */
  template?: string
  /**
   * Font files (TTF, OTF, WOFF, WOFF2) for letters that Inter lacks. Paths start at the content
   * folder.
   */
  fonts?: string[]
}

/** In pixels, as social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 }
