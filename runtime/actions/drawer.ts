/**
 * While the drawer (a popover) is open, makes everything outside of it inert and moves the
 * focus inside. This is undone on `beforetoggle`, before the drawer closes, so that the browser
 * can return the focus to the button. It is applied a frame after opening, because the browser
 * only remembers the button if it isn't inert when the drawer opens.
 */
export function handleDrawer({ target, newState }: ToggleEvent): void {
  const drawer = target as HTMLElement
  if (drawer.id !== 'mobile-nav') return
  if (newState === 'closed') return setOutsideInert(drawer, false)
  requestAnimationFrame(() => {
    if (!drawer.matches(':popover-open')) return
    setOutsideInert(drawer, true)
    drawer.querySelector<HTMLElement>('.drawer-head button')?.focus()
  })
}

function setOutsideInert(drawer: Element, inert: boolean): void {
  let part = drawer
  for (; part !== document.body; part = part.parentElement!) {
    for (const beside of part.parentElement!.children) {
      if (beside !== part) (beside as HTMLElement).inert = inert
    }
  }
}
