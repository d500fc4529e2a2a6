import { iconKey } from './icon-key.ts'
import type { IconDrawing, IconRef } from './types/settings.ts'

const known = new Map<string, IconDrawing>()

/** Makes icons known that a module of the site names; by their `iconKey`. */
export function addIcons(drawings: Record<string, IconDrawing>): void {
  for (const [key, drawing] of Object.entries(drawings)) known.set(key, drawing)
}

/**
 * An icon in the browser, for components in an author's island: one that a module of the site
 * names, or that the server has rendered in an island of this page.
 */
export function readIcon(icon: IconRef): IconDrawing | undefined {
  const key = iconKey(icon)
  const drawing = known.get(key) ?? readInlined(key)
  if (drawing) known.set(key, drawing)
  return drawing
}

/** The browser suggests nothing: the server has said what is wrong. */
export function nearestIcons(): string[] {
  return []
}

function readInlined(key: string): IconDrawing | undefined {
  const svg = document.querySelector(`svg[data-icon="${CSS.escape(key)}"]`)
  const viewBox = svg?.getAttribute('viewBox')
  return svg && viewBox ? { body: svg.innerHTML, viewBox } : undefined
}
