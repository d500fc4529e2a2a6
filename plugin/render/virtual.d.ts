/// <reference types="vite/client" />

/** Types of the modules that the plugin generates. */

declare module 'virtual:skerry/settings' {
  /** The site's settings: `docs.json` after reading, the navigation left out. */
  const settings: import('../../runtime/types/settings.ts').SiteSettings
  export default settings
}

declare module 'virtual:skerry/navigation' {
  /** The whole navigation tree, with addresses and labels. */
  const navigation: import('../../runtime/types/navigation.ts').Navigation
  export default navigation
}

declare module 'virtual:skerry/components' {
  /** Every component an MDX page may use, the user's overrides in place of the theme's. */
  type Component = import('../../runtime/types/rendering.ts').AnyComponent
  const components: Record<
    import('../../theme/components/about.ts').ComponentName,
    Component
  > &
    Record<string, Component>
  export default components
}

declare module 'virtual:skerry/layout' {
  /** Every part of the layout, the user's overrides in place of the theme's. */
  const layout: import('../../theme/layout-parts.ts').LayoutParts
  export default layout
}

declare module 'virtual:skerry/icons' {
  /**
   * An icon's SVG body and view box, or undefined when the name is unknown. In the browser
   * those are known whose names stand in the site's own modules.
   */
  export function readIcon(
    icon: import('../../runtime/types/settings.ts').IconRef,
  ): import('../../runtime/types/settings.ts').IconDrawing | undefined
  /** Names that a mistyped one may have meant, nearest first. */
  export function nearestIcons(name: string): string[]
}

declare module 'virtual:skerry/search' {
  /** What answers the queries of the search. */
  const engine: import('../../theme/search/search-engine.ts').SearchEngine
  export default engine
}

declare module 'virtual:skerry/strings' {
  /** The words of the theme for a language tag; in the browser, of the site's languages. */
  export function stringsFor(
    language: string,
  ): import('../../theme/strings/en.ts').Strings
}
