import { iconKey } from './icon-key.ts'
import type { IconDrawing, IconRef } from './types/settings.ts'

/** Names of icons in libraries. Others are images and emoji, which need no drawing. */
const NAME = /^[\w -]+$/

/**
 * Returns drawings of the icons that an island's props name and its HTML lacks: the browser, which
 * has no library, may be about to show them.
 *
 * @param json The props.
 * @param html What the server rendered.
 */
export function unseenIcons(
  json: string,
  html: string,
  readIcon: (icon: IconRef) => IconDrawing | undefined,
): string {
  if (!/icon/i.test(json)) return ''
  const drawings = new Map<string, IconDrawing>()
  addIcons(JSON.parse(json))
  return [...drawings]
    .map(
      ([key, { viewBox, body }]) =>
        `<svg data-icon="${key}" viewBox="${viewBox}">${body}</svg>`,
    )
    .join('')

  function addIcons(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const type = 'iconType' in value ? value.iconType : undefined
    const style = typeof type === 'string' && NAME.test(type) ? type : undefined
    for (const [key, part] of Object.entries(value))
      if (typeof part !== 'string') addIcons(part)
      else if (/icon/i.test(key) && key !== 'iconType' && NAME.test(part))
        addIcon({ name: part.trim(), style })
  }

  function addIcon(icon: IconRef): void {
    const key = iconKey(icon)
    if (html.includes(`data-icon="${key}"`)) return
    const drawing = readIcon(icon)
    if (drawing) drawings.set(key, drawing)
  }
}
