/**
 * Copies a text. Falls back to `execCommand`, because the clipboard API is unavailable over plain
 * HTTP.
 *
 * @param place The fallback's text area is added here. Outside of an open modal dialog it would
 *   be inert.
 * @returns False if the browser copied nothing.
 */
export async function copyText(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const focused = document.activeElement
    const area = document.createElement('textarea')
    area.value = text
    area.className = 'sr-only'
    place.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return isCopied
  }
}
