/** Types of the modules that the plugin generates. */

declare module 'virtual:skerry/settings' {
  /** The site's settings: `docs.json` after reading. */
  const settings: import('./types/settings.ts').Settings
  export default settings
}

declare module 'virtual:skerry/navigation' {
  /** The whole navigation tree, with addresses and labels. */
  const navigation: import('./types/navigation.ts').Navigation
  export default navigation
}

declare module 'virtual:skerry/components' {
  /** Every component an MDX page may use, the user's overrides in place of the theme's. */
  const components: Record<string, import('preact').ComponentType<any>>
  export default components
}

declare module 'virtual:skerry/layout' {
  /** Every part of the layout, the user's overrides in place of the theme's. */
  const layout: import('../theme/layout-parts.ts').LayoutParts
  export default layout
}

declare module 'virtual:skerry/icons' {
  /**
   * An icon's SVG body and view box, or undefined when the name is unknown. In the browser
   * those are known whose names stand in the site's own modules.
   */
  export function readIcon(
    icon: import('./types/settings.ts').IconRef,
  ): import('./types/settings.ts').IconDrawing | undefined
  /** Names that a mistyped one may have meant, nearest first. */
  export function nearestIcons(name: string): string[]
}

declare module 'virtual:skerry/strings' {
  /** The words of the theme for a language tag; in the browser, of the site's languages. */
  export function stringsFor(language: string): import('../theme/strings/en.ts').Strings
}

/** Styles follow the import graph: a component imports its own. */
declare module '*.css'
