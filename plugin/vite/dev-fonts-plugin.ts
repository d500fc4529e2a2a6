import type { Plugin } from 'vite'

/**
 * Lets the theme's fonts replace the fallback fonts at any time in dev.
 *
 * When a media query changes (the window's size, the mode, print), Chromium loads fonts anew, and
 * uses one with `font-display: optional` only if it doesn't have to ask the server for it. Vite's
 * dev server lets files expire at once.
 */
export function devFontsPlugin(): Plugin {
  return {
    name: 'skerry:dev-fonts',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/fonts\/[\w-]+\.css/ },
      handler: (code) => code.replaceAll('font-display: optional', 'font-display: swap'),
    },
  }
}
