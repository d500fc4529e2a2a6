import { iconKey } from './icon-key.ts'
import type { IconDrawing, IconRef } from './types/settings.ts'

const known = new Map<string, IconDrawing>()

/** Registers icons that a module of the site names, keyed by `iconKey`. */
export function addIcons(drawings: Record<string, IconDrawing>): void {
  for (const [key, drawing] of Object.entries(drawings)) known.set(key, drawing)
}

/**
 * Looks up an icon in the browser, for components inside an author's island. Finds icons that
 * were registered with `addIcons` and icons that the server rendered in this page.
 */
export function readIcon(icon: IconRef): IconDrawing | undefined {
  const key = iconKey(icon)
  const drawing = known.get(key) ?? readInlined(key)
  if (drawing) known.set(key, drawing)
  return drawing
}

/**
 * Suggestions for an unknown icon. Empty in the browser: the server has already reported the
 * problem.
 */
export function nearestIcons(): string[] {
  return []
}

/** Reads an icon of the page, or of those that islands may show later (`unseenIcons`). */
function readInlined(key: string): IconDrawing | undefined {
  const selector = `svg[data-icon="${CSS.escape(key)}"]`
  const unseen = document.querySelectorAll<HTMLTemplateElement>(
    'template[data-slot="$icons"]',
  )
  const svg = [document, ...Array.from(unseen, ({ content }) => content)]
    .map((root) => root.querySelector(selector))
    .find((found) => found !== null)
  const viewBox = svg?.getAttribute('viewBox')
  return svg && viewBox ? { body: svg.innerHTML, viewBox } : undefined
}
