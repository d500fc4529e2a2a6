/** Images that a click may enlarge: those in links and buttons do what these do. */
const zoomable = 'img[data-zoom]:not(a *, button *, summary *)'

/** Makes the page's images reachable by keyboard; `data-zoom` says what a click does. */
export function offerZoom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(zoomable)) {
    if (image.tabIndex === 0) continue
    image.tabIndex = 0
    image.role = 'button'
    image.ariaLabel = [image.dataset['zoom'], image.alt].filter(Boolean).join(': ')
  }
}

/** Shows an image large, in a dialog: Escape, a click or Enter closes it again. */
export function answerZoom(event: Event, target: Element): void {
  const { type } = event
  if (!target.matches(zoomable)) return
  if (type === 'keydown' && !['Enter', ' '].includes((event as KeyboardEvent).key)) return
  event.preventDefault()
  const image = target as HTMLImageElement
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  const large = document.createElement('img')
  dialog.className = 'image-zoom'
  // The chosen source, without the size that the page gives it.
  large.src = image.currentSrc || image.src
  large.alt = image.alt
  button.autofocus = true
  button.append(large)
  dialog.append(button)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
