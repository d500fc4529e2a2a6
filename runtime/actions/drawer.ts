/**
 * While the drawer (a popover) is open, makes it a modal dialog: everything outside of it is
 * inert, and the focus moves inside. This is undone on `beforetoggle`, before the drawer closes,
 * so that the browser can return the focus to the button. It is applied a frame after opening,
 * because the browser only remembers the button if it isn't inert when the drawer opens.
 */
export function handleDrawer({ target, newState }: ToggleEvent): void {
  const drawer = target as HTMLElement
  if (drawer.id !== 'mobile-nav') return
  if (newState === 'closed') return setModal(drawer, false)
  requestAnimationFrame(() => {
    if (!drawer.matches(':popover-open')) return
    setModal(drawer, true)
    // Without scrolling, because the list opened at the current page.
    drawer
      .querySelector<HTMLElement>('.drawer-head button')
      ?.focus({ preventScroll: true })
  })
}

function setModal(drawer: Element, modal: boolean): void {
  // The role is that of the content, because a `<nav>` can't be a dialog.
  const content = drawer.firstElementChild!
  content.role = modal ? 'dialog' : null
  content.ariaModal = modal ? 'true' : null
  content.ariaLabel = modal ? drawer.ariaLabel : null

  let part = drawer
  for (; part !== document.body; part = part.parentElement!) {
    for (const beside of part.parentElement!.children) {
      if (beside !== part) (beside as HTMLElement).inert = modal
    }
  }
}
