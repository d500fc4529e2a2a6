/**
 * While the drawer, a popover, is open, all that is beside it, at any level, is inert, and the focus
 * is in it. That ends before it closes (`beforetoggle`): the browser then gives the focus back to its
 * button, which it has noted if the button was not inert when the drawer opened.
 */
export function answerDrawer({ target, newState }: ToggleEvent): void {
  const drawer = target as HTMLElement
  if (drawer.id !== 'mobile-nav') return
  if (newState === 'closed') return setBeside(drawer, false)
  requestAnimationFrame(() => {
    if (!drawer.matches(':popover-open')) return
    setBeside(drawer, true)
    drawer.querySelector<HTMLElement>('.drawer-head button')?.focus()
  })
}

function setBeside(drawer: Element, inert: boolean): void {
  let part = drawer
  for (; part !== document.body; part = part.parentElement!) {
    for (const beside of part.parentElement!.children) {
      if (beside !== part) (beside as HTMLElement).inert = inert
    }
  }
}
