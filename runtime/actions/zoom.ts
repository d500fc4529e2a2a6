/**
 * Images that can be enlarged. Those in links, buttons and summaries keep the behaviour of
 * their container.
 */
const zoomable = 'img[data-zoom]:not(a *, button *, summary *)'

/** Makes zoomable images focusable. `data-zoom` is the label of the action. */
export function enhanceImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(zoomable)) {
    if (image.tabIndex === 0) continue
    image.tabIndex = 0
    image.role = 'button'
    image.ariaLabel = [image.dataset['zoom'], image.alt].filter(Boolean).join(': ')
    // Without alternative text, it would be presentational, which a button can't be.
    image.alt ||= image.ariaLabel
  }
}

/** Opens an image enlarged in a dialog, which Escape, a click or Enter closes. */
export function handleZoom(event: Event, target: Element): void {
  const { type } = event
  if (!target.matches(zoomable)) return
  if (type === 'keydown' && !['Enter', ' '].includes((event as KeyboardEvent).key)) return
  event.preventDefault()
  const image = target as HTMLImageElement
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  const large = document.createElement('img')
  dialog.className = 'image-zoom'
  // Without the page's `width` and `height`. With `sizes`, `srcset` has smaller versions of the
  // image. Otherwise it has larger ones, for dense screens, and in a `<picture>` the source counts.
  large.src = image.sizes ? image.src : image.currentSrc
  large.alt = image.alt
  button.autofocus = true
  button.append(large)
  dialog.append(button)
  dialog.onclick = () => dialog.close()
  dialog.onclose = () => dialog.remove()
  document.body.append(dialog)
  dialog.showModal()
}
