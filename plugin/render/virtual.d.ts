/// <reference types="vite/client" />

/** Types of the plugin's virtual modules. */

declare module 'virtual:skerry/settings' {
  /** The site's settings: `docs.json` after normalization, without the navigation. */
  const settings: import('../../runtime/types/settings.ts').SiteSettings
  export default settings
}

declare module 'virtual:skerry/navigation' {
  /** The whole navigation tree, with URLs and labels. */
  const navigation: import('../../runtime/types/navigation.ts').Navigation
  export default navigation
}

declare module 'virtual:skerry/components' {
  /** All components that MDX pages can use, with the user's overrides applied. */
  type Component = import('../../runtime/types/rendering.ts').AnyComponent
  const components: Record<
    import('../../theme/components/about.ts').ComponentName,
    Component
  > &
    Record<string, Component>
  export default components
}

declare module 'virtual:skerry/layout' {
  /** All layout parts, with the user's overrides applied. */
  const layout: import('../../theme/layout-parts.ts').LayoutParts
  export default layout
}

declare module 'virtual:skerry/icons' {
  /**
   * Returns an icon's SVG body and view box, or undefined if the name is unknown. In the
   * browser, only icons named in the site's own modules are known.
   */
  export function readIcon(
    icon: import('../../runtime/types/settings.ts').IconRef,
  ): import('../../runtime/types/settings.ts').IconDrawing | undefined
  /** Names similar to a mistyped one, nearest first. */
  export function nearestIcons(name: string): string[]
}

declare module 'virtual:skerry/search' {
  /** The engine that answers search queries. */
  const engine: import('../../theme/search/search-engine.ts').SearchEngine
  export default engine
}

declare module 'virtual:skerry/strings' {
  /** The interface strings for a language tag. In the browser, only for the site's languages. */
  export function stringsFor(
    language: string,
  ): import('../../theme/strings/en.ts').Strings
}
